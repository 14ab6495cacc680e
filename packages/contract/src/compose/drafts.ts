import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { composeAttrs, referenceKind } from './attrs.ts';

export const DRAFT_VERSIONS = 20;
export const DRAFT_PAGE_SIZE = 50;
/** For so long a discarded draft can be brought back. */
export const DISCARDED_DRAFT_DAYS = 30;

/** While its undo time or its schedule runs a draft is `sending`; it cannot be saved then. */
export const DRAFT_STATES = ['open', 'sending', 'sent', 'discarded'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/**
 * The copy at the mailbox's own server. `waiting`: not as new as the draft; `changed`, `gone`: another mail program changed
 * it, or took it away or sent it, and nothing is written until the user chooses.
 */
export const COPY_STATES = ['none', 'waiting', 'current', 'changed', 'gone'] as const;
export type CopyState = (typeof COPY_STATES)[number];

const copy = z.object({
  state: z.enum(COPY_STATES),
  /** The server's words while it takes no copy. */
  words: z.string(),
});

export const draft = z.object({
  draftId: z.uuid(),
  /** 0: not saved yet. */
  revision: z.int(),
  state: z.enum(DRAFT_STATES),
  /** Null when its mailbox is gone. */
  accountId: z.uuid().nullable(),
  attrs: composeAttrs,
  savedAt: z.iso.datetime().nullable(),
  copy,
});
export type Draft = z.output<typeof draft>;

const listedDraft = draft.omit({ attrs: true }).extend({
  subject: z.string(),
  to: z.array(z.string()),
  summary: z.string(),
  attachments: z.int(),
  reference: composeAttrs.shape.reference.unwrap(),
  savedAt: z.iso.datetime(),
});

export const listDrafts = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/drafts',
  access: 'login',
  summary: 'Drafts that are open, the last saved first',
  input: z.object({
    accountId: z.union([z.uuid(), z.literal('')]).default(''),
    /** Only those that answer or pass on this mail. */
    mid: z.union([z.uuid(), z.literal('')]).default(''),
    after: z.string().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(200).default(DRAFT_PAGE_SIZE),
  }),
  output: z.object({ drafts: z.array(listedDraft), next: z.string(), total: z.int() }),
  errors: [],
});

export const openDraft = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/open',
  access: 'login',
  summary: 'A draft to write on: one of ours, one that lies in the Drafts folder, or a new one that answers mails',
  input: z.union([
    z.object({ draftId: z.uuid() }),
    /** A message of the Drafts folder; one that another program wrote is taken in. */
    z.object({ mid: z.uuid() }),
    /** Not saved before its first save. */
    z.object({ reference: z.object({ mid: z.uuid(), kind: referenceKind }) }),
    /** Several mails as attachments of a new one. */
    z.object({ attach: z.array(z.uuid()).min(1).max(50) }),
  ]),
  output: draft,
  errors: ['composeNotFound', 'mailNotFound', 'mailServerUnreachable', 'mailTooLarge'],
});

const version = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  subject: z.string(),
  summary: z.string(),
  length: z.int(),
});

export const listDraftVersions = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/versions',
  access: 'login',
  summary: 'The last versions of a draft, the newest first',
  input: z.object({ draftId: z.uuid() }),
  output: z.object({ versions: z.array(version) }),
  errors: ['composeNotFound'],
});

export const readDraftVersion = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/version',
  access: 'login',
  summary: 'A draft as it once was',
  input: z.object({ draftId: z.uuid(), version: z.coerce.number().int().min(1).max(2_000_000_000) }),
  output: version.extend({ attrs: composeAttrs }),
  errors: ['composeNotFound'],
});

export const restoreDraft = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/restore',
  access: 'login',
  summary: 'Bring a version of a draft back; what it was before stays among the versions',
  input: z.object({
    draftId: z.uuid(),
    version: z.int().min(1).max(2_000_000_000),
    revision: z.int().min(1).max(2_000_000_000),
  }),
  output: draft,
  errors: ['composeNotFound', 'draftChanged'],
});

export const settleDraft = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/settle',
  access: 'login',
  summary: 'Choose between a draft and what another mail program made of its copy; the other is not overwritten',
  input: z.object({
    draftId: z.uuid(),
    /** `ours`: it is copied to the server again, beside theirs. `theirs`: ours is discarded, and can be brought back. */
    keep: z.enum(['ours', 'theirs']),
  }),
  output: z.object({}),
  errors: ['composeNotFound'],
});

export const discardDraft = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/discard',
  access: 'login',
  summary: 'Throw a draft away, also at the server; it can be brought back for 30 days',
  input: z.object({ draftId: z.uuid() }),
  output: z.object({}),
  errors: ['composeNotFound'],
});

export const undiscardDraft = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/undiscard',
  access: 'login',
  summary: 'Bring back a draft that was thrown away',
  input: z.object({ draftId: z.uuid() }),
  output: draft,
  errors: ['composeNotFound'],
});
