import { AppError } from '@outrider/contract/errors';
import type { countInbox as countCall } from '@outrider/contract/inbox/live';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { countInbox as countRows } from './counts.repository.ts';

type Deps = { db: Db; now: () => Date };

export async function countInbox(
  { db, now }: Deps,
  scope: Scope,
  accountId: string,
): Promise<z.input<typeof countCall.output>> {
  const counts = await countRows(db, scope, accountId === '' ? undefined : accountId, now());
  if (!counts) throw new AppError('serverError');
  return counts;
}
