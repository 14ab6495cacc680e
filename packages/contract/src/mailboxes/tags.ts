import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const accountTag = z.object({ tagId: z.uuid(), tagName: z.string() });
export type AccountTag = z.infer<typeof accountTag>;

export const tagName = z.string().trim().min(1, 'blank').max(40, 'tooLong');

/** What one call may change at once. */
export const ACCOUNTS_AT_ONCE = 5_000;
const accountIds = z.array(z.uuid()).min(1).max(ACCOUNTS_AT_ONCE);

export const listTags = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/tag-list',
  access: 'login',
  summary: 'The tags of the workspace, by name',
  input: z.object({}),
  output: z.object({ tagList: z.array(accountTag.extend({ accounts: z.int() })) }),
  errors: [],
});

export const addTag = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/add-tag',
  access: 'login',
  summary: 'A new tag; a name that exists answers with the tag that has it',
  input: z.object({ tagName }),
  output: accountTag,
  errors: [],
});

/** What goes with a tag, for a user about to delete it. */
export const getTagUse = endpoint({
  method: 'GET',
  path: '/account/api/biz/outrider/account/tag-use',
  access: 'login',
  summary: 'What has a tag: how many mailboxes, and which campaigns choose their mailboxes by it',
  input: z.object({ tagId: z.uuid() }),
  output: z.object({ accounts: z.int(), campaigns: z.array(z.string()) }),
  errors: ['notFound'],
});

export const deleteTag = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/del-tag',
  access: 'login',
  summary: 'Forget a tag, and take it off every mailbox',
  input: z.object({ tagId: z.uuid() }),
  output: z.object({}),
  errors: ['notFound'],
});

export const deleteTagRelation = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/del-tag-relation',
  access: 'login',
  summary: 'Take one tag off one mailbox',
  withoutScreen: 'The specification has it; screens change tags of one or many mailboxes in one call',
  input: z.object({ accountId: z.uuid(), tagId: z.uuid() }),
  output: z.object({}),
  errors: [],
});

export const updateTagRelations = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/batch-update-tag-relation',
  access: 'login',
  summary: 'Put tags on mailboxes and take others off, in one go',
  input: z.object({
    accountIds,
    addTagIds: z.array(z.uuid()).max(50).default([]),
    removeTagIds: z.array(z.uuid()).max(50).default([]),
  }),
  output: z.object({ changed: z.int() }),
  errors: ['notFound'],
});
