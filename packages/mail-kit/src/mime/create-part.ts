import { decodeCharset } from './decode-charset.ts';
import { decodeHeaderWords } from './decode-header-words.ts';
import { readParameters } from './header-parameters.ts';
import type { MimeHeader, MimePart } from './mime-part.ts';
import { decodeTransfer, transferEncodingOf } from './transfer-encoding.ts';

/** Where a part's content stands in the message; its end is known when its reader comes there. */
export type Region = { start: number; end: number };

export type DraftPart = { part: MimePart; region: Region; boundary: string | undefined; isEncoded: boolean };

/** `raw` has one character a byte. `defaultType`: what a part without a valid Content-Type is. */
export function createPart(raw: string, headers: MimeHeader[], region: Region, defaultType: string): DraftPart {
  // Of two Content-Types, the later one was written nearer to the content.
  const lastOf = (name: string) => headers.findLast((header) => header.name === name)?.value;
  const type = readParameters(lastOf('content-type') ?? '');
  const disposition = readParameters(lastOf('content-disposition') ?? '');
  const contentType = isMediaType(type.value) ? type.value : defaultType;
  const encoding = contentType.startsWith('multipart/') ? '' : transferEncodingOf(lastOf('content-transfer-encoding'));
  const bytes = () => decodeTransfer(raw.slice(region.start, region.end), encoding);
  const part: MimePart = {
    headers,
    contentType,
    parameters: type.parameters,
    disposition: dispositionOf(disposition.value),
    filename: cleanFilename(disposition.parameters.filename ?? type.parameters.name),
    contentId: contentIdOf(lastOf('content-id')),
    children: [],
    message: null,
    bytes,
    text: () => textOf(bytes(), contentType, type.parameters.charset),
  };
  return { part, region, boundary: boundaryOf(part), isEncoded: encoding !== '' };
}

const isMediaType = (value: string) => /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(value);

/** RFC 2183, 2.8: a disposition nobody knows is an attachment. */
function dispositionOf(value: string): MimePart['disposition'] {
  if (value === '') return null;
  return value === 'inline' ? 'inline' : 'attachment';
}

/** The name alone: a path in it is a sender's wish to choose a folder (RFC 2183, 2.3). */
function cleanFilename(filename: string | undefined): string | null {
  const decoded = decodeHeaderWords(filename ?? '');
  const name = decoded.slice(Math.max(decoded.lastIndexOf('/'), decoded.lastIndexOf('\\')) + 1);
  return name.replaceAll(/\p{Cc}/gu, '').trim() || null;
}

function contentIdOf(value: string | undefined): string | null {
  const id = (value ?? '').trim();
  return (id.startsWith('<') ? id.slice(1, id.endsWith('>') ? -1 : undefined) : id) || null;
}

/** One character a byte, as the message it is looked for in. */
function boundaryOf({ contentType, parameters }: MimePart): string | undefined {
  const boundary = parameters.boundary?.trimEnd();
  return contentType.startsWith('multipart/') && boundary ? Buffer.from(boundary).toString('latin1') : undefined;
}

function textOf(bytes: Uint8Array, contentType: string, charset: string | undefined): string {
  const named = charset || (contentType === 'text/html' ? charsetInHtml(bytes) : undefined);
  return decodeCharset(bytes, named).replaceAll('\r\n', '\n');
}

/** WHATWG HTML, 13.2.3.2: a page may name its encoding itself, within its first 1 024 bytes. */
function charsetInHtml(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  return /<meta[^>]{0,200}charset\s{0,9}=[\s"']{0,9}([\w.:-]+)/i.exec(start)?.[1];
}
