import { type MailAddress, readAddresses } from '../message/addresses.ts';
import { type HeaderField, headerValue, type Parameterized, readParameterized } from '../message/headers.ts';
import type { MimePart } from '../message/mime.ts';
import { type Chunk, nstring, parenthesized } from './format.ts';

/** RFC 9051, 7.5.2 ENVELOPE: Sender and Reply-To are From where the message has none. */
export function formatEnvelope(fields: readonly HeaderField[]): Chunk[] {
  const text = (name: string) => nstring(headerValue(fields, name));
  const addresses = (name: string, fallback = '') =>
    formatAddresses(readAddresses(headerValue(fields, name) || headerValue(fields, fallback) || ''));
  return parenthesized([
    text('date'),
    text('subject'),
    addresses('from'),
    addresses('sender', 'from'),
    addresses('reply-to', 'from'),
    addresses('to'),
    addresses('cc'),
    addresses('bcc'),
    text('in-reply-to'),
    text('message-id'),
  ]);
}

function formatAddresses(addresses: MailAddress[]): Chunk[] {
  if (addresses.length === 0) return ['NIL'];
  const items = addresses.flatMap(({ name, local, domain }) =>
    parenthesized([nstring(name), ['NIL'], nstring(local), nstring(domain)]),
  );
  return ['(', ...items, ')'];
}

/** RFC 9051, 7.5.2 BODYSTRUCTURE, or without the extension data BODY. */
export function formatStructure(part: MimePart, isExtended: boolean): Chunk[] {
  return part.children.length > 0 ? formatMultipart(part, isExtended) : formatLeaf(part, isExtended);
}

function formatMultipart(part: MimePart, isExtended: boolean): Chunk[] {
  const [, subtype = ''] = part.contentType.value.split('/');
  const items = [
    part.children.flatMap((child) => formatStructure(child, isExtended)),
    nstring(subtype.toUpperCase()),
    ...(isExtended ? [formatParameters(part.contentType), ...formatExtension(part)] : []),
  ];
  return parenthesized(items);
}

function formatLeaf(part: MimePart, isExtended: boolean): Chunk[] {
  const { contentType, fields, raw, bodyStart, end, inner } = part;
  // A multipart without a single part has no form in the grammar: it is shown as the text it is.
  const shown = contentType.value.startsWith('multipart/') ? readParameterized('text/plain') : contentType;
  const [type = '', subtype = ''] = shown.value.split('/');
  const lines: Chunk[] = [String(countLines(raw, bodyStart, end))];
  return parenthesized([
    nstring(type.toUpperCase()),
    nstring(subtype.toUpperCase()),
    formatParameters(shown),
    nstring(headerValue(fields, 'content-id')),
    nstring(headerValue(fields, 'content-description')),
    nstring((headerValue(fields, 'content-transfer-encoding') || '7bit').toUpperCase()),
    [String(end - bodyStart)],
    ...(inner ? [formatEnvelope(inner.fields), formatStructure(inner, isExtended), lines] : []),
    ...(type === 'text' ? [lines] : []),
    ...(isExtended ? [nstring(headerValue(fields, 'content-md5')), ...formatExtension(part)] : []),
  ]);
}

function formatExtension({ fields }: MimePart): Chunk[][] {
  const disposition = headerValue(fields, 'content-disposition');
  const parsed = disposition ? readParameterized(disposition) : undefined;
  return [
    parsed ? parenthesized([nstring(parsed.value.toUpperCase()), formatParameters(parsed)]) : ['NIL'],
    nstring(headerValue(fields, 'content-language')),
    nstring(headerValue(fields, 'content-location')),
  ];
}

const formatParameters = ({ parameters }: Parameterized): Chunk[] =>
  parameters.length === 0
    ? ['NIL']
    : parenthesized(parameters.flatMap(([name, value]) => [nstring(name.toUpperCase()), nstring(value)]));

function countLines(raw: Buffer, start: number, end: number): number {
  let lines = 0;
  for (let at = raw.indexOf(10, start); at >= 0 && at < end; at = raw.indexOf(10, at + 1)) lines += 1;
  return lines;
}
