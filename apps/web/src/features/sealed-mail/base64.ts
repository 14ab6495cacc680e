export type Bytes = Uint8Array<ArrayBuffer>;

/** As many characters as a call may have arguments everywhere. */
const CHUNK = 0x8000;

/** RFC 4648, 4. `Uint8Array.prototype.toBase64` is younger than the browsers recipients have. */
export function toBase64(bytes: Bytes): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
