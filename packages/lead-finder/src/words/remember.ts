/** A power of two. */
const PLACES = 16_384;
const TEXT_MAX = 160;
const SAMPLES = 16;

/**
 * The same text is read once: menus, names and titles return on every page of a site. Long texts are not kept. Each text has one
 * place, and one that falls on the place of another takes it, so that hostile texts cost no more than reading them.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const kept = Array.from({ length: PLACES }, (): { text: string; value: T } | undefined => undefined);
  return (text) => {
    if (text.length > TEXT_MAX) return read(text);
    const place = placeOf(text);
    const known = kept[place];
    if (known !== undefined && known.text === text) return known.value;
    // A part of a page would keep the whole page in memory.
    const own = ` ${text}`.slice(1);
    const value = read(own);
    kept[place] = { text: own, value };
    return value;
  };
}

/** By its length, and by all letters of a short text, or some of a longer one. */
function placeOf(text: string): number {
  const { length } = text;
  const step = length <= SAMPLES ? 1 : Math.floor(length / SAMPLES) + 1;
  let sum = length;
  for (let at = length - 1; at >= 0; at -= step) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum ^ (sum >>> 15)) & (PLACES - 1);
}
