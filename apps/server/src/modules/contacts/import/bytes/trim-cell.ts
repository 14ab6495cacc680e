/** The blanks of ASCII that `trim` takes off a text. */
export const isBlank = (byte: number | undefined): boolean =>
  byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);

/**
 * Whether a cell may begin or end with one of the blanks outside ASCII that `trim` takes off (ECMA-262, "WhiteSpace"):
 * U+00A0, U+1680, U+2000 to 205F, U+3000, U+FEFF. Known by two bytes of each, so some other letters are suspected too.
 */
export function hasWideBlank(bytes: Uint8Array, start: number, end: number): boolean {
  const first = bytes[start] ?? 0;
  const last = bytes[end - 1] ?? 0;
  if (first >= 0x80 && isWideBlank(first, bytes[start + 1] ?? 0)) return true;
  if (last < 0x80) return false;
  if (bytes[end - 2] === 0xc2 && last === 0xa0) return true;
  return isWideBlank(bytes[end - 3] ?? 0, bytes[end - 2] ?? 0);
}

const isWideBlank = (one: number, two: number): boolean =>
  (one === 0xc2 && two === 0xa0) ||
  (one === 0xe1 && two === 0x9a) ||
  (one === 0xe2 && (two === 0x80 || two === 0x81)) ||
  (one === 0xe3 && two === 0x80) ||
  (one === 0xef && two === 0xbb);
