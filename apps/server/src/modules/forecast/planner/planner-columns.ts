import type { FieldValues } from '@outrider/campaign-rules/judge-field';
import type { Db, Scope } from '../../../platform/db.ts';
import { createVersionedMemory, type VersionedMemory } from '../../../platform/row-versions.ts';
import { openVersions } from '../../campaigns/index.ts';
import { fieldsAskedIn, readFieldValues } from '../../leads/for-workers.ts';
import type { ForecastRequest } from './forecast-request.ts';
import {
  type LeadColumns,
  type MailColumns,
  NO_LEADS,
  NO_MAILS,
  type RowsWanted,
  readLeadColumns,
  readMailColumns,
} from './planner-rows.repository.ts';

export type Columns = {
  leads: LeadColumns;
  mails: MailColumns;
  /** Of the fields that conditions ask about, by lead. */
  values: ReadonlyMap<number, FieldValues>;
};

/** People and mails that are remembered until one of them changes: some hundred bytes each. */
const REMEMBERED_ROWS = 100_000;

type Memory = { leads: VersionedMemory<LeadColumns>; mails: VersionedMemory<MailColumns> };

const createMemory = (): Memory => ({
  leads: createVersionedMemory({ maxSize: REMEMBERED_ROWS, sizeOf: ({ id }) => id.length }),
  mails: createVersionedMemory({ maxSize: REMEMBERED_ROWS, sizeOf: ({ lead }) => lead.length }),
});

export const askedIn = (campaigns: ForecastRequest['campaigns']) =>
  fieldsAskedIn(campaigns.flatMap(({ rounds }) => rounds));

/** Reads what worlds are built of, and remembers people and mails. */
export function createColumns(db: Db) {
  const memory = createMemory();
  return (orders: readonly ForecastRequest[]) => readColumns(db, memory, orders);
}

async function readColumns(
  db: Db,
  memory: Memory,
  orders: readonly ForecastRequest[],
): Promise<(place: number) => Columns> {
  const scope = { workspaceId: orders[0]?.workspace.id ?? '' };
  const wanted = orders.map(({ campaigns, mailboxes, withZones }) => ({
    campaignIds: campaigns.map(({ id }) => id),
    mailboxIds: mailboxes.map(({ id }) => id),
    withZones,
  }));
  const asking = orders.flatMap(({ campaigns }) => campaigns.filter((campaign) => askedIn([campaign]).length > 0));
  const [{ leads, mails }, values] = await Promise.all([
    readRows(db, memory, scope, wanted),
    readFieldValues(
      db,
      scope,
      asking.map(({ id }) => id),
      askedIn(asking),
    ),
  ]);
  return (place) => ({
    leads: leads[place] ?? NO_LEADS,
    mails: mails[place] ?? NO_MAILS,
    values,
  });
}

/** People and mails of each family. Those that were read before are only compared, and read again where one has changed. */
async function readRows(db: Db, memory: Memory, scope: Scope, wanted: readonly RowsWanted[]) {
  // Where people are is a contact's, whose changes their own rows do not show.
  if (wanted.some(({ withZones }) => withZones)) return readAnew(db, scope, wanted);
  const campaigns = wanted.map(({ campaignIds }) => campaignIds);
  // Rows name mailboxes by their place.
  const keys = wanted.map(({ campaignIds, mailboxIds }) => [...campaignIds, '', ...mailboxIds].join(' '));
  const versionsOf = openVersions(db, scope);
  const versions = memory.leads.knowsAny(keys) ? await Promise.all(campaigns.map(versionsOf)) : [];
  const pick = (places: readonly number[]) => places.flatMap((place) => wanted[place] ?? []);
  const [leads, mails] = await Promise.all([
    memory.leads.of(
      keys,
      (place) => versions[place]?.people,
      (places) => readLeadColumns(db, scope, pick(places)),
    ),
    memory.mails.of(
      keys,
      (place) => versions[place]?.mails,
      (places) => readMailColumns(db, scope, pick(places)),
    ),
  ]);
  return { leads, mails };
}

async function readAnew(db: Db, scope: Scope, wanted: readonly RowsWanted[]) {
  const [leads, mails] = await Promise.all([readLeadColumns(db, scope, wanted), readMailColumns(db, scope, wanted)]);
  return { leads: leads.map(({ value }) => value), mails: mails.map(({ value }) => value) };
}
