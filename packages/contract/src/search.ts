import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import { z } from 'zod';
import { contact } from './contacts/contact.ts';
import { endpoint } from './endpoint.ts';
import { ACCOUNT_STATUSES } from './mailboxes/account.ts';

export const SEARCH_KINDS = ['people', 'companies', 'mails', 'campaigns', 'mailboxes'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const foundPerson = contact.pick({
  contactId: true,
  email: true,
  firstName: true,
  lastName: true,
  title: true,
  company: true,
  suppressed: true,
  lastEvent: true,
});
export type FoundPerson = z.infer<typeof foundPerson>;

export const foundMail = z.object({
  mid: z.uuid(),
  tid: z.uuid(),
  /** Hits stand between U+0001 and U+0002, as in the inbox's own search. */
  subject: z.string(),
  text: z.string(),
  /** The name of an attachment that was found; empty when none was. */
  file: z.string(),
  from: z.string(),
  at: z.iso.datetime(),
});
export type FoundMail = z.infer<typeof foundMail>;

export const foundCompany = z.object({
  company: z.string(),
  /** Null where so many fit the words that they were not all counted. */
  people: z.int().nullable(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

export const foundCampaign = z.object({ campaignId: z.uuid(), name: z.string(), status: z.enum(CAMPAIGN_STATUSES) });
export type FoundCampaign = z.infer<typeof foundCampaign>;

export const foundMailbox = z.object({
  accountId: z.uuid(),
  email: z.string(),
  senderName: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
});
export type FoundMailbox = z.infer<typeof foundMailbox>;

/** How many there are besides those shown; not exact where counting on would keep the reader waiting. */
const total = z.object({ count: z.int(), isExact: z.boolean() });
const group = <T extends z.ZodType>(hit: T) => z.object({ hits: z.array(hit), total });

export const SEARCH_HITS_MAX = 20;

export const searchEverything = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/search',
  access: 'login',
  summary: 'Find people, companies, mails, campaigns and mailboxes: the best match first, then what happened last',
  input: z.object({
    words: z.string().trim().min(1, 'blank').max(100, 'tooLong'),
    /** Of one kind only. */
    kind: z.enum(SEARCH_KINDS).optional(),
    /** Hits of each kind. */
    limit: z.coerce.number().int().min(1).max(SEARCH_HITS_MAX).default(3),
  }),
  output: z.object({
    people: group(foundPerson),
    companies: group(foundCompany),
    mails: group(foundMail),
    campaigns: group(foundCampaign),
    mailboxes: group(foundMailbox),
  }),
  errors: [],
});
export type SearchAnswer = z.infer<typeof searchEverything.output>;
