import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { contact, contactId, fieldName } from './contact.ts';

/** A merge joins at most this many into one. */
export const MERGE_MAX = 21;

export const previewMerge = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/merge/preview',
  access: 'login',
  summary:
    'Contacts that may be merged, the one that is proposed to be kept first: the fullest, with most history, the oldest',
  input: z.object({ contactIds: z.array(contactId).min(2).max(MERGE_MAX) }),
  output: z.object({
    contacts: z.array(z.object({ contact, events: z.int(), notes: z.int(), campaigns: z.int() })),
  }),
  errors: ['notFound'],
});

export const mergeContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/merge',
  access: 'login',
  summary:
    'Make several contacts one: the kept one wins, empty fields are filled, timelines are joined. Who may not be written to stays so at every address; it can be undone for a day',
  input: z.object({
    keep: contactId,
    others: z
      .array(contactId)
      .min(1)
      .max(MERGE_MAX - 1),
    /** By the name of a field, the contact whose value is taken; without it the kept one's, else the first that has one. */
    take: z.record(fieldName, contactId).default({}),
  }),
  output: contact.extend({ /** What undoes it. */ mergeId: z.uuid() }),
  errors: ['notFound'],
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/merge/undo',
  access: 'login',
  summary: 'Take a merge back; what was changed since stays, and so does what happened',
  input: z.object({ mergeId: z.uuid() }),
  output: z.object({ /** How many are contacts of their own again. */ changed: z.int() }),
  errors: ['notFound', 'contactQuotaReached', 'contactExists', 'mergeStands'],
});
