import { decodeBody, decodeWords, headerValue } from '../message/headers.ts';
import { type MimePart, parameterOf, readMime } from '../message/mime.ts';

/** Whether a header field has these words; `wanted` is in lower case. */
export function hasInHeader(raw: Buffer, name: string, wanted: string): boolean {
  return readMime(raw).fields.some(
    (field) =>
      field.name === name &&
      decodeWords(field.raw.slice(field.raw.indexOf(':') + 1))
        .toLowerCase()
        .includes(wanted),
  );
}

/** Whether the text of a message, or its header as well, has these words; `wanted` is in lower case. */
export function hasInText(raw: Buffer, wanted: string, withHeader: boolean): boolean {
  const mime = readMime(raw);
  if (readText(mime).toLowerCase().includes(wanted)) return true;
  return withHeader && mime.fields.some((field) => decodeWords(field.raw).toLowerCase().includes(wanted));
}

function readText(part: MimePart): string {
  const inside = [...part.children, ...(part.inner ? [part.inner] : [])];
  if (inside.length > 0) return inside.map(readText).join('\n');
  if (!part.contentType.value.startsWith('text/')) return '';
  const encoding = headerValue(part.fields, 'content-transfer-encoding')?.toLowerCase() ?? '';
  const charset = parameterOf(part.contentType, 'charset') ?? 'utf-8';
  return decodeBody(part.raw.subarray(part.bodyStart, part.end), encoding, charset);
}
