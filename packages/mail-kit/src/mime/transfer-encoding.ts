import { decodeUuencode } from './uuencode.ts';

/** Content as it was before it was made fit for transport (RFC 2045, 6). `body` has one character a byte. */
export function decodeTransfer(body: string, encoding: string): Uint8Array {
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(body);
  if (encoding === 'base64' && isBase64(body)) return decodeBase64(body);
  if (encoding === 'uuencode') return decodeUuencode(body) ?? Buffer.from(body, 'latin1');
  return Buffer.from(body, 'latin1');
}

/** The mechanism of a Content-Transfer-Encoding, without comments and quotes; '' where it is identity or unheard of. */
export function transferEncodingOf(value: string | undefined): string {
  const [, mechanism] = /^[\s"']*([a-z0-9-]{1,32})/i.exec(value ?? '') ?? [];
  const name = (mechanism ?? '').toLowerCase();
  // Never registered, from before MIME, and still written with and without its "x-" (RFC 2045, 6.3).
  if (/^(?:x-)?uue(?:ncode)?$/.test(name)) return 'uuencode';
  return name === 'base64' || name === 'quoted-printable' ? name : '';
}

/** Text that is only called base64 would decode to rubbish; it is better shown as it stands. */
function isBase64(body: string): boolean {
  const start = body.slice(0, 400).trimStart();
  const [firstLine = ''] = start.split(/\r?\n/, 1);
  return /^[A-Za-z0-9+/=_\s-]*$/.test(firstLine) && !/[^\s=] +[^\s=]/.test(firstLine);
}

/** Padding ends a run, not the content: some programs encode line by line and join the results. */
export function decodeBase64(body: string): Uint8Array {
  const runs = body.split(/=+/);
  return runs.length === 1 ? Buffer.from(body, 'base64') : Buffer.concat(runs.map((run) => Buffer.from(run, 'base64')));
}

/** RFC 2045, 6.7. What is no valid code stays as it is, as its last paragraphs advise. */
function decodeQuotedPrintable(body: string): Uint8Array {
  const lines = body.split('\n');
  const decoded = lines.map((line, index) => {
    const content = withoutTrailingBlanks(line);
    const isLast = index === lines.length - 1;
    if (content.endsWith('=')) return decodeCodes(content.slice(0, -1));
    return decodeCodes(content) + (isLast ? '' : line.endsWith('\r') ? '\r\n' : '\n');
  });
  return Buffer.from(decoded.join(''), 'latin1');
}

/** Rule 3: blanks at the end of a line were added on the way. */
function withoutTrailingBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && ' \t\r'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end);
}

/** `=C3` and the like, in a quoted-printable line or in a Q encoded word. */
export function decodeCodes(text: string): string {
  return text.replaceAll(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
