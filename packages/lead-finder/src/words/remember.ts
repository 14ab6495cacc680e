const KEPT_MAX = 10_000;
const TEXT_MAX = 160;

/** The same text is read once: menus, names and titles return on every page of a site. Long texts and too many are not kept. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, { value: T }>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known.value;
    const value = read(text);
    if (text.length > TEXT_MAX) return value;
    if (kept.size >= KEPT_MAX) kept.clear();
    kept.set(text, { value });
    return value;
  };
}
