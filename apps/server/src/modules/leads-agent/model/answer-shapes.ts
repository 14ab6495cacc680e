import { CRITERION_KINDS } from '@outrider/lead-finder/lead';
import { readJsonObject } from '@outrider/lead-finder/model/model-order';
import { MODEL_PEOPLE_MAX } from '@outrider/lead-finder/model/model-people';
import { z } from 'zod';

const words = z.string().max(300);
const ITEMS_MAX = 100;

export const peopleAnswer = z.object({
  people: z
    .array(z.object({ name: words, title: words.nullish(), email: words.nullish() }))
    .max(ITEMS_MAX)
    .transform((people) => people.slice(0, MODEL_PEOPLE_MAX)),
});

export const verdictsAnswer = z.object({
  company: z
    .array(z.object({ id: words, verdict: words, quote: words.nullish() }))
    .max(ITEMS_MAX)
    .optional(),
  titles: z
    .array(z.object({ number: z.int(), verdict: words }))
    .max(ITEMS_MAX)
    .optional(),
});

export const criteriaAnswer = z.object({
  criteria: z
    .array(
      z.object({
        kind: z.enum(CRITERION_KINDS),
        words,
        meaning: words.nullish(),
        min: z.number().nullish(),
        max: z.number().nullish(),
        excluded: z.boolean().optional(),
      }),
    )
    .max(ITEMS_MAX),
});

/** What an answer says in a shape; nothing where it says anything else. */
export const readAnswer = <T>(shape: z.ZodType<T>, text: string | undefined): T | undefined =>
  text === undefined ? undefined : shape.safeParse(readJsonObject(text)).data;
