import { takeLabelsBack, takeValuesBack } from '@outrider/contract/contacts/merge-rules';
import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import { columnsOfValues, valuesOfRow } from '../contact-values.ts';
import { changeContact, type LockedContact, lockContacts } from '../contacts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { giveAddressesBack, lockOtherAddresses } from '../other-addresses.repository.ts';
import { findSuppressed } from '../suppressions/find-suppressed.ts';
import { deleteCarried } from '../suppressions/suppressions.repository.ts';
import { addWithinPlan } from '../take-room.ts';
import {
  deleteMerge,
  deleteMergeEvents,
  forgetLostLastEvent,
  listMerged,
  lockMerge,
  moveHistoryBack,
  moveLastEventOn,
  putMergedBack,
} from './merges.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'roomFor' | 'onMergeUndone' | 'onValuesChanged'>;
type Merge = NonNullable<Awaited<ReturnType<typeof lockMerge>>> & { id: string };
type Before = Awaited<ReturnType<typeof listMerged>>[number];

/** Takes a merge back, as long as it is remembered: the contacts are as before it, but for what was changed since. */
export async function undoMerge(deps: Deps, scope: Scope, mergeId: string): Promise<{ changed: number }> {
  const changed = await deps.db.transaction().execute((trx) =>
    addWithinPlan(deps, trx, scope, async () => {
      const found = await lockMerge(trx, scope, mergeId);
      if (!found) throw new AppError('notFound');
      return undo(deps, trx, scope, { ...found, id: mergeId });
    }),
  );
  return { changed };
}

async function undo(deps: Deps, trx: Trx, scope: Scope, merge: Merge): Promise<number> {
  const { id, kept_id: keptId, merged_at: mergedAt } = merge;
  const merged = await listMerged(trx, scope, id);
  const before = merged.find((row) => row.id === keptId);
  const gone = merged.filter((row) => row.id !== keptId);
  await lockOtherAddresses(trx, scope, [keptId]);
  const [now] = await lockContacts(trx, scope, [keptId]);
  if (!now || !before) throw new AppError('mergeStands');
  await giveAddressesBack(trx, scope, keptId, gone);
  const carried = await deleteCarried(trx, scope, id);
  const emails = [now.email, ...gone.map(({ email }) => email)];
  const suppressed = await findSuppressed(deps, trx, scope, [...emails, ...carried.map(({ value }) => value)]);

  const goneIds = gone.map((row) => row.id);
  const back = await putMergedBack(trx, scope, id, goneIds, { suppressed, isSettled: true });
  const taken = gone.find((row) => !back.some((restored) => restored.id === row.id));
  if (taken) throw new AppError('contactExists', { values: { email: taken.email } });
  for (const row of gone) await moveHistoryBack(trx, scope, keptId, row);
  const suppressedAt = carried.map(({ at }) => at);
  await deleteMergeEvents(trx, scope, keptId, { mergedAt, emails, suppressedAt });
  const mark = suppressed.get(now.email);
  await changeContact(trx, scope, keptId, {
    ...asBefore(before, merge, now),
    suppressed_reason: mark?.reason ?? null,
    suppressed_at: mark?.at ?? null,
  });
  if (now.last_event_at.toISOString() !== merge.joined.lastEventAt) await forgetLostLastEvent(trx, scope, keptId);
  await moveLastEventOn(trx, scope, [keptId, ...goneIds]);
  await deleteMerge(trx, scope, id);

  const freed = carried.flatMap(({ value, at }) => (suppressed.has(value) ? [] : [{ email: value, since: at }]));
  await deps.onMergeUndone?.(trx, scope, freed);
  await deps.onValuesChanged?.(trx, scope, emails);
  return back.length;
}

function asBefore(before: Before, { joined }: Merge, now: LockedContact) {
  const values = takeValuesBack(valuesOfRow(before), joined.values, valuesOfRow(now));
  return {
    ...columnsOfValues(values),
    tag_ids: [...takeLabelsBack(before.tag_ids, joined.tagIds, now.tag_ids)],
    list_ids: [...takeLabelsBack(before.list_ids, joined.listIds, now.list_ids)],
    campaign_ids: [...takeLabelsBack(before.campaign_ids, joined.campaignIds, now.campaign_ids)],
    created_at: now.created_at.toISOString() === joined.createdAt ? before.created_at : now.created_at,
    last_event: before.last_event,
    last_event_at: before.last_event_at,
    last_event_about: before.last_event_about,
  };
}
