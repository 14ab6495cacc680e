type Charset = 'utf-8' | 'iso-8859-1' | 'gb18030';

export function encodeText(text: string, charset: Charset): Buffer {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  if (charset === 'iso-8859-1') return Buffer.from(text, 'latin1');
  const codes = gbCodes();
  const bytes = Array.from(text).flatMap((letter) =>
    letter <= '\u007f' ? [letter.charCodeAt(0)] : (codes.get(letter) ?? [63]),
  );
  return Buffer.from(bytes);
}

/** Whether every letter of the text can be said in the charset (of gb18030: in its two-byte part). */
export function canEncode(text: string, charset: Charset): boolean {
  if (charset === 'utf-8') return true;
  if (charset === 'iso-8859-1') return Array.from(text).every((letter) => letter <= '\u00ff');
  const codes = gbCodes();
  return Array.from(text).every((letter) => letter <= '\u007f' || codes.has(letter));
}

let knownCodes: Map<string, [number, number]> | undefined;

/** The platform decodes gb18030 but does not encode it, so its two-byte part is decoded once and turned around. */
function gbCodes(): Map<string, [number, number]> {
  if (knownCodes) return knownCodes;
  const decoder = new TextDecoder('gb18030');
  knownCodes = new Map();
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      if (trail === 0x7f) continue;
      const letter = decoder.decode(Uint8Array.of(lead, trail));
      if (Array.from(letter).length === 1 && letter !== '\ufffd') knownCodes.set(letter, [lead, trail]);
    }
  }
  return knownCodes;
}
