import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import { z } from 'zod';
import { followUp } from '../campaigns/follow-ups.ts';
import { lead, leadId } from '../campaigns/leads.ts';
import { waitReason } from '../campaigns/wait-reason.ts';
import { contact, note, timelineEvent } from '../contacts/contact.ts';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../validation.ts';
import { message, messageTag, REPLY_LABELS } from './message.ts';
import { wholeThreads } from './proxy.ts';

export const INBOX_ACCOUNTS_PAGE_SIZE = 50;

/** `first`: still fetching what was there; `behind`: no connection now, with the server's words. */
export const SYNC_STATES = ['first', 'live', 'behind', 'paused'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

const inboxAccount = z.object({
  accountId: z.uuid(),
  email: z.string(),
  name: z.string(),
  unread: z.int(),
  sync: z.object({
    state: z.enum(SYNC_STATES),
    /** The server's words, or ours, when it is behind. */
    words: z.string(),
    lastAt: z.iso.datetime().nullable(),
    /** Of the first sync: messages stored, and how many the server has. */
    stored: z.int(),
    total: z.int(),
  }),
});
export type InboxAccount = z.infer<typeof inboxAccount>;

export const listInboxAccounts = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/accounts',
  access: 'login',
  summary: 'Mailboxes to read, with what is unread in each',
  input: z.object({
    page: z.coerce.number().int().min(1).default(1),
    pageSize: z.coerce.number().int().min(1).max(200).default(INBOX_ACCOUNTS_PAGE_SIZE),
    search: z.string().trim().max(100).default(''),
  }),
  output: z.object({ accountList: z.array(inboxAccount), totalPage: z.int(), total: z.int(), cannotLogIn: z.int() }),
  errors: [],
});

export const readThread = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/thread',
  access: 'login',
  summary: 'All messages of a thread, oldest first, each once wherever it is stored',
  input: z.object({ tid: z.uuid() }),
  output: z.object({ subject: z.string(), messages: z.array(message), isCut: z.boolean() }),
  errors: ['mailNotFound'],
});

export const labelThread = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/inbox/label',
  access: 'login',
  summary: 'Say what an answer means; "stop" also keeps everybody from writing to the person again',
  input: z.object({ mid: z.uuid(), label: z.enum(REPLY_LABELS).nullable() }),
  output: message,
  errors: ['mailNotFound'],
});

export const snoozeMessages = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/inbox/snooze',
  access: 'login',
  summary: 'Out of the inbox until then, unread again when it comes back; null brings it back now',
  input: z.object({
    midList: z.array(z.uuid()).min(1).max(500),
    wholeThreads,
    until: z.iso.datetime().nullable(),
  }),
  output: z.object({ messages: z.array(message) }),
  errors: ['mailNotFound'],
});

export const STAGES = ['interested', 'meeting', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

/** A campaign a person is in: how far it has come with them, and what comes next or the one reason why nothing does. */
export const personCampaign = z.object({
  campaignId: z.uuid(),
  name: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  leadId,
  /** The last round that went out to them; null when none did. */
  round: z.int().nullable(),
  rounds: z.int(),
  waitReason: waitReason.nullable(),
  next: lead.shape.next,
  /** What the last of their replies to it led to. */
  followUp: followUp.nullable(),
});
export type PersonCampaign = z.infer<typeof personCampaign>;

export const readPerson = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/person',
  access: 'login',
  summary: 'Who wrote: the contact beside a thread, where it stands, what the person did, and others of the company',
  input: z.object({ email: emailAddress }),
  output: z.object({
    email: z.string(),
    name: z.string(),
    contact: contact.nullable(),
    stage: z.enum(STAGES).nullable(),
    timeline: z.array(timelineEvent),
    notes: z.array(note),
    /** Contacts at the same company's domain besides this one; free-mail domains have none. */
    colleagues: z.int(),
    threads: z.int(),
    /** Newest first. */
    campaigns: z.array(personCampaign),
  }),
  errors: [],
});

export const setStage = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/inbox/stage',
  access: 'login',
  summary: 'Where the sale with a person stands',
  input: z.object({ email: emailAddress, stage: z.enum(STAGES).nullable() }),
  output: z.object({}),
  errors: [],
});

export const listMessageTags = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/tags',
  access: 'login',
  summary: 'Tags messages have',
  input: z.object({}),
  output: z.object({ tags: z.array(messageTag) }),
  errors: [],
});

export const allowImages = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/inbox/images/allow',
  access: 'login',
  summary: 'Always show, or no longer show, remote images of a sender',
  input: z.object({ email: emailAddress, allow: z.boolean() }),
  output: z.object({}),
  errors: [],
});

export const downloadPart = endpoint({
  method: 'GET',
  path: '/tp/api/hmail/download',
  access: 'login',
  summary: 'A part of a message as a file: a download, never a page',
  input: z.object({
    mid: z.uuid(),
    part: z.string().regex(/^\d+(?:\.\d+){0,20}$/),
    /** Shown in place where a browser can do so without harm. */
    preview: z.enum(['1']).optional(),
  }),
  output: z.unknown(),
  answersAs: 'file',
  errors: ['mailNotFound', 'mailServerUnreachable'],
});

export const showImage = endpoint({
  method: 'GET',
  path: '/tp/api/hmail/image',
  access: 'public',
  summary: 'An image of a message, fetched by us; the query is signed and carries its own permission',
  input: z.object({
    w: z.uuid(),
    mid: z.uuid(),
    url: z.string().max(4_000).optional(),
    part: z.string().max(100).optional(),
    until: z.string().regex(/^\d{1,16}$/),
    sign: z.string().max(100),
  }),
  output: z.unknown(),
  answersAs: 'file',
  errors: ['notFound', 'serverBusy'],
});
