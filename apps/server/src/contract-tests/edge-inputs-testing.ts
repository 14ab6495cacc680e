import { z } from 'zod';

/** Numbers at the ends of what a number, a column or a date can hold. */
const NUMBERS = [-1, 0, 1, 0.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 53) + 1, 1e300];

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Texts that look like what is asked for: numbers no column holds, days no calendar has, names every object has. */
const TEXTS = [
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999',
  '-1',
  '1e300',
  '2026-02-30',
  '2026-99-99',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  'constructor',
  '__proto__',
  'constructor:foo',
  'in:constructor',
  'before:0000-01-01',
  '%_\\',
  '((',
  '*',
  '🦄',
  '1 9223372036854775808',
  '2026-99-99T00:00:00Z 00000000-0000-0000-0000-000000000000',
  '0000-01-01T00:00:00Z 00000000-0000-4000-8000-000000000000',
  '2026-01-01T00:00:00Z 9223372036854775808',
  encoded(['lastEventAt', 'desc', '0000-01-01T00:00:00Z', '00000000-0000-4000-8000-000000000000']),
  encoded(['createdAt', 'desc', '+275760-09-13T00:00:00Z', '00000000-0000-4000-8000-000000000000']),
  encoded(['constructor', 'desc', 1, 2]),
  encoded({}),
];

const WORDS = [
  'a',
  'ana@a.test',
  'a.test',
  '1',
  '2026-03-02',
  '2026-03-02T10:00:00Z',
  'Europe/Berlin',
  'https://a.test/a',
  'Abcdefg1',
  'DE',
  'ab',
  '{{a}}',
  'a'.repeat(32),
  'a'.repeat(64),
  'data:image/png;base64,AAAA',
  '',
];

export type KnownIds = Readonly<Record<string, string>>;

type Place = { path: (string | number)[]; schema: z.ZodType };

/** Of what may be left out everything is there, or nothing; of several forms the first, or the second. */
type Form = { isWhole: boolean; option: number };
const FORMS: Form[] = [0, 1].flatMap((option) => [true, false].map((isWhole) => ({ isWhole, option })));

/** Inputs a call allows, each with one value at an edge; the others are usual ones, ids those of rows that are there. */
export function edgeInputs(input: z.ZodType, ids: KnownIds): unknown[] {
  const isAllowed = (value: unknown) => input.safeParse(value).success;
  const inputs = kindsOf(input).flatMap((kind) => {
    // A place that several forms have is tried in the first of them.
    const tried: Place[] = [];
    return FORMS.flatMap((form) => {
      const places: Place[] = [];
      const usual = sample(kind, { ids, form, places }, []);
      const fresh = places.filter((place) => !tried.some((other) => isSamePlace(place, other)));
      tried.push(...fresh);
      const edges = fresh.flatMap(({ path, schema }) => edgesOf(schema).map((value) => replaceAt(usual, path, value)));
      return [usual, ...edges].filter(isAllowed);
    });
  });
  return [...new Map(inputs.map((each) => [JSON.stringify(each), each])).values()];
}

const isSamePlace = (one: Place, other: Place) => one.schema === other.schema && one.path.join() === other.path.join();

/** Each of several kinds of input by itself. */
const kindsOf = (input: z.ZodType): z.ZodType[] =>
  input instanceof z.ZodUnion ? (input.options as z.ZodType[]).flatMap(kindsOf) : [input];

/** A text is given as it is wherever a number may be written as one. */
const edgesOf = (schema: z.ZodType): unknown[] =>
  [...NUMBERS, ...TEXTS].filter((value) => schema.safeParse(value).success);

type Sampling = { ids: KnownIds; form: Form; places: Place[] };

function sample(schema: z.ZodType, sampling: Sampling, path: Place['path']): unknown {
  const { ids, form, places } = sampling;
  const inner = innerOf(schema);
  if (inner) {
    if (form.isWhole || schema instanceof z.ZodNullable) return sample(inner, sampling, path);
    // Left out, and tried at its edges all the same.
    sample(inner, sampling, path);
    return undefined;
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, sampling, [...path, name])]));
  }
  if (schema instanceof z.ZodArray) return [sample(schema.element as z.ZodType, sampling, [...path, 0])];
  if (schema instanceof z.ZodTuple) return [];
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    return sample(options[form.option % options.length] ?? z.never(), sampling, path);
  }
  if (schema instanceof z.ZodRecord) return {};
  places.push({ path, schema });
  return usualOf(schema, String(path.findLast((part) => typeof part === 'string') ?? ''), ids);
}

const innerOf = (schema: z.ZodType): z.ZodType | undefined => {
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return wraps ? (schema.unwrap() as z.ZodType) : undefined;
};

function usualOf(schema: z.ZodType, name: string, ids: KnownIds): unknown {
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  const id = ids[name.replace(/s$|List$/, '')];
  const known = id === undefined ? [] : [id];
  return [...known, ...WORDS, 1, 100, 10_000, 0, true, crypto.randomUUID()].find(
    (value) => schema.safeParse(value).success,
  );
}

function replaceAt(value: unknown, [part, ...rest]: Place['path'], by: unknown): unknown {
  if (part === undefined) return by;
  if (typeof part === 'number') return [replaceAt(Array.isArray(value) ? value[part] : undefined, rest, by)];
  const fields = Object(value ?? {}) as Record<string, unknown>;
  return { ...fields, [part]: replaceAt(fields[part], rest, by) };
}
