import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';
import { contactChoice, fieldName } from '../contacts/contact.ts';

export const LEAD_ROWS_MAX = 5_000;

const leadRow = z.object({
  email: z.string().max(320, 'tooLong'),
  fields: z.record(fieldName, z.string().max(200, 'tooLong')).default({}),
});

/** What people can be added to a campaign from, each with what it asks for. How one is added: docs/guides/add-a-lead-source.md. */
export const leadsFrom = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('contacts'),
      choice: contactChoice,
      name: z.string().max(100).default(''),
      /** A contact that matches the filter later becomes a lead too. */
      isLive: z.boolean().default(false),
    })
    .refine(({ choice, isLive }) => !isLive || 'filter' in choice, { error: 'malformed', path: ['isLive'] }),
  z.object({ kind: z.literal('paste'), text: z.string().min(1, 'blank').max(1_000_000, 'tooLong') }),
  /** A file comes in parts; the second and later name the source the first was answered with. */
  z.object({
    kind: z.literal('file'),
    fileName: z.string().max(255),
    rows: z.array(leadRow).min(1).max(LEAD_ROWS_MAX),
    sourceId: z.uuid().optional(),
  }),
  z.object({
    kind: z.literal('verification'),
    taskId: z.uuid(),
    categories: z.array(z.enum(CATEGORIES)).min(1).default(['VALID']),
  }),
]);

/** The leads agent adds the people of a search itself. */
export const LEAD_SOURCE_KINDS = [...leadsFrom.options.map(({ shape }) => shape.kind.value), 'agent' as const];
export type LeadSourceKind = (typeof LEAD_SOURCE_KINDS)[number];
