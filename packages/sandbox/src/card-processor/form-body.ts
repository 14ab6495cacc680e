export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** Nested fields of a form, as Stripe writes them: `items[0][price]=…`, `expand[]=…`. */
export function readForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    if (path.length > 0 && path.length <= DEPTH_MAX) put(form, path, value);
  }
  return toLists(form) as Form;
}

const DEPTH_MAX = 8;

function put(into: Form, [first = '', ...rest]: string[], value: string) {
  const name = first === '[]' ? String(Object.keys(into).length) : first;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const within = into[name];
  const next: Form = typeof within === 'object' && !Array.isArray(within) ? within : Object.create(null);
  into[name] = next;
  put(next, rest, value);
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, FormValue] => [name, toLists(inner)]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList
    ? entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

export const formOf = (value: FormValue | undefined): Form =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

export const formsOf = (value: FormValue | undefined): Form[] => (Array.isArray(value) ? value.map(formOf) : []);

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const textsOf = (value: FormValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** NaN when it is no whole number, undefined when it is not there. */
export function numberOf(value: FormValue | undefined): number | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
}

export const metadataOf = (value: FormValue | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formOf(value)).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
