/** Header fields of a message as bytes kept one to one in a string (latin1), folding included. */
export type HeaderField = { name: string; raw: string };

const FIELD = /^([!-9;-~]+)[ \t]*:.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gm;

export function readHeaderFields(header: string): HeaderField[] {
  return Array.from(header.matchAll(FIELD), ([raw, name = '']) => ({ name: name.toLowerCase(), raw }));
}

/** A field's value on one line. */
export function headerValue(fields: readonly HeaderField[], name: string): string | undefined {
  const field = fields.find((candidate) => candidate.name === name);
  return field?.raw
    .slice(field.raw.indexOf(':') + 1)
    .replace(/\r?\n(?=[ \t])/g, '')
    .trim();
}

export type Parameterized = { value: string; parameters: [name: string, value: string][] };

const PARAMETER = /;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g;

/** Reads a value such as `text/plain; charset="utf-8"` (RFC 2045, 5.1). */
export function readParameterized(text: string): Parameterized {
  const [value = ''] = text.split(';', 1);
  const parameters = Array.from(text.matchAll(PARAMETER), ([, name = '', quoted, plain = '']): [string, string] => [
    name.toLowerCase(),
    quoted === undefined ? plain : quoted.replace(/\\(.)/g, '$1'),
  ]);
  return { value: value.trim().toLowerCase(), parameters };
}

const charsetDecoder = (charset: string) => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('latin1');
  }
};

/** The text a person sees for RFC 2047 encoded words; bytes outside ASCII are taken for UTF-8. */
export function decodeWords(text: string): string {
  return Buffer.from(text, 'latin1')
    .toString('utf8')
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi, (_word, charset: string, kind: string, data: string) => {
      const bytes = kind.toLowerCase() === 'b' ? Buffer.from(data, 'base64') : decodeQ(data.replaceAll('_', ' '));
      return charsetDecoder(charset).decode(bytes);
    });
}

function decodeQ(text: string): Buffer {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** A body's text as a person reads it, its transfer encoding undone. */
export function decodeBody(body: Buffer, encoding: string, charset: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body.toString('latin1'), 'base64')
      : encoding === 'quoted-printable'
        ? decodeQ(body.toString('latin1').replace(/=[ \t]*\r?\n/g, ''))
        : body;
  return charsetDecoder(charset).decode(bytes);
}
