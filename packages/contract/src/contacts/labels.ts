import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { contactFilter, fieldName } from './contact.ts';

const named = z.object({ id: z.uuid(), name: z.string(), contacts: z.int() });
const name = z.string().trim().min(1, 'blank').max(60, 'tooLong');

/** Everything a filter can choose from. */
export const getContactBook = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/book',
  access: 'login',
  summary: 'Lists, tags, custom fields and saved filters of the workspace',
  input: z.object({}),
  output: z.object({
    lists: z.array(named),
    tags: z.array(named),
    fields: z.array(z.object({ name: fieldName, type: z.enum(['text', 'number', 'date']), contacts: z.int() })),
    filters: z.array(z.object({ filterId: z.uuid(), name: z.string(), filter: contactFilter })),
  }),
  errors: [],
});

export const saveContactFilter = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/filter/save',
  access: 'login',
  summary: 'Keep a filter under a name; the same name is replaced',
  input: z.object({ name, filter: contactFilter }),
  output: z.object({ filterId: z.uuid() }),
  errors: [],
});

export const deleteContactFilter = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/filter/delete',
  access: 'login',
  summary: 'Forget a saved filter',
  input: z.object({ filterId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

/** What goes with a list or a tag, for a user about to delete it. */
export const getContactLabelUse = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/label/use',
  access: 'login',
  summary:
    'What has a list or a tag: how many contacts, which saved filters ask for it, and which campaigns take contacts that join it',
  input: z.object({ id: z.uuid() }),
  output: z.object({ contacts: z.int(), filters: z.array(z.string()), campaigns: z.array(z.string()) }),
  errors: ['notFound'],
});

export const deleteContactLabel = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/label/delete',
  access: 'login',
  summary: 'Forget a list or a tag; the contacts stay, and campaigns no longer take contacts that join it',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});
