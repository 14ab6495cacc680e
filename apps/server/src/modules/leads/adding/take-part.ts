import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { addContacts, noteAddedToCampaign } from '../../contacts/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { noteMet } from '../sources/met.repository.ts';
import { type Part, readPart } from '../sources/read-part.ts';
import {
  advanceSource,
  deleteWaitingRows,
  findSource,
  hasWaitingRows,
  lockSource,
  type SourceRecord,
  type Taken,
} from '../sources/sources.repository.ts';
import { isFilter, type WantedLeads, wantedLeads } from '../sources/wanted-leads.ts';
import { judgeRows } from './judge-rows.ts';
import {
  findCampaignName,
  insertLeads,
  insertLeftOut,
  type LeftOut,
  type NewLead,
  shareOrReopen,
} from './take.repository.ts';

type Deps = Pick<LeadsDeps, 'db' | 'jobs' | 'now' | 'contacts' | 'mailHosts'>;
type Place = { campaignId: string; sourceId: string };
type Judged = { source: SourceRecord; wanted: WantedLeads; part: Part; welcome: NewLead[]; leftOut: LeftOut[] };

/**
 * Takes the next part of a source, if nobody else does. What concerns contacts comes first and can be done again; leads,
 * losses and the source's place are one transaction, so a part is taken once, no matter which worker dies when.
 */
export async function takePart(deps: Deps, scope: Scope, place: Place, limit: number): Promise<'more' | 'done'> {
  const source = await findSource(deps.db, scope, place);
  if (source?.state !== 'adding') return 'done';
  const wanted = wantedLeads.parse(source.wanted);
  const part = await readPart(deps, scope, source, wanted, limit);
  const { campaignId } = place;
  const judged = await judgeRows(deps, scope, part.rows, { ...wanted, campaignId });
  const emails = judged.welcome.map(({ email }) => email);
  if (emails.length > 0) {
    const name = await findCampaignName(deps.db, scope, campaignId);
    const joins = { campaignId, name, at: deps.now() };
    await addContacts(deps.contacts, scope, { emails, source: source.name || name, tags: [], lists: [], joins });
    await noteAddedToCampaign(deps.db, scope, emails, joins);
  }
  return deps.db.transaction().execute((trx) => write(deps, trx, scope, place, { ...judged, source, wanted, part }));
}

async function write(deps: Deps, trx: Trx, scope: Scope, place: Place, judged: Judged): Promise<'more' | 'done'> {
  const { source, wanted, part, welcome, leftOut } = judged;
  const { campaignId, sourceId } = place;
  if (!(await lockSource(trx, scope, sourceId, source.place))) return 'more';
  const status = await shareOrReopen(trx, scope, campaignId, { reopens: welcome.length > 0 });
  const at = deps.now();
  const added = await insertLeads(trx, scope, welcome, { campaignId, sourceId, at });
  const overtaken = welcome.filter(({ email }) => !added.has(email));
  const losses = [...leftOut, ...overtaken.map(({ email }) => ({ email, why: 'twice' as const, about: '' }))];
  await insertLeftOut(trx, scope, losses, place);
  if (isFilter(wanted)) {
    await noteMet(
      trx,
      scope,
      sourceId,
      part.rows.map(({ email }) => email),
    );
  }
  const isOfRows = wanted.from === 'rows';
  if (isOfRows) await deleteWaitingRows(trx, scope, sourceId, Number(part.place));
  // Another part of a file may have come in since this one was read.
  const isDone = part.isLast && !(isOfRows && (await hasWaitingRows(trx, scope, sourceId)));
  const taken = countTaken(part, added.size, losses);
  const unlogged = await advanceSource(trx, scope, sourceId, { to: part.place, taken, isDone, at });
  if (!isDone) return 'more';
  if (unlogged > 0) {
    const words = `${unlogged} ${source.name}`.trim();
    await noteCampaignEvent(trx, scope, { campaignId, kind: 'leadsAdded', at, words });
  }
  if (status === 'progressing') {
    await deps.jobs.enqueue(trx, 'campaigns.plan', { workspaceId: scope.workspaceId, campaignId });
  }
  return 'done';
}

function countTaken({ rows }: Part, added: number, losses: readonly LeftOut[]): Taken {
  const count = (...whys: LeftOut['why'][]) => losses.filter(({ why }) => whys.includes(why)).length;
  return {
    rows: rows.length,
    added,
    twice: count('twice'),
    inOtherCampaign: count('inOtherCampaign'),
    inConversation: count('inConversation'),
    suppressed: count('suppressed'),
    invalid: count('invalid', 'notAnAddress'),
  };
}
