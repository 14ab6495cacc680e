import { decodePercent } from '../mime/decode-percent.ts';

/** Longer than any link a person wrote; longer ones carry data. */
const LINK_MAX = 16_384;
/** Stands for the page a relative address would be relative to; a mail has none. */
const NO_PAGE = 'relative.invalid';
const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const WEB_PROTOCOLS = new Set(['http:', 'https:']);

/** The address a browser would go to, if that is a page, a mail or a call; null for what runs or has no host. */
export const safeLink = (address: string) => readUrl(address, LINK_PROTOCOLS);

/** The address of a picture on a foreign server, or null. */
export const remoteImageUrl = (address: string) => readUrl(address, WEB_PROTOCOLS);

function readUrl(address: string, protocols: ReadonlySet<string>): string | null {
  if (address.length > LINK_MAX) return null;
  const url = URL.parse(address, `https://${NO_PAGE}/`);
  return url && protocols.has(url.protocol) && url.host !== NO_PAGE ? url.href : null;
}

/** Pictures made of dots. SVG is a document and may load and run things. */
const RASTER = /^data:image\/(?:png|gif|jpe?g|webp|bmp|avif|x-icon);base64,[a-z0-9+/=]*$/i;

/** A picture that the mail carries in its text, or null. */
export function dataImage(address: string): string | null {
  if (!/^\s*data:/i.test(address)) return null;
  const compact = address.replaceAll(/\s/g, '');
  return RASTER.test(compact) ? compact : null;
}

/** The Content-ID that a cid: address means (RFC 2392), or null. */
export function contentIdOf(address: string): string | null {
  const [, id] = /^\s*cid:\s*([^\s"'<>]+)\s*$/i.exec(address) ?? [];
  return id === undefined ? null : decodePercent(id);
}

/** What the caller puts in place of a picture: a path of its own, a web address, or a picture in the text. */
export function ownImage(address: string | null | undefined): string | null {
  if (!address) return null;
  if (/^\/(?![/\\])/.test(address)) return address;
  return address.startsWith('blob:') ? address : (dataImage(address) ?? remoteImageUrl(address));
}
