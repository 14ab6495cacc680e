import { expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import { inputText } from './input-words.ts';
import { LANGUAGES } from './languages.ts';
import { namesIn, programmersWords } from './programmers-words-testing.ts';

const BAD_VALUES: unknown[] = [
  undefined,
  null,
  '',
  'no such thing',
  'x'.repeat(300_000),
  -1,
  1.5,
  1e12,
  true,
  {},
  [],
  [null],
  Array.from({ length: 6_000 }, (_, index) => String(index)),
];

/** A value of the schema's own form whose every leaf is the bad one, so that problems at any depth are met. */
function filledWith(schema: z.core.$ZodType, bad: unknown, depth = 0): unknown {
  if (depth > 12) return bad;
  const inner = (one: z.core.$ZodType) => filledWith(one, bad, depth + 1);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, isOneWord(field) ? field.values.values().next().value : inner(field)]),
    );
  }
  if (schema instanceof z.ZodArray) return [inner(schema.element)];
  if (schema instanceof z.ZodRecord) return { ownField: inner(schema.valueType) };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return inner(schema.def.innerType);
  }
  if (schema instanceof z.ZodPipe) return inner(schema.def.in);
  return bad;
}

const isOneWord = (schema: z.core.$ZodType): schema is z.ZodLiteral => schema instanceof z.ZodLiteral;

/** Of a choice between several forms, each alone. */
function formsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  return schema instanceof z.ZodUnion ? schema.options.flatMap(formsOf) : [schema];
}

/** Each field of the input alone is bad, as a whole and at every leaf; the choices below it each in turn. */
function badInputs(input: z.core.$ZodType): unknown[] {
  return formsOf(input).flatMap((form) =>
    BAD_VALUES.flatMap((bad) => {
      const leaves = filledWith(form, bad);
      const fields = form instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(form.shape) : [];
      const chosen = fields.flatMap(([name, field]) =>
        choicesIn(field).map((choice) => ({ ...Object(leaves), [name]: filledWith(choice, bad) })),
      );
      return [bad, leaves, Object.fromEntries(fields.map(([name]) => [name, bad])), ...chosen];
    }),
  );
}

function choicesIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return formsOf(schema);
  return 'innerType' in schema._zod.def ? choicesIn(schema._zod.def.innerType as z.core.$ZodType) : [];
}

test.each(Object.entries(ALL_ENDPOINTS))(
  '%s tells what is wrong in words for people, in every language',
  (_name, { input }) => {
    const names = namesIn(input);
    const texts = new Set<string>();
    for (const bad of badInputs(input)) {
      for (const issue of z.safeParse(input, bad).error?.issues ?? []) {
        for (const language of LANGUAGES) texts.add(inputText(issue, language));
      }
    }
    const wrong = [...texts].flatMap((text) => {
      const words = programmersWords(text, names);
      return words === undefined ? [] : [`“${text}” says ${words}`];
    });
    expect(wrong).toEqual([]);
  },
);
