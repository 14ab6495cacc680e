import { randomUUID } from 'node:crypto';
import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import type { addLeads as addCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { countChosen } from '../../contacts/index.ts';
import { findVerification } from '../../verification/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { readPaste } from '../sources/read-paste.ts';
import { endSearchSources } from '../sources/search-sources.ts';
import {
  copyToWaiting,
  deleteSource,
  describeSource,
  failSource,
  findSource,
  insertSource,
  insertWaitingRows,
  reopenSource,
  resumeBroken,
  type SourceRecord,
  type WaitingRow,
} from '../sources/sources.repository.ts';
import type { SearchOfSource, WantedLeads } from '../sources/wanted-leads.ts';
import { takePart } from './take-part.ts';
import '../sources/add-leads.payload.ts';

type Wanted = z.output<typeof addCall.input>;
type Deps = Pick<LeadsDeps, 'db' | 'jobs' | 'now' | 'contacts' | 'mailHosts'>;

/** So many are taken while the user waits; the rest by a job. */
const AT_ONCE = 500;
const A_PART = 1_000;

export async function addLeads(deps: Deps, scope: Scope, wanted: Wanted): Promise<{ source: LeadSource }> {
  await refuseOver(deps, scope, wanted.campaignId);
  return take(deps, scope, wanted.campaignId, await readOrder(deps, scope, wanted));
}

type Found = { campaignId: string; name: string; emails: readonly string[]; search?: SearchOfSource | undefined };

/** People the leads agent found, who are contacts by now. With a search, people it finds later join too. */
export async function addFound(
  deps: Deps,
  scope: Scope,
  { campaignId, name, emails, search }: Found,
): Promise<{ source: LeadSource }> {
  await refuseOver(deps, scope, campaignId);
  if (search) await endSearchSources(deps.db, scope, { campaignId, taskId: search.taskId });
  return take(deps, scope, campaignId, {
    kind: 'agent',
    name: clean(name),
    wanted: { from: 'rows', takesOthers: false, takesConversations: false, ...(search ? { search } : {}) },
    rows: emails.map((email) => ({ email, fields: {} })),
    isLive: search !== undefined,
  });
}

async function refuseOver(deps: Deps, scope: Scope, campaignId: string): Promise<void> {
  const campaign = await ownCampaign(deps, scope, campaignId);
  if (campaign.status === 'cancel') throw new AppError('campaignIsOver');
}

/** Takes the first of them while the user waits. */
async function take(deps: Deps, scope: Scope, campaignId: string, order: Order): Promise<{ source: LeadSource }> {
  const sourceId = await deps.db.transaction().execute((trx) => begin(deps, trx, scope, campaignId, order));
  const place = { campaignId, sourceId };
  try {
    await takePart(deps, scope, place, AT_ONCE);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // There is no room for them: nobody of it was taken, or as many as there was room for.
    const { added = 0 } = (await findSource(deps.db, scope, place)) ?? {};
    if (added > 0) await failSource(deps.db, scope, sourceId, error.reason);
    else await deleteSource(deps.db, scope, sourceId);
    throw error;
  }
  const source = await findSource(deps.db, scope, place);
  if (!source) throw new AppError('notFound');
  // One that is live may wait for the first.
  if (source.state === 'done' && source.rows === 0 && !source.is_live) {
    await deleteSource(deps.db, scope, sourceId);
    throw new AppError('nothingToAdd');
  }
  return { source: describeSource(source) };
}

/**
 * Until nobody is left. May be cut off anywhere and begun again: what breaks is shown as broken, with a way to try it, while
 * the queue tries it by itself a few times more.
 */
export async function takeAll(
  deps: Deps,
  { workspaceId, ...place }: Scope & { campaignId: string; sourceId: string },
): Promise<void> {
  const scope = { workspaceId };
  const { sourceId } = place;
  try {
    await resumeBroken(deps.db, scope, sourceId, deps.now());
    while ((await takePart(deps, scope, place, A_PART)) === 'more');
  } catch (error) {
    if (error instanceof AppError) return failSource(deps.db, scope, sourceId, error.reason);
    await failSource(deps.db, scope, sourceId, 'brokeOff');
    throw error;
  }
}

/** The user wants the rest of a source that failed. */
export async function retrySource(
  deps: Pick<LeadsDeps, 'db' | 'jobs' | 'now'>,
  scope: Scope,
  place: { campaignId: string; sourceId: string },
): Promise<{ source: LeadSource }> {
  const { status } = await ownCampaign(deps, scope, place.campaignId);
  if (status === 'cancel') throw new AppError('campaignIsOver');
  const source = await findSource(deps.db, scope, place);
  if (!source) throw new AppError('notFound');
  if (source.state !== 'failed') return { source: describeSource(source) };
  await deps.db.transaction().execute(async (trx) => {
    await reopenSource(trx, scope, place.sourceId, deps.now());
    await deps.jobs.enqueue(trx, 'campaigns.add-leads', { workspaceId: scope.workspaceId, ...place });
  });
  return { source: describeSource({ ...source, state: 'adding', trouble: '' }) };
}

type Order = {
  kind: SourceRecord['kind'];
  name: string;
  wanted: WantedLeads;
  rows: readonly WaitingRow[];
  isLive?: boolean;
  /** Where they do not lie in a table yet: how many there are. */
  expected?: number;
  /** The source that this is another part of. */
  partOf?: string | undefined;
};

async function readOrder(
  { db, now }: Pick<LeadsDeps, 'db' | 'now'>,
  scope: Scope,
  { campaignId, from, takesOthers, takesConversations }: Wanted,
): Promise<Order> {
  const exceptions = { takesOthers, takesConversations };
  switch (from.kind) {
    case 'contacts': {
      const wanted = { from: 'contacts' as const, choice: from.choice, ...exceptions };
      const expected = await countChosen(db, scope, from.choice, now());
      return { kind: 'contacts', name: from.name, wanted, rows: [], isLive: from.isLive, expected };
    }
    case 'paste': {
      const rows = readPaste(from.text);
      if (rows.length === 0) throw new AppError('nothingToAdd');
      return { kind: 'paste', name: '', wanted: { from: 'rows', ...exceptions }, rows };
    }
    case 'file': {
      const { fileName: name, rows, sourceId: partOf } = from;
      const known = partOf ? await findSource(db, scope, { campaignId, sourceId: partOf }) : undefined;
      if (partOf && known?.kind !== 'file') throw new AppError('notFound');
      return {
        kind: 'file',
        name: clean(name),
        wanted: { from: 'rows', ...exceptions },
        rows: rows.map(cleanRow),
        partOf,
      };
    }
    case 'verification': {
      const { taskId, categories } = from;
      const task = await findVerification(db, scope, taskId);
      if (!task) throw new AppError('notFound');
      const wanted = { from: 'verification' as const, taskId, categories, ...exceptions };
      return { kind: 'verification', name: task.name, wanted, rows: [] };
    }
  }
}

/** The people of another campaign, no matter how far it is with them; those who answered it stay out. */
export async function addRowsOf(
  deps: Pick<LeadsDeps, 'jobs' | 'now'>,
  trx: Trx,
  scope: Scope,
  { from, to }: { from: { id: string; name: string }; to: string },
): Promise<void> {
  const wanted = { from: 'rows' as const, takesOthers: true, takesConversations: false };
  const sourceId = await begin(deps, trx, scope, to, { kind: 'contacts', name: from.name, wanted, rows: [] });
  await copyToWaiting(trx, scope, from.id, sourceId);
}

/** The source and the job that ends it, even if this process dies. */
async function begin(
  { jobs, now }: Pick<LeadsDeps, 'jobs' | 'now'>,
  trx: Trx,
  scope: Scope,
  campaignId: string,
  { kind, name, wanted, rows, partOf, isLive = false, expected }: Order,
): Promise<string> {
  const sourceId = partOf ?? randomUUID();
  if (partOf) await reopenSource(trx, scope, partOf, now());
  else {
    const source = { id: sourceId, campaignId, kind, name, wanted, isLive, expected: expected ?? null, at: now() };
    await insertSource(trx, scope, source);
  }
  if (rows.length > 0) await insertWaitingRows(trx, scope, sourceId, rows);
  await jobs.enqueue(trx, 'campaigns.add-leads', { workspaceId: scope.workspaceId, campaignId, sourceId });
  return sourceId;
}

/** PostgreSQL takes no NUL and no half of a character. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed();

const cleanRow = ({ email, fields }: WaitingRow): WaitingRow => ({
  email: clean(email),
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)])),
});
