/** A path in angle brackets, a quoted local part allowed in it, then parameters (RFC 5321 4.1.2). */
const PATH = /^<((?:"(?:[^"\\]|\\.)*"|[^<>"\s])*)>(?: +(\S.*))? *$/;
const SOURCE_ROUTE = /^@[^:]*:/;
const LOCAL_PART_MAX = 64;
const PATH_MAX = 254;

export type Path = { address: string; parameters: Map<string, string> };

/** What stands after `MAIL FROM:` or `RCPT TO:`. A source route is ignored (RFC 5321 appendix C). */
export function parsePath(text: string): Path | undefined {
  const [matched, path = '', parameters = ''] = PATH.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { address: path.replace(SOURCE_ROUTE, ''), parameters: parseParameters(parameters) };
}

function parseParameters(text: string): Map<string, string> {
  const words = text.split(/ +/).filter(Boolean);
  return new Map(
    words.map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name.toUpperCase(), value.join('=')];
    }),
  );
}

export function isAddress(address: string): boolean {
  const at = address.lastIndexOf('@');
  if (at < 1 || at > LOCAL_PART_MAX || Buffer.byteLength(address) > PATH_MAX) return false;
  return /^(?!-)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*$|^\[[\da-f.:]+\]$/iu.test(address.slice(at + 1));
}

/** Beyond ASCII a character takes more bytes in UTF-8 than units in a string. */
export const isAscii = (text: string) => Buffer.byteLength(text) === text.length;

/** From the header alone; a folded field is read too (RFC 5322 2.2.3). Empty when there is none. */
export function readMessageId(message: Buffer): string {
  const end = message.indexOf('\r\n\r\n');
  const header = message.toString('latin1', 0, end < 0 ? message.length : end);
  return /^message-id:\s*(<[^>\r\n]*>)/im.exec(header)?.[1] ?? '';
}
