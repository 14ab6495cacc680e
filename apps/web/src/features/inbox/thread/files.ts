import type { MessageAttachment } from '@outrider/contract/inbox/message';
import { downloadPart } from '../../../api/inbox/inbox.ts';

/** Drawn by the browser as pictures alone. An SVG is a page, so it is none of them. */
const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/avif'];
const PDF = 'application/pdf';

export function previewKind({ mimeType }: Pick<MessageAttachment, 'mimeType'>): 'picture' | 'pdf' | undefined {
  const type = mimeType.toLowerCase();
  if (type === PDF) return 'pdf';
  return PICTURES.includes(type) ? 'picture' : undefined;
}

/** The file itself. It is given the type it is shown as, never one that a browser would run. */
export async function fetchFile(mid: string, file: MessageAttachment): Promise<Blob> {
  const response = await downloadPart({ mid, part: file.id });
  const type = previewKind(file) === undefined ? 'application/octet-stream' : file.mimeType.toLowerCase();
  return new Blob([await response.arrayBuffer()], { type });
}
