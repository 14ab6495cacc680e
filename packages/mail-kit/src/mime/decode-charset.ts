import iconv from 'iconv-lite';

/**
 * Text of bytes in the charset a mail says they are in. A wrong or missing name costs letters, never the mail: what is
 * valid UTF-8 is read as that, anything else as Windows-1252, which has a letter for nearly every byte.
 */
export function decodeCharset(bytes: Uint8Array, charset: string | undefined): string {
  const label = (charset ?? '').trim().toLowerCase();
  if (SAYS_NOTHING.has(label)) return decodeUnlabelled(bytes);
  const shifted = SHIFTED.get(label);
  if (shifted) return new TextDecoder(shifted.plain).decode(shifted.unshift(bytes));
  return decodeByPlatform(bytes, label) ?? decodeByTable(bytes, label) ?? decodeUnlabelled(bytes);
}

/** Many programs write these names with any text. */
const SAYS_NOTHING = new Set(['', 'us-ascii', 'ascii', 'ansi_x3.4-1968', 'unknown', 'unknown-8bit', 'x-unknown']);

function decodeUnlabelled(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function decodeByPlatform(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = new TextDecoder(label);
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-7 and the code pages of DOS and the old Mac, which the platform's decoder leaves out on purpose. */
function decodeByTable(bytes: Uint8Array, label: string): string | undefined {
  return iconv.encodingExists(label) ? iconv.decode(bytes, label) : undefined;
}

/** Seven-bit sets, in which marks switch between alphabets, brought into a form that the platform's decoder reads. */
const SHIFTED = new Map([
  ...['iso-2022-jp', 'iso-2022-jp-1', 'iso-2022-jp-2', 'iso-2022-jp-ms', 'csiso2022jp'].map(
    (label) => [label, { plain: 'iso-2022-jp', unshift: dropEmptyShifts }] as const,
  ),
  ['iso-2022-kr', { plain: 'euc-kr', unshift: unshiftKorean }],
  ['hz-gb-2312', { plain: 'gbk', unshift: unshiftHz }],
  ['hz', { plain: 'gbk', unshift: unshiftHz }],
]);

const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;
const ESCAPE = 0x1b;
const NEWLINE = 0x0a;

/** RFC 1468. Programs that encode piece by piece switch off and on again, which a strict decoder takes for an error. */
function dropEmptyShifts(bytes: Uint8Array): Uint8Array {
  const plain: number[] = [];
  for (let index = 0; index < bytes.length; index++) {
    if (bytes[index] === ESCAPE && bytes[index + 3] === ESCAPE) index += 2;
    else plain.push(bytes[index] ?? 0);
  }
  return Uint8Array.from(plain);
}

/** RFC 1557: SO begins Korean, SI ends it, and ESC $ ) C at the start of a line announces both. */
function unshiftKorean(bytes: Uint8Array): Uint8Array {
  const plain: number[] = [];
  let high = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte === SHIFT_OUT) high = 0x80;
    else if (byte === SHIFT_IN) high = 0;
    else if (byte === ESCAPE) index += 3;
    else {
      if (byte === NEWLINE) high = 0;
      plain.push(byte > 0x20 ? byte | high : byte);
    }
  }
  return Uint8Array.from(plain);
}

const TILDE = 0x7e;

/** RFC 1843: ~{ begins Chinese, ~} ends it, ~~ is a tilde, and a tilde before a line's end is nothing. */
function unshiftHz(bytes: Uint8Array): Uint8Array {
  const plain: number[] = [];
  let high = 0;
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0;
    if (byte !== TILDE) {
      plain.push(byte > 0x20 ? byte | high : byte);
      continue;
    }
    index += 1;
    const mark = bytes[index];
    if (mark === TILDE) plain.push(TILDE);
    else if (mark === 0x7b) high = 0x80;
    else if (mark === 0x7d) high = 0;
  }
  return Uint8Array.from(plain);
}
