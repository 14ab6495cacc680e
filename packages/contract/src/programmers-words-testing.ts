import { z } from 'zod';

/** The names of all fields of an input, however deep. */
export function namesIn(schema: z.core.$ZodType, names = new Set<string>()): Set<string> {
  if (schema instanceof z.ZodObject) {
    for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) namesIn(field, names.add(name));
  } else if (schema instanceof z.ZodArray) namesIn(schema.element, names);
  else if (schema instanceof z.ZodRecord) namesIn(schema.valueType, names);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) namesIn(option, names);
  else if (schema instanceof z.ZodPipe) namesIn(schema.def.in, names);
  else if ('innerType' in schema._zod.def) namesIn(schema._zod.def.innerType as z.core.$ZodType, names);
  return names;
}

/** What only zod and programmers say. */
const NOT_FOR_PEOPLE =
  /invalid (?:input|option|string|type)|expected|received|too (?:small|big)|undefined|NaN|regex|\{\w+\}|^\s| {2}/i;

/** The words in a text that mean nothing to a person: a field's name in the contract, or zod's own English. */
export function programmersWords(text: string, names: ReadonlySet<string>): string | undefined {
  const isSpoken = (name: string) =>
    /[a-z][A-Z]|_/.test(name) ? text.includes(name) : new RegExp(`^${name}\\b`).test(text);
  return [...names].find(isSpoken) ?? NOT_FOR_PEOPLE.exec(text)?.[0];
}
