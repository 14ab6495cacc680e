/** RFC 5321, 4.5.3.1.1. */
const LOCAL_OCTETS = 64;

/** RFC 5322 atext, and every letter beyond ASCII (RFC 6532). */
const DOT_ATOM =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\u0080-\u{10ffff}-]+)*$/u;

/** RFC 5321 Quoted-string: printable characters, and a backslash only before an ASCII one. */
const QUOTED = /^"(?:[ !#-[\]-~\u00a0-\u{10ffff}]|\\[ -~])*"$/u;

/** White space and controls beyond ASCII look like nothing, and no provider has them in a name. */
const INVISIBLE = /[\u0080-\u009f\p{Z}\p{Cf}\p{Cs}\p{Cn}]/u;

export function isLocalPart(text: string): boolean {
  if (new TextEncoder().encode(text).length > LOCAL_OCTETS) return false;
  if (text.startsWith('"')) return QUOTED.test(text);
  return DOT_ATOM.test(text) && !INVISIBLE.test(text);
}

/** Where a text that starts with a quote goes on after it; -1 when the quote is never closed. */
export function quotedStringEnd(text: string): number {
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return -1;
}
