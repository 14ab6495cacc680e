import { createHtmlWriter } from './create-html-writer.ts';
import { readCss, writeString } from './css-tokens.ts';
import { escapeText, filterAttributes, renameId, writeAttributes } from './filter-attributes.ts';
import { filterImage, type ImageContext } from './filter-image.ts';
import { filterStylesheet } from './filter-stylesheet.ts';
import { ALLOWED, DROPPED_WHOLE } from './html-elements.ts';
import { type HtmlAttributes, readHtmlTokens } from './read-html-tokens.ts';
import { ownImage, remoteImageUrl } from './safe-url.ts';

export interface SanitizeOptions {
  /** Where a picture on a foreign server is shown from instead, or null. Left out, none is shown. */
  remoteImage?: (url: string) => string | null;
  /** Where a picture that came with the mail is shown from. Left out, `data-mail-cid` names it. */
  inlineImage?: (contentId: string) => string | null | undefined;
}

export interface SanitizedMail {
  html: string;
  /** How many pictures on foreign servers the mail asks for, shown or not. */
  remoteImages: number;
  trackingPixels: number;
  /** Where its links lead, each once, in their order. */
  links: string[];
}

/** What a mail's HTML shows, with nothing in it that runs, loads, submits, tracks, or reaches outside of the mail. */
export function sanitizeMailHtml(html: string, options: SanitizeOptions = {}): string {
  return inspectMailHtml(html, options).html;
}

/** The class of the element around a mail that has styles of its own. */
const SCOPE_CLASS = 'mail-html';
/** No mail's styles are longer; what is would cost time. */
const STYLE_ELEMENT_MAX = 300_000;

/**
 * Safe by how it writes, not by how it reads: every tag, attribute and rule of the result is one of a fixed list, every
 * other character is escaped, and no element is written that changes how a browser reads on. So it does not matter
 * whether a browser would have read the mail in another way.
 */
export function inspectMailHtml(html: string, options: SanitizeOptions = {}): SanitizedMail {
  const writer = createHtmlWriter();
  const links = new Set<string>();
  const styles: string[] = [];
  let remoteImages = 0;
  let trackingPixels = 0;
  let body: Map<string, string> | undefined;
  let isEmpty = true;
  /** The element that is left out with all that is in it, and how many of its name are open. */
  let dropped: { name: string; depth: number } | undefined;

  const context: ImageContext = {
    allowImage(address) {
      const url = remoteImageUrl(address);
      if (url === null) return null;
      remoteImages += 1;
      return ownImage(options.remoteImage?.(url));
    },
    inlineImage: (contentId) => options.inlineImage?.(contentId),
    onLink: (address) => links.add(address),
    onTrackingPixel: () => {
      trackingPixels += 1;
    },
  };

  function open(name: string, attributes: HtmlAttributes): void {
    if (dropped) {
      if (dropped.name === name) dropped.depth += 1;
    } else if (DROPPED_WHOLE.has(name)) {
      dropped = { name, depth: 1 };
      if (name === 'style') styles.push('');
    } else if (name === 'body' || (isEmpty && isScope(name, attributes))) {
      body ??= filterAttributes('div', asDivAttributes(attributes), context);
    } else if (name === 'img') {
      const kept = filterImage(attributes, context);
      if (kept) write(name, kept);
    } else if (ALLOWED.has(name)) {
      write(name, filterAttributes(name, attributes, context));
    }
  }

  function write(name: string, attributes: ReadonlyMap<string, string>): void {
    isEmpty = false;
    writer.open(name, writeAttributes(attributes));
  }

  readHtmlTokens(html, {
    open,
    close(name) {
      if (!dropped) writer.close(name);
      else if (dropped.name === name && --dropped.depth === 0) dropped = undefined;
    },
    text(text) {
      if (dropped?.name === 'style') styles.push(`${styles.pop() ?? ''}${text}`);
      if (dropped) return;
      if (text.trim() !== '') isEmpty = false;
      writer.text(escapeText(text));
    },
  });
  const css = styles.map((style) => filterStyles(style, context)).join('');
  return { html: wrap(writer.finish(), css, body), remoteImages, trackingPixels, links: [...links] };
}

const isScope = (name: string, attributes: HtmlAttributes) =>
  name === 'div' && attributes.get('class')?.split(' ', 1)[0] === SCOPE_CLASS;

/** The mail's body becomes a div, which knows its colours only as styles. */
function asDivAttributes(attributes: HtmlAttributes): HtmlAttributes {
  const { bgcolor, text, background, style = '', ...rest } = Object.fromEntries(attributes);
  const styles = [
    bgcolor && `background-color:${bgcolor}`,
    text && `color:${text}`,
    background && `background-image:url(${writeString(background)})`,
    style,
  ];
  return new Map(Object.entries({ ...rest, style: styles.filter(Boolean).join(';') }));
}

function filterStyles(css: string, { allowImage }: ImageContext): string {
  if (css.length > STYLE_ELEMENT_MAX) return '';
  return filterStylesheet(readCss(css), { allowImage, scope: `.${SCOPE_CLASS}`, rename: renameId });
}

function wrap(content: string, css: string, body: ReadonlyMap<string, string> = new Map()): string {
  if (css === '' && body.size === 0) return content;
  const classes = (body.get('class') ?? '').split(/\s+/).filter((name) => name !== '' && name !== SCOPE_CLASS);
  const attributes = new Map([
    ['class', [SCOPE_CLASS, ...classes].join(' ')],
    ...[...body].filter(([name]) => name !== 'class'),
  ]);
  return `${css === '' ? '' : `<style>${css}</style>`}<div${writeAttributes(attributes)}>${content}</div>`;
}
