type Element = { tag: number; start: number; end: number };

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;

/** The size of an RSA key, wrapped as RFC 5280 has it or bare as RFC 8017 has it; nothing when it is no such key. */
export function rsaBits(bytes: Uint8Array): number | undefined {
  const outer = enter(bytes, 0, SEQUENCE);
  const first = outer && read(bytes, outer.start);
  if (first?.tag === INTEGER) return bitsOf(bytes, first);
  const wrapped = first?.tag === SEQUENCE ? enter(bytes, first.end, BIT_STRING) : undefined;
  // A bit string begins with the count of unused bits.
  const key = wrapped && enter(bytes, wrapped.start + 1, SEQUENCE);
  const modulus = key && enter(bytes, key.start, INTEGER);
  return modulus && bitsOf(bytes, modulus);
}

const enter = (bytes: Uint8Array, at: number, tag: number): Element | undefined => {
  const element = read(bytes, at);
  return element?.tag === tag ? element : undefined;
};

function read(bytes: Uint8Array, at: number): Element | undefined {
  const tag = bytes[at];
  const length = bytes[at + 1];
  if (tag === undefined || length === undefined) return;
  const more = length < 0x80 ? 0 : length & 0x7f;
  const long = bytes.subarray(at + 2, at + 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = at + 2 + more;
  const end = start + (more === 0 ? length : long);
  return end <= bytes.length ? { tag, start, end } : undefined;
}

function bitsOf(bytes: Uint8Array, { start, end }: Element): number | undefined {
  const digits = bytes.subarray(start, end);
  const first = digits.findIndex((byte) => byte !== 0);
  const top = digits[first];
  return top === undefined ? undefined : (digits.length - first - 1) * 8 + (32 - Math.clz32(top));
}
