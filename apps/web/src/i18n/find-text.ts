/** The texts of an area, as its file holds them. */
export type Texts = { readonly [key: string]: string | Texts };

export type Values = Readonly<Record<string, string | number | null | undefined>>;

function textAt(texts: Texts, key: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** A text as it is written. One that counts has a form for each grammatical number, and may have one for none. */
export function findText(texts: Texts, key: string, count: unknown, plurals: Intl.PluralRules): string | undefined {
  if (typeof count !== 'number') return textAt(texts, key);
  const none = count === 0 ? textAt(texts, `${key}_zero`) : undefined;
  return none ?? textAt(texts, `${key}_${plurals.select(count)}`) ?? textAt(texts, key);
}

/** Puts values into the `{{name}}` places of a text. One that no value is given for stays: it is an example of a variable. */
export const fillPlaces = (text: string, values: Values) =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : place,
  );
