/** Parameters of Punycode (RFC 3492, 5). */
const [BASE, T_MIN, T_MAX, SKEW, DAMP, BIAS, FIRST] = [36, 1, 26, 38, 700, 72, 128];
const LABEL_MAX = 63;

/** A label as people read it. One that cannot be decoded is read as it is written. */
export function decodeLabel(label: string): string {
  if (!label.startsWith('xn--') || label.length > LABEL_MAX) return label;
  return decode(label.slice(4)) ?? label;
}

function decode(text: string): string | undefined {
  const end = text.lastIndexOf('-');
  const letters = Array.from(end > 0 ? text.slice(0, end) : '', (letter) => letter.codePointAt(0) ?? 0);
  let [code, bias, number] = [FIRST, BIAS, 0];
  for (let at = end > 0 ? end + 1 : 0; at < text.length; ) {
    const before = number;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(text[at++]);
      if (digit === undefined) return undefined;
      number += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return undefined;
    }
    const places = letters.length + 1;
    bias = adapt(number - before, places, before === 0);
    code += Math.floor(number / places);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    number %= places;
    letters.splice(number++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

function digitOf(letter: string | undefined): number | undefined {
  const digit = letter === undefined ? Number.NaN : Number.parseInt(letter, BASE);
  if (Number.isNaN(digit)) return undefined;
  // Here letters come before digits: a is 0, and 0 is 26.
  return digit < 10 ? digit + 26 : digit - 10;
}

function adapt(delta: number, places: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / places);
  let bias = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
