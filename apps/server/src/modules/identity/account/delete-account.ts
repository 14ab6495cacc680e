import type { previewAccountDeletion as previewCall } from '@outrider/contract/account';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { countTry, forgetTries } from '../../../platform/throttle.ts';
import { noteClosed } from '../closed-accounts.repository.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { isFreshlySignedIn } from '../sessions/fresh-sign-in.ts';
import { SIGN_INS_PER_ADDRESS } from '../throttles.ts';
import { findUser } from '../users.repository.ts';
import { closeWorkspace, deleteWorkspace } from './account.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'identity.delete-workspace': { workspaceId: string };
  }
}

type Preview = z.input<typeof previewCall.output>;

export type AccountDeps = IdentityDeps & {
  /** What is paid for, with what becomes of it. */
  listPaid: (scope: Scope) => Promise<Preview['paid']>;
  /** After this nothing is billed any more. */
  endPayments: (scope: Scope) => Promise<void>;
  /** Bytes of the storage, which no table holds. */
  removeFiles: (scope: Scope) => Promise<void>;
  readFiles: (scope: Scope) => AsyncIterable<{ uploadId: string; name: string; piece: number; bytes: Buffer }>;
};

export async function previewDeletion({ planOf, listPaid }: AccountDeps, scope: Scope): Promise<Preview> {
  const quota = (await planOf(scope))?.quota ?? [];
  const used = (type: string) => quota.find(({ quotaType }) => quotaType === type)?.used ?? 0;
  return { mailboxes: used('MAILBOX'), contacts: used('CONTACT'), paid: await listPaid(scope) };
}

/** Payments end first: where that fails nothing has happened. Then nobody gets in, and a job deletes the rest. */
export async function deleteAccount(deps: AccountDeps, caller: Caller, password: string): Promise<void> {
  await prove(deps, caller, password);
  await deps.endPayments(caller);
  const { workspaceId } = caller;
  const { userIds, tokenHashes } = await deps.db.transaction().execute(async (trx) => {
    await deps.jobs.enqueue(trx, 'identity.delete-workspace', { workspaceId });
    await noteClosed(trx, { workspaceId }, deps.now());
    return closeWorkspace(trx, { workspaceId });
  });
  for (const tokenHash of tokenHashes) deps.cache.forget('session', tokenHash);
  for (const userId of userIds) deps.cache.forget('user', userId);
}

async function prove(deps: AccountDeps, caller: Caller, password: string): Promise<void> {
  const user = await findUser(deps.db, caller);
  if (!user) throw new AppError('loginExpired');
  if (!user.password_hash) {
    if (await isFreshlySignedIn(deps, caller)) return;
    throw new AppError('proofNeeded', { data: { hasPassword: false } });
  }
  await countTry(deps.db, SIGN_INS_PER_ADDRESS, user.email, deps.now());
  if (!(await deps.passwords.matches(user.password_hash, password))) throw new AppError('wrongCurrentPassword');
  await forgetTries(deps.db, SIGN_INS_PER_ADDRESS, user.email);
}

/** Twice is once: the second time there is nothing left. */
export async function finishDeletion(
  { db, removeFiles }: Pick<AccountDeps, 'db' | 'removeFiles'>,
  scope: Scope,
): Promise<void> {
  await removeFiles(scope);
  await deleteWorkspace(db, scope);
}
