import type { LeadsDeps } from '../record/leads-deps.ts';
import { beginAgain, failStalled, type LiveSource, listLiveSources, lookAgainAt } from './live-sources.repository.ts';
import { readPart } from './read-part.ts';
import { wantedLeads } from './wanted-leads.ts';
import './add-leads.payload.ts';

type Deps = Pick<LeadsDeps, 'db' | 'jobs' | 'log' | 'now'>;

/** Longer than the queue's last wait before it gives a job up that kills every worker that takes it. */
const STANDS_MS = 10 * 60_000;
const REST_MS = 60_000;
/** Looking takes at most this part of the time, however many contacts there are. */
const LOOKING_SHARE = 1 / 20;

/** Sources that nobody takes to their end any more say so; filters that are live take those who match by now. */
export async function refreshLiveSources(deps: Deps): Promise<void> {
  await failStalled(deps.db, new Date(deps.now().getTime() - STANDS_MS));
  for (const source of await listLiveSources(deps.db, deps.now())) {
    try {
      await lookForNew(deps, source);
    } catch (error) {
      deps.log.error({ err: error, sourceId: source.sourceId }, 'nobody was looked for');
    }
  }
}

async function lookForNew(deps: Deps, { sourceId, campaignId, workspaceId, wanted }: LiveSource): Promise<void> {
  const scope = { workspaceId };
  const began = deps.now().getTime();
  const { rows } = await readPart(deps, scope, { id: sourceId, place: '' }, wantedLeads.parse(wanted), 1);
  const ended = deps.now().getTime();
  const rest = Math.max(REST_MS, (ended - began) / LOOKING_SHARE);
  await lookAgainAt(deps.db, scope, sourceId, new Date(ended + rest));
  if (rows.length === 0) return;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await beginAgain(trx, scope, sourceId, deps.now()))) return;
    await deps.jobs.enqueue(trx, 'campaigns.add-leads', { workspaceId, campaignId, sourceId });
  });
}
