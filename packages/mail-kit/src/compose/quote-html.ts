import { escapeText } from '../html/filter-attributes.ts';
import { inspectMailHtml } from '../html/sanitize-mail-html.ts';

const HEAD_STYLE = 'margin:16px 0 8px;color:#6b7280';
const QUOTE_STYLE = 'margin:0;padding:0 0 0 12px;border-left:2px solid #d0d0d6';

/** A picture as the sanitiser writes it: no value in it holds the signs of a tag. */
const OWN_PICTURE = /<img [^<>]*>/g;
const CONTENT_ID = / data-mail-cid="([^"]*)"/;

/**
 * The body of a mail as it may be quoted: sanitised, with pictures of the web where they were and those that came with
 * it by their Content-ID (RFC 2392). What only tracked is gone.
 */
export function sanitizeForQuote(html: string): string {
  const { html: sanitised } = inspectMailHtml(html, { remoteImage: (url) => url });
  return sanitised.replaceAll(OWN_PICTURE, (image) =>
    image.replace(CONTENT_ID, (_all, id: string) => ` src="cid:${encodeURI(id)}"`),
  );
}

/**
 * The original under the line that says whose it is, or the lines of a mail that is passed on. It was sanitised before, so its style sheet, if it has one, reaches
 * only into the element the sanitiser put around it.
 */
export const quoteHtml = (head: string, sanitised: string): string =>
  `<p style="${HEAD_STYLE}">${escapeText(head).replaceAll('\n', '<br>')}</p><blockquote type="cite" style="${QUOTE_STYLE}">${sanitised}</blockquote>`;
