import type { ComposeAttachment } from '@outrider/contract/compose/attrs';
import { keepUploadAsFile } from '../../../api/files.ts';
import { composer } from '../composer.ts';
import { uploadFile } from './mail-uploads.ts';

/** Puts files into a mail as they arrive; one too large for most mail servers goes into the attachment space as a link. */
export function attachFiles(cid: string, chosen: readonly File[]): void {
  for (const file of chosen) void attach(cid, file);
}

async function attach(cid: string, file: File): Promise<void> {
  const attachment = await uploadFile(cid, file);
  if (attachment) addAttachment(cid, attachment);
}

export const addAttachment = (cid: string, attachment: ComposeAttachment) =>
  composer.change(cid, ({ entry, ...mail }) => ({
    ...mail,
    entry: {
      ...entry,
      attachment: [...entry.attachment.filter(({ id }) => id !== attachment.id), attachment],
      linkAttached: entry.linkAttached || attachment.mode === 'link',
    },
  }));

export const renameAttachment = (cid: string, id: string, name: string) =>
  composer.change(cid, ({ entry, ...mail }) => ({
    ...mail,
    entry: {
      ...entry,
      attachment: entry.attachment.map((file) => (file.id === id ? { ...file, name, fileName: name } : file)),
    },
  }));

/** Into the attachment space: the mail then carries a link to it. */
export async function sendAsLink(cid: string, id: string): Promise<void> {
  const { fileId } = await keepUploadAsFile({ uploadId: id });
  composer.change(cid, ({ entry, ...mail }) => ({
    ...mail,
    entry: {
      ...entry,
      linkAttached: true,
      attachment: entry.attachment.map((file) =>
        file.id === id ? { ...file, mode: 'link', cloudIdentity: fileId } : file,
      ),
    },
  }));
}

export const removeAttachment = (cid: string, id: string) =>
  composer.change(cid, ({ entry, ...mail }) => {
    const attachment = entry.attachment.filter((file) => file.id !== id);
    return { ...mail, entry: { ...entry, attachment, linkAttached: attachment.some(({ mode }) => mode === 'link') } };
  });
