import { z } from 'zod';
import { pastInput } from '../changes.ts';
import { endpoint } from '../endpoint.ts';
import { REPLY_LABELS } from './message.ts';

/** For the menu and the folders: cheap enough to ask after every change. */
export const countInbox = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/counts',
  access: 'login',
  summary: 'What is unread, starred, snoozed, and what answers mean',
  input: z.object({ accountId: z.union([z.uuid(), z.literal('')]).default('') }),
  output: z.object({
    unread: z.int(),
    starred: z.int(),
    snoozed: z.int(),
    drafts: z.int(),
    /** Answers in the inbox by meaning; `unlabelled` are those to look at. */
    labels: z.record(z.enum(REPLY_LABELS), z.int()),
    unlabelled: z.int(),
  }),
  errors: [],
});

/** A message moved, deleted or changed by another user or program shows at once. */
export const inboxChange = z.object({
  /**
   * `message`: something new or changed in a mailbox; `sync`: how a mailbox is doing; `draft`, `delivery`: the one with this
   * id; `notification`: the user with this id has a new one.
   */
  kind: z.enum(['message', 'sync', 'draft', 'delivery', 'notification', 'alive']),
  accountId: z.union([z.uuid(), z.literal('')]),
  id: z.uuid().optional(),
});
export type InboxChange = z.infer<typeof inboxChange>;

export const streamInboxChanges = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/inbox/changes',
  access: 'login',
  summary: 'What changes in the mailboxes, as it happens; ends with the log-in',
  input: pastInput,
  output: inboxChange,
  answersAs: 'lines',
  errors: ['serverBusy'],
});
