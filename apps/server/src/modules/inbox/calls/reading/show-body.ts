import type { MessageAttachment, MessageBody } from '@outrider/contract/inbox/message';
import { markQuotes } from '@outrider/mail-kit';
import { inspectMailHtml } from '@outrider/mail-kit/html/sanitize-mail-html';
import type { StoredBody } from './bodies.repository.ts';

type Links = {
  /** Where a remote image is shown from; undefined when they stay away. */
  remoteImage: ((url: string) => string) | undefined;
  partImage: (part: string) => string;
};

/** Base64 makes four of three, and lines of it. Of a mail of which only the beginning is kept, files may be all that is missing. */
const ENCODED = 1.4;
const LONG_TEXT_BYTES = 524_288;

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Whether something of the text itself is missing, and not of its files alone. */
export const isTextCut = (
  { is_cut }: Pick<StoredBody, 'is_cut'>,
  { size, attachments }: { size: number; attachments: readonly MessageAttachment[] },
): boolean => is_cut && size - ENCODED * sum(attachments.map((attachment) => attachment.size)) > LONG_TEXT_BYTES;

/** What a reader shows: sanitised at every reading, so that a rule learnt later holds for mail stored before. */
export function showBody(
  { html, body, rtf, written, is_cut }: StoredBody,
  { size, attachments }: { size: number; attachments: readonly MessageAttachment[] },
  { remoteImage, partImage }: Links,
): MessageBody {
  const isCut = isTextCut({ is_cut }, { size, attachments });
  const shown = { text: body, rtf: html === null && body === null ? rtf : null, written, isCut };
  if (html === null) return { ...shown, html: null, blockedImages: 0 };
  const safe = inspectMailHtml(html, {
    ...(remoteImage ? { remoteImage } : {}),
    inlineImage(contentId) {
      const part = attachments.find((attachment) => attachment.contentId === contentId);
      return part && partImage(part.id);
    },
  });
  return { ...shown, html: markQuotes(safe.html), blockedImages: remoteImage ? 0 : safe.remoteImages };
}
