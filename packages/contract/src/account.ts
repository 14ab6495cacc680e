import { z } from 'zod';
import { endingPart } from './billing/subscription.ts';
import { endpoint } from './endpoint.ts';

export const exportAccount = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/export',
  access: 'login',
  summary:
    'Everything of the workspace as a file, a JSON object a line: its table and the row, without passwords and keys',
  input: z.object({}),
  output: z.unknown(),
  answersAs: 'file',
  errors: [],
});

export const previewAccountDeletion = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/delete/preview',
  access: 'login',
  summary: 'What goes with the account, and what becomes of what is paid for',
  input: z.object({}),
  output: z.object({
    mailboxes: z.int(),
    contacts: z.int(),
    /** A domain stays registered until it expires, but nobody here can reach it any more: take its transfer code first. */
    paid: z.array(endingPart),
  }),
  errors: [],
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/delete',
  access: 'login',
  summary: 'End the account: billing ends, everybody is signed out, and everything of the workspace is deleted',
  input: z.object({ password: z.string().max(200, 'tooLong').default('') }),
  output: z.object({}),
  errors: ['wrongCurrentPassword', 'proofNeeded', 'cardProcessorFailed'],
});
