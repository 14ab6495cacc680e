import { randomUUID } from 'node:crypto';
import type { Contact } from '@outrider/contract/contacts/contact';
import { chooseLastEvent, joinValues, type LastEvent, type Taken } from '@outrider/contract/contacts/merge-rules';
import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../platform/db.ts';
import { changeContactCount, lockContactCount } from '../contact-counts.repository.ts';
import { columnsOfValues, valuesOfRow } from '../contact-values.ts';
import {
  type ContactRow,
  changeContact,
  deleteContactRows,
  findContacts,
  type LockedContact,
  lockContacts,
} from '../contacts.repository.ts';
import type { JoinedContact } from '../contacts.tables.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { lockOtherAddresses, moveAddresses } from '../other-addresses.repository.ts';
import { suppress, suppressionsOf, type Target, type Why } from '../suppressions/suppress.ts';
import { insertSuppressions } from '../suppressions/suppressions.repository.ts';
import { noteContactEvent } from '../timeline/events.repository.ts';
import { readContact } from '../timeline/read-contact.ts';
import { insertMerge, listNewestEvents, moveHistory } from './merges.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'hasher' | 'now' | 'onSuppressed' | 'onValuesChanged'>;
type Wanted = { keep: string; others: readonly string[]; take: Taken };
type Merge = { id: string; at: Date; kept: LockedContact; gone: readonly LockedContact[] };

/** Makes several contacts one. A user who edits one of them meanwhile waits, and then finds it, or finds it gone. */
export async function mergeContacts(
  deps: Deps,
  scope: Scope,
  { keep, others, take }: Wanted,
): Promise<Contact & { mergeId: string }> {
  const { db, now } = deps;
  const goneIds = [...new Set(others)].filter((id) => id !== keep);
  const ids = [keep, ...goneIds];
  const [id, at] = [randomUUID(), now()];
  await db.transaction().execute(async (trx) => {
    await lockContactCount(trx, scope);
    await lockOtherAddresses(trx, scope, ids);
    // Before the contacts, in the order that suppressing takes for one of them; again below for what came between.
    const carried = carriedOver(await findContacts(trx, scope, ids), id);
    await insertSuppressions(trx, scope, suppressionsOf(deps, scope, carried.targets, { ...carried.why, at }));
    const rows = await lockContacts(trx, scope, ids);
    // In the order they were named: the first that has a value fills the gap.
    const [kept, ...gone] = ids.flatMap((each) => rows.find((row) => row.id === each) ?? []);
    if (!kept || rows.length < ids.length) throw new AppError('notFound');
    await join(deps, trx, scope, { id, at, kept, gone }, take);
  });
  return { ...(await readContact(db, scope, keep)), mergeId: id };
}

async function join(deps: Deps, trx: Trx, scope: Scope, merge: Merge, take: Taken): Promise<void> {
  const { id, at, kept, gone } = merge;
  const goneIds = gone.map((row) => row.id);
  const lastEvent = await lastEventOf(trx, scope, merge);
  const joined = joinedOf(merge, take, lastEvent);
  await insertMerge(trx, scope, { id, keptId: kept.id, at, joined }, [kept.id, ...goneIds]);
  await moveHistory(trx, scope, goneIds, kept.id);
  await moveAddresses(trx, scope, { mergeId: id, keptId: kept.id, gone });
  await deleteContactRows(trx, scope, goneIds);
  await changeContactCount(trx, scope, -gone.length);
  await changeContact(trx, scope, kept.id, {
    ...columnsOfValues(joined.values),
    tag_ids: [...joined.tagIds],
    list_ids: [...joined.listIds],
    campaign_ids: [...joined.campaignIds],
    created_at: new Date(joined.createdAt),
    last_event: lastEvent.event,
    last_event_at: lastEvent.at,
    last_event_about: lastEvent.about,
  });
  for (const { email } of gone) await noteContactEvent(trx, scope, kept.email, { event: 'merged', at, about: email });
  const carried = carriedOver([kept, ...gone], id);
  await suppress({ ...deps, now: () => at }, trx, scope, carried.targets, carried.why);
  await deps.onValuesChanged?.(
    trx,
    scope,
    [kept, ...gone].map(({ email }) => email),
  );
}

function joinedOf({ kept, gone }: Merge, take: Taken, lastEvent: LastEvent): JoinedContact {
  const rows = [kept, ...gone];
  const union = (pick: (row: LockedContact) => readonly string[]) => [...new Set(rows.flatMap(pick))];
  const values = joinValues(
    rows.map((row) => ({ id: row.id, values: valuesOfRow(row) })),
    take,
  );
  return {
    values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    tagIds: union(({ tag_ids }) => tag_ids),
    listIds: union(({ list_ids }) => list_ids),
    campaignIds: union(({ campaign_ids }) => campaign_ids),
    createdAt: new Date(Math.min(...rows.map(({ created_at }) => created_at.getTime()))).toISOString(),
    lastEventAt: lastEvent.at.toISOString(),
  };
}

/** By the timelines too: a check may have come after the answer that counts. */
async function lastEventOf(trx: Trx, scope: Scope, { kept, gone }: Merge): Promise<LastEvent> {
  const rows = [kept, ...gone];
  const noted = await listNewestEvents(
    trx,
    scope,
    rows.map(({ id }) => id),
  );
  const eventsOf = (row: LockedContact) => ({
    created: { event: 'added' as const, at: row.created_at, about: row.source },
    events: [
      { event: row.last_event, at: row.last_event_at, about: row.last_event_about },
      ...noted.filter(({ contactId }) => contactId === row.id),
    ],
  });
  return chooseLastEvent(eventsOf(kept), gone.map(eventsOf));
}

/** They are one person now: who may not be written to at one address may not at any. A bounce is about its address alone. */
function carriedOver(rows: readonly ContactRow[], mergeId: string): { targets: Target[]; why: Why } {
  const source = rows.find(({ suppressed_reason: reason }) => reason !== null && reason !== 'bounced');
  const free = source ? rows.filter(({ suppressed_at }) => suppressed_at === null) : [];
  return {
    targets: free.map(({ email }) => ({ scope: 'address', value: email, mergeId })),
    why: { reason: source?.suppressed_reason ?? 'manual', about: source?.email ?? '' },
  };
}
