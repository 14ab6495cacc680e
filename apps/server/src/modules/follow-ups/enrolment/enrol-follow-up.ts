import { dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { addContacts, noteAddedToCampaign } from '../../contacts/index.ts';
import { findLeadId, insertLeads, judgeRows, type LeadsDeps, type NewLead, shareOrReopen } from '../../leads/index.ts';
import {
  changeFollowUp,
  type FollowUpRecord,
  findFields,
  findFollowUp,
  findTarget,
  lockFollowUp,
} from './follow-ups.repository.ts';

type Deps = Pick<LeadsDeps, 'db' | 'jobs' | 'now' | 'contacts' | 'mailHosts'>;
type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>;

/**
 * Puts the person a reply is about into the campaign that follows up, or notes why not. Suppression, addresses that do not
 * exist and other campaigns keep them out as anywhere; that they wrote to us does not, where they asked for it.
 */
export async function enrolFollowUp(
  deps: Deps,
  { workspaceId, followUpId }: { workspaceId: string; followUpId: string },
): Promise<void> {
  const scope = { workspaceId };
  const row = await findFollowUp(deps.db, scope, followUpId);
  if (row?.state !== 'waiting') return;
  const target = await findTarget(deps.db, scope, row.to_campaign_id);
  const judged = target && (await judge(deps, scope, row));
  if (!target || !judged?.welcome) {
    const reason = judged?.reason ?? 'campaignGone';
    await deps.db.transaction().execute((trx) => refuse(deps, trx, scope, row, reason));
    return;
  }
  const { welcome } = judged;
  const joins = { campaignId: target.id, name: target.name, at: deps.now() };
  await addContacts(deps.contacts, scope, { emails: [welcome.email], source: target.name, tags: [], lists: [], joins });
  await noteAddedToCampaign(deps.db, scope, [welcome.email], joins);
  await deps.db.transaction().execute((trx) => write(deps, trx, scope, { followUpId, target, welcome }));
}

async function judge(deps: Deps, scope: Scope, { address, label, lead_id, to_campaign_id }: FollowUpRecord) {
  const asked = label === 'notNow';
  const fields = asked ? await findFields(deps.db, scope, lead_id) : {};
  const { welcome, leftOut } = await judgeRows(deps, scope, [{ email: address, fields }], {
    campaignId: to_campaign_id,
    takesOthers: false,
    takesConversations: asked,
  });
  const [lead] = welcome;
  if (!lead) return { reason: leftOut[0]?.why ?? 'notAnAddress' };
  // A person named by another is written to only where the address is known to be right.
  return asked || lead.category === 'VALID' ? { welcome: lead } : { reason: 'unverified' };
}

async function refuse({ now }: Deps, trx: Trx, scope: Scope, row: FollowUpRecord, reason: string): Promise<void> {
  const locked = await lockFollowUp(trx, scope, { id: row.id });
  if (locked?.state !== 'waiting') return;
  const state = reason === 'unverified' ? 'proposed' : 'refused';
  await changeFollowUp(trx, row.id, { state, reason });
  const { campaign_id: campaignId, lead_id: leadId } = row;
  await noteCampaignEvent(trx, scope, { kind: 'followUpRefused', campaignId, leadId, at: now(), words: reason });
}

type Enrolled = { followUpId: string; target: Target; welcome: NewLead };

async function write(deps: Deps, trx: Trx, scope: Scope, { followUpId, target, welcome }: Enrolled): Promise<void> {
  // Another worker, or a user who said that it means something else, was here before.
  const row = await lockFollowUp(trx, scope, { id: followUpId });
  if (row?.state !== 'waiting') return;
  const at = deps.now();
  const { day } = row;
  const startsAt = day === null ? null : new Date(startOfDay(target.settings.schedule.zone, dayNumber(day)));
  const status = await shareOrReopen(trx, scope, target.id, { reopens: true });
  const added = await insertLeads(trx, scope, [welcome], { campaignId: target.id, sourceId: null, at, startsAt });
  if (added.size === 0) {
    await changeFollowUp(trx, row.id, { state: 'refused', reason: 'twice' });
    return;
  }
  const leadId = await findLeadId(trx, scope, target.id, welcome.email);
  await changeFollowUp(trx, row.id, { state: 'enrolled', reason: '', new_lead_id: leadId ?? null });
  const words = `${day ?? ''} ${target.name}`;
  await noteCampaignEvent(trx, scope, {
    kind: 'followsUp',
    campaignId: row.campaign_id,
    leadId: row.lead_id,
    at,
    words,
  });
  await noteCampaignEvent(trx, scope, { kind: 'leadsAdded', campaignId: target.id, at, words: `1 ${welcome.email}` });
  if (status === 'progressing') {
    await deps.jobs.enqueue(trx, 'campaigns.plan', { workspaceId: scope.workspaceId, campaignId: target.id });
  }
}
