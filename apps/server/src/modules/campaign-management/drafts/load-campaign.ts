import type { Campaign, CampaignRow } from '@outrider/contract/campaigns/campaign';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, isSameVersion, type ListedCampaign, ownCampaign } from '../../campaigns/index.ts';
import { describeSource, listSources, type SourceRecord } from '../../leads/index.ts';
import { listSenders, type Sender } from '../../mailboxes/index.ts';
import { describeNewRow, describeRows } from '../lists/describe-rows.ts';
import type { ManagementDeps } from '../management-deps.ts';

type Deps = Pick<ManagementDeps, 'db' | 'now' | 'forecast'>;

/** Everything the user wrote and chose, with how it stands. */
export async function loadCampaign(deps: Deps, scope: Scope, id: string): Promise<Campaign> {
  const { db } = deps;
  const record = await ownCampaign(deps, scope, id);
  const [sources, senders] = await Promise.all([
    listSources(db, scope, id),
    listSenders(db, scope, record.settings.senders),
  ]);
  const [row] = await describeRows(deps, scope, [listedOf(record, senders.length)]);
  if (!row) throw new AppError('notFound');
  return describe(record, { row, sources, senders });
}

/** The same of a draft that was made just now. */
export const describeNew = (deps: Pick<Deps, 'now'>, record: CampaignRecord): Campaign =>
  describe(record, { row: describeNewRow(deps, listedOf(record, 0)), sources: [], senders: [] });

const listedOf = (record: CampaignRecord, mailboxes: number): ListedCampaign => ({
  id: record.id,
  name: record.name,
  status: record.status,
  trouble: record.trouble,
  startDay: record.settings.schedule.startDay,
  zone: record.settings.schedule.zone,
  rounds: record.rounds.length,
  mailboxes,
  createdAt: record.created_at,
  launchedAt: record.launched_at,
  endedAt: record.ended_at,
  endedBy: record.ended_by,
});

type Parts = { row: CampaignRow; sources: readonly SourceRecord[]; senders: readonly Sender[] };

const describe = (record: CampaignRecord, { row, sources, senders }: Parts): Campaign => ({
  ...row,
  revision: record.revision,
  settings: record.settings,
  rounds: record.rounds,
  sources: sources.map(describeSource),
  senders: senders.map(({ id: mailboxId, email, senderName, status }) => ({ mailboxId, email, senderName, status })),
  changedAt: record.changed_at.toISOString(),
  hasChanges: record.ran !== null && !isSameVersion(record.ran, record),
});
