import type { MessageAttachment } from '@outrider/contract/inbox/message';
import type { MessageStructure } from '../../../platform/imap/imap-types.ts';
import { storedText } from '../stored-text.ts';

const FILES_MAX = 100;
const NAME_MAX = 255;

/** Every part of a message that is not the text a reader sees. */
export function listAttachments(root: MessageStructure): MessageAttachment[] {
  const found: MessageAttachment[] = [];
  // A stack of one's own: how deep parts are nested is the sender's choice.
  const left: MessageStructure[] = [root];
  for (let node = left.pop(); node && found.length < FILES_MAX; node = left.pop()) {
    const { childNodes, type } = node;
    // A mail inside a mail is one file; its parts are its own.
    if (childNodes && type !== 'message/rfc822') left.push(...childNodes.toReversed());
    else if (!isText(node)) found.push(describe(node));
  }
  return found;
}

function isText({ type, disposition, parameters, dispositionParameters }: MessageStructure): boolean {
  if (disposition === 'attachment') return false;
  if (type !== 'text/plain' && type !== 'text/html' && !type.startsWith('multipart/')) return false;
  return disposition !== 'inline' || !(dispositionParameters?.filename ?? parameters?.name);
}

function describe({ part, type, disposition, ...node }: MessageStructure): MessageAttachment {
  const { parameters, dispositionParameters, id = '', size = 0, encoding, envelope } = node;
  const name = dispositionParameters?.filename ?? parameters?.name ?? (envelope ? `${envelope.subject ?? ''}.eml` : '');
  return {
    id: part ?? '1',
    name: storedText(name, NAME_MAX),
    mimeType: storedText(type, NAME_MAX),
    // RFC 2045, 6.8: 57 bytes become a line of 78.
    size: encoding?.toLowerCase() === 'base64' ? Math.floor((size * 57) / 78) : size,
    contentId: storedText(id, NAME_MAX).replaceAll(/[<>]/g, ''),
    inlined: disposition !== 'attachment' && id !== '',
  };
}
