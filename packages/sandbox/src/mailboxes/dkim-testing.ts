import { createHash, createPublicKey, createVerify } from 'node:crypto';
import { readHeaderFields } from './message/headers.ts';

const relaxedHeader = (raw: string) => {
  const colon = raw.indexOf(':');
  const value = raw
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${raw.slice(0, colon).toLowerCase().trim()}:${value}`;
};

const relaxedBody = (body: string) => {
  const lines = body
    .replace(/[ \t]+\r\n/g, '\r\n')
    .replace(/[ \t]+/g, ' ')
    .replace(/(?:\r\n)+$/, '');
  return lines === '' ? '' : `${lines}\r\n`;
};

/** A second opinion on the signer, written from RFC 6376 (relaxed/relaxed alone). */
export function verifyDkim(
  message: Buffer,
  record: string,
): { d: string | undefined; s: string | undefined; isRight: boolean } {
  const text = message.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const fields = readHeaderFields(`${text.slice(0, end)}\r\n`);
  const signature = fields.find(({ name }) => name === 'dkim-signature')?.raw ?? '';
  const tags = new Map(
    relaxedHeader(signature)
      .slice('dkim-signature:'.length)
      .split(';')
      .map((tag): [string, string] => [
        tag.split('=', 1)[0]?.trim() ?? '',
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  );
  const bodyHash = createHash('sha256')
    .update(relaxedBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  const left = [...fields].reverse();
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const index = left.findIndex((field) => field.name === name.toLowerCase());
    return index < 0 ? [] : left.splice(index, 1).map(({ raw }) => `${relaxedHeader(raw)}\r\n`);
  });
  const unsigned = relaxedHeader(signature.replace(/(\bb=)[^;]*$/s, '$1'));
  const key = Buffer.from(/p=([^;]+)/.exec(record)?.[1] ?? '', 'base64');
  const isSigned = createVerify('rsa-sha256')
    .update(signed.join('') + unsigned, 'latin1')
    .verify(createPublicKey({ key, format: 'der', type: 'spki' }), tags.get('b') ?? '', 'base64');
  return { d: tags.get('d'), s: tags.get('s'), isRight: isSigned && tags.get('bh') === bodyHash };
}
