import type { SuppressionReason } from '@outrider/contract/contacts/suppression';
import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { findSuppressed } from './find-suppressed.ts';
import { countSuppressions, listSuppressionPage } from './suppressions.repository.ts';

const PAGE_SIZE = 100;

type Wanted = { search: string; reason?: SuppressionReason | undefined; after: string };

export async function listSuppressions({ db }: Pick<ContactsDeps, 'db'>, scope: Scope, wanted: Wanted) {
  const filter = { search: wanted.search, reason: wanted.reason };
  const after = wanted.after === '' ? undefined : readPlace(wanted.after);
  const [rows, total] = await Promise.all([
    listSuppressionPage(db, scope, { ...filter, after }, PAGE_SIZE + 1),
    countSuppressions(db, scope, filter),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    suppressionList: shown.map(({ id, value, at, ...row }) => ({
      ...row,
      suppressionId: id,
      value: value ?? '',
      at: at.toISOString(),
    })),
    next: rows.length > PAGE_SIZE && last ? `${last.at.toISOString()} ${last.id}` : '',
    total,
  };
}

const place = z.tuple([z.iso.datetime(), z.uuid()]);

function readPlace(after: string) {
  const parsed = place.safeParse(after.split(' '));
  if (!parsed.success) throw new AppError('parameterError', { data: { problem: 'after' } });
  const [at, id] = parsed.data;
  return { at: new Date(at), id };
}

export async function checkSuppressed(deps: Pick<ContactsDeps, 'db' | 'hasher'>, scope: Scope, emails: string[]) {
  const found = await findSuppressed(deps, deps.db, scope, emails);
  return { suppressed: [...found].map(([email, { reason, at }]) => ({ email, reason, at: at.toISOString() })) };
}
