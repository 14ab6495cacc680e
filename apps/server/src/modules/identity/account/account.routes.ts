import * as account from '@outrider/contract/account';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { attachmentHeader } from '../../../platform/http/attachment-header.ts';
import { type Api, callerOf, serve } from '../../../platform/http/serve.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { type AccountDeps, deleteAccount, finishDeletion, previewDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export function accountRoutes(api: Api, deps: AccountDeps) {
  serve(api, account.previewAccountDeletion, (caller) => previewDeletion(deps, caller));
  serve(api, account.deleteAccount, async (caller, { password }) => {
    await deleteAccount(deps, caller, password);
    return {};
  });
  api.app.get(account.exportAccount.path, async (request: FastifyRequest, reply) => {
    const caller = await callerOf(api, request);
    void reply.headers({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': attachmentHeader('attachment', 'account.jsonl'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    return reply.send(exportAccount(deps, caller));
  });
}

export const deleteWorkspaceJob = (deps: Pick<AccountDeps, 'db' | 'removeFiles'>) =>
  defineJob({
    name: 'identity.delete-workspace',
    payload: z.object({ workspaceId: z.uuid() }),
    concurrency: 1,
    retryLimit: 5,
    handle: (scope) => finishDeletion(deps, scope),
  });
