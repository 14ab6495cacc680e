import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../validation.ts';
import { forEachField, STANDARD_FIELDS } from './contact-fields.ts';
import { SUPPRESSION_REASONS } from './suppression.ts';

export const CUSTOM_FIELDS_MAX = 200;
export const FIELD_VALUE_MAX = 200;
export const contactId = z.uuid();
export { STANDARD_FIELDS, type StandardField } from './contact-fields.ts';

const text = z.string().trim().max(FIELD_VALUE_MAX, 'tooLong');
/** Names of fields a template can use: `{{carrierCount}}`. */
export const fieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'malformed');

const standardFields = z.object(forEachField(() => text));

/** Names a field of one's own cannot have, as something else goes by them already. */
const TAKEN_NAMES: ReadonlySet<string> = new Set([...STANDARD_FIELDS, 'email', 'source']);
export const customFieldName = fieldName.refine((name) => !TAKEN_NAMES.has(name), 'malformed');

/** The last thing that happened with a contact, for the list and its filters. */
export const CONTACT_EVENTS = [
  'added',
  'verified',
  'addedToCampaign',
  'sent',
  'openedByMachine',
  'openedByPerson',
  'clicked',
  'replied',
  'interested',
  'notInterested',
  'outOfOffice',
  'bounced',
  'complained',
  'optedOut',
  'suppressed',
  'unsuppressed',
  'stopped',
  'edited',
  'merged',
  'noted',
] as const;
export type ContactEvent = (typeof CONTACT_EVENTS)[number];

/** What a filter can ask of the whole past of a contact: what people did, not what was done to them. */
export const EVER_EVENTS = [
  'replied',
  'interested',
  'notInterested',
  'outOfOffice',
  'openedByPerson',
  'clicked',
  'bounced',
  'complained',
  'optedOut',
] as const satisfies readonly ContactEvent[];

export const label = z.object({ id: z.uuid(), name: z.string() });

export const contact = standardFields.extend({
  contactId,
  email: z.string(),
  /** Where we got it from, kept so that we can answer a contact who asks. */
  source: z.string(),
  fields: z.record(fieldName, z.string()),
  tags: z.array(label),
  lists: z.array(label),
  verification: z
    .object({ category: z.enum(CATEGORIES), reason: z.string(), at: z.iso.datetime(), mx: z.string() })
    .nullable(),
  suppressed: z.object({ reason: z.enum(SUPPRESSION_REASONS), at: z.iso.datetime() }).nullable(),
  lastEvent: z.object({ event: z.enum(CONTACT_EVENTS), at: z.iso.datetime(), about: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type Contact = z.infer<typeof contact>;

export const timelineEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  event: z.enum(CONTACT_EVENTS),
  /** Which campaign, round, mailbox or address it was about, and the words of it, where there are any. */
  about: z.string(),
  words: z.string(),
});
export const note = z.object({ noteId: z.uuid(), text: z.string(), at: z.iso.datetime(), by: z.string() });

export const getContact = endpoint({
  method: 'GET',
  path: '/contacts/api/biz/outrider/contact/detail',
  access: 'login',
  summary: 'One contact by address, with the newest page of its timeline and its notes',
  input: z.object({ email: emailAddress }),
  output: contact.extend({
    timeline: z.array(timelineEvent),
    /** Where the timeline goes on; empty when this is all of it. */
    nextTimeline: z.string(),
    notes: z.array(note),
  }),
  errors: ['notFound'],
});

export const listTimeline = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/timeline',
  access: 'login',
  summary: 'What happened with a contact, newest first, a page at a time',
  input: z.object({
    contactId,
    /** What the page before ended with; empty for the first. */
    after: z.string().max(100).default(''),
  }),
  output: z.object({ events: z.array(timelineEvent), next: z.string() }),
  errors: ['notFound'],
});

/** What a filter can ask. All conditions must hold; values of one condition are alternatives. */
export const contactCondition = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('field'),
    field: fieldName,
    is: z.enum(['anyOf', 'contains', 'empty', 'notEmpty']),
    values: z.array(text).max(50).default([]),
  }),
  z.object({ kind: z.literal('tag'), ids: z.array(z.uuid()).min(1).max(50), not: z.boolean().default(false) }),
  z.object({ kind: z.literal('list'), ids: z.array(z.uuid()).min(1).max(50), not: z.boolean().default(false) }),
  z.object({ kind: z.literal('verification'), categories: z.array(z.enum([...CATEGORIES, 'NEVER'])).min(1) }),
  z.object({ kind: z.literal('event'), events: z.array(z.enum(CONTACT_EVENTS)).min(1) }),
  z.object({
    kind: z.literal('campaign'),
    campaignIds: z.array(z.uuid()).min(1).max(50),
    not: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('activity'),
    within: z.enum(['day', 'week', 'month', 'quarter']),
    not: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('suppressed'), is: z.boolean() }),
  /** At any time, not only last; with campaigns, what happened in them. */
  z.object({
    kind: z.literal('ever'),
    events: z.array(z.enum(EVER_EVENTS)).min(1),
    campaignIds: z.array(z.uuid()).max(50).default([]),
    not: z.boolean().default(false),
  }),
]);
export type ContactCondition = z.infer<typeof contactCondition>;

export const contactFilter = z.object({
  search: z.string().trim().max(200, 'tooLong').default(''),
  conditions: z.array(contactCondition).max(20).default([]),
});
export type ContactFilter = z.infer<typeof contactFilter>;

export const CONTACT_SORTS = ['lastEventAt', 'createdAt', 'email', 'company', 'lastName'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];
export const CONTACT_PAGE_SIZE = 50;

export const listContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/list',
  access: 'login',
  summary: 'Contacts a filter leaves, a page at a time',
  input: contactFilter.extend({
    sort: z.enum(CONTACT_SORTS).default('lastEventAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** What the page before ended with; empty for the first. */
    after: z.string().max(500).default(''),
    pageSize: z.int().min(1).max(200).default(CONTACT_PAGE_SIZE),
  }),
  output: z.object({
    contactList: z.array(contact),
    next: z.string(),
    /** Exact up to the limit of counting; beyond it "more than". */
    total: z.object({ count: z.int(), isExact: z.boolean() }),
    all: z.int(),
    /** Rows of a large import that are stored and will be in the list in a moment; counted up to the limit of counting. */
    settling: z.int(),
  }),
  errors: [],
});

/** Either these, or everything a filter leaves. */
export const contactChoice = z.union([
  z.object({ contactIds: z.array(contactId).min(1).max(5_000) }),
  z.object({ filter: contactFilter, except: z.array(contactId).max(1_000).default([]) }),
]);
export type ContactChoice = z.infer<typeof contactChoice>;

export const contactValues = standardFields
  .partial()
  .extend({ fields: z.record(customFieldName, text).optional(), source: text.optional() });

export const addContact = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/add',
  access: 'login',
  summary: 'A new contact',
  input: contactValues.extend({
    email: emailAddress,
    tags: z.array(text).max(20).default([]),
    lists: z.array(text).max(20).default([]),
  }),
  output: contact,
  errors: ['contactExists', 'contactQuotaReached', 'tooManyFields'],
});

export const editContact = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/edit',
  access: 'login',
  summary: 'Change a contact; what is left out stays as it is',
  input: contactValues.extend({ contactId, email: emailAddress.optional() }),
  output: contact,
  errors: ['notFound', 'contactExists', 'tooManyFields'],
});

export const deleteContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/delete',
  access: 'login',
  summary: 'Delete contacts; they can be restored for a day. Who may not be written to stays known as such',
  input: z.object({ choice: contactChoice }),
  output: z.object({ changed: z.int(), /** What restores them. */ deletionId: z.uuid() }),
  errors: [],
});

export const restoreContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/restore',
  access: 'login',
  summary: 'Take a deletion back; an address that became a contact again meanwhile stays as it is now',
  input: z.object({ deletionId: z.uuid() }),
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'contactQuotaReached'],
});

export const labelContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/label',
  access: 'login',
  summary: 'Put contacts into lists and tags, or take them out',
  input: z.object({
    choice: contactChoice,
    addTags: z.array(text.min(1)).max(20).default([]),
    removeTags: z.array(z.uuid()).max(20).default([]),
    addLists: z.array(text.min(1)).max(20).default([]),
    removeLists: z.array(z.uuid()).max(20).default([]),
  }),
  output: z.object({ changed: z.int() }),
  errors: [],
});

export const listDuplicates = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/contact/duplicates',
  access: 'login',
  summary: 'Contacts that are probably one person: plus-aliases, dots at Gmail, same name at one company',
  input: z.object({}),
  output: z.object({ groups: z.array(z.object({ why: z.enum(['alias', 'sameName']), contacts: z.array(contact) })) }),
  errors: [],
});

export const addNote = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/note/add',
  access: 'login',
  summary: 'Write a note on a contact',
  input: z.object({ contactId, text: z.string().trim().min(1, 'blank').max(5_000, 'tooLong') }),
  output: note,
  errors: ['notFound'],
});

export const deleteNote = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/note/delete',
  access: 'login',
  summary: 'Take a note off a contact',
  input: z.object({ noteId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

export const exportContacts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/contact/export',
  access: 'login',
  summary: 'Contacts as CSV, safe to open in a spreadsheet; a large one is cut into parts by `after`',
  input: z.object({ choice: contactChoice, after: z.string().max(500).default('') }),
  output: z.object({ csv: z.string(), next: z.string() }),
  errors: [],
});
