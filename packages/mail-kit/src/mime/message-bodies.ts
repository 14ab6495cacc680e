import { decodePercent } from './decode-percent.ts';
import type { MimePart } from './mime-part.ts';

export interface MessageAttachment {
  part: MimePart;
  filename: string | null;
  contentType: string;
  size: number;
  contentId: string | null;
  /** Shown within the body, so it need not be listed below it. */
  inlined: boolean;
}

export interface MessageBodies {
  html: string | null;
  text: string | null;
  rtf: string | null;
  attachments: MessageAttachment[];
}

/** The body a reader shows, alternatives resolved, and what is attached to it (RFC 8621, 4.1.4). */
export function messageBodies(part: MimePart): MessageBodies {
  const { forHtml, forText, attached } = show(part, { isFirst: true, isRelated: false });
  const html = forHtml.some(isHtml) ? forHtml.filter(isTextual).map(asHtml).join('\n') : null;
  // RFC 2392: in a cid: address the id is percent-encoded.
  const linked = new Set(
    Array.from((html ?? '').matchAll(/\bcid:([^"'\s<>)]+)/gi), ([, id = '']) => decodePercent(id)),
  );
  return {
    html,
    // Where a part has no plain form, the rest of the text without it would mislead.
    text: forText.some(isHtml) ? null : joinText(forText.filter(isPlain)),
    rtf: joinText(forHtml.filter(isRtf)),
    attachments: attached.map(({ part: held, isRelated }) => ({
      part: held,
      filename: held.filename,
      contentType: held.contentType,
      size: held.bytes().length,
      contentId: held.contentId,
      inlined: held.contentId !== null && (linked.has(held.contentId) || (isRelated && held.disposition === 'inline')),
    })),
  };
}

/** What of a part is shown where HTML can be, what where it cannot, and what is not body at all. */
type Shown = { forHtml: MimePart[]; forText: MimePart[]; attached: { part: MimePart; isRelated: boolean }[] };
type Place = { isFirst: boolean; isRelated: boolean };

function show(part: MimePart, place: Place): Shown {
  if (part.children.length === 0) return showLeaf(part, place);
  const isRelated = part.contentType === 'multipart/related';
  const shown = part.children.map((child, index) =>
    show(child, { isFirst: index === 0, isRelated: isRelated && index > 0 }),
  );
  if (part.contentType === 'multipart/alternative') return chooseAlternative(shown);
  return {
    forHtml: shown.flatMap(({ forHtml }) => forHtml),
    forText: shown.flatMap(({ forText }) => forText),
    attached: shown.flatMap(({ attached }) => attached),
  };
}

function showLeaf(part: MimePart, { isFirst, isRelated }: Place): Shown {
  const isNamedFile = part.filename !== null && !(isFirst && part.disposition === 'inline');
  const isBody = (isTextual(part) || isRtf(part)) && part.disposition !== 'attachment' && !isNamedFile && !isRelated;
  if (isBody) return { forHtml: [part], forText: [part], attached: [] };
  return { forHtml: [], forText: [], attached: isSilent(part) ? [] : [{ part, isRelated }] };
}

/** RFC 2046, 5.1.4: the last one a reader can show is the best. */
function chooseAlternative(shown: Shown[]): Shown {
  const richest =
    shown.findLast(({ forHtml }) => forHtml.some(isHtml)) ?? shown.findLast(({ forHtml }) => forHtml.length > 0);
  const plainest = shown.findLast(({ forText }) => forText.some(isPlain) && !forText.some(isHtml)) ?? richest;
  const rtf = shown.flatMap(({ forHtml }) => forHtml.filter(isRtf));
  return {
    forHtml: [...(richest?.forHtml.filter((part) => !isRtf(part)) ?? []), ...rtf],
    forText: plainest?.forText ?? [],
    attached: shown.flatMap(({ attached }) => attached),
  };
}

const isHtml = ({ contentType }: MimePart) => contentType === 'text/html';
/** A multipart in which no delimiter was found is shown as the text it is. */
const isPlain = ({ contentType }: MimePart) => contentType === 'text/plain' || contentType.startsWith('multipart/');
const isTextual = (part: MimePart) => isHtml(part) || isPlain(part);
const isRtf = ({ contentType }: MimePart) => ['text/rtf', 'application/rtf'].includes(contentType);
/** Another form of the body for readers that run it; we do not, and as a file it would only puzzle. */
const isSilent = ({ contentType }: MimePart) => contentType === 'text/x-amp-html';

const joinText = (parts: MimePart[]) => (parts.length === 0 ? null : parts.map((part) => part.text()).join('\n'));

function asHtml(part: MimePart): string {
  if (isHtml(part)) return part.text();
  const escaped = part.text().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<div style="white-space:pre-wrap">${escaped}</div>`;
}
