const KEPT_MAX = 10_000;
const TEXT_MAX = 160;

/**
 * The same text is read once: menus, names and titles return on every page of a site. Long texts are not kept, and of too many
 * those that were not asked for again since are forgotten.
 */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  let recent = new Map<string, { value: T }>();
  let older = new Map<string, { value: T }>();
  return (text) => {
    if (text.length > TEXT_MAX) return read(text);
    const known = recent.get(text);
    if (known) return known.value;
    const kept = older.get(text);
    if (recent.size >= KEPT_MAX) {
      older = recent;
      recent = new Map();
    }
    if (kept) {
      recent.set(text, kept);
      return kept.value;
    }
    // A part of a page would keep the whole page in memory.
    const own = ` ${text}`.slice(1);
    const value = read(own);
    recent.set(own, { value });
    return value;
  };
}
