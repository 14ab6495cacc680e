import type { explainLead as explainCall } from '@outrider/contract/campaigns/forecast';
import { AppError } from '@outrider/contract/errors';
import { compileMail } from '@outrider/template/render-mail';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { describeFollowUps } from '../../follow-ups/index.ts';
import { campaignStateOf } from '../states/campaign-states.ts';
import type { ForecastDeps } from '../states/forecast-deps.ts';
import { letterOfId } from '../states/letter-of.ts';
import { nameLeads } from '../states/name-leads.ts';
import { listLeadAddresses } from '../states/named-leads.repository.ts';
import { nextCondition } from './next-condition.ts';
import { listMailsOfLead } from './sent-lately.repository.ts';

type Wanted = z.output<typeof explainCall.input>;

/** Why not this person, now; with every mail they got. */
export async function explainLead(
  deps: ForecastDeps,
  scope: Scope,
  { campaignId, leadId }: Wanted,
): Promise<z.input<typeof explainCall.output>> {
  const campaign = await findCampaign(deps.db, scope, campaignId);
  const state = campaign && (await campaignStateOf(deps, scope, campaignId));
  const lead = state?.leads.get(leadId);
  if (!campaign || !lead) throw new AppError('notFound');
  const ledger = await listMailsOfLead(deps.db, scope, leadId);
  // What was planned when a campaign was canceled stays in the ledger, and never goes out.
  const mails = campaign.status === 'cancel' ? ledger.filter(({ state }) => state !== 'planned') : ledger;
  const mailboxes = await deps.listMailboxes(deps.db, [...new Set(mails.map(({ mailboxId }) => mailboxId))]);
  const emails = new Map(mailboxes.map(({ id, email }) => [id, email]));
  const names = await nameLeads(deps, scope, [leadId]);
  const values = await valuesOf(deps, scope, leadId);
  const named = names.get(leadId);
  const planned = mails.find(({ state }) => state === 'planned');
  return {
    person: { name: named?.name ?? '', company: named?.company ?? '', email: values.email ?? '' },
    waitReason: lead.waitReason,
    condition: planned ? await nextCondition(deps.db, scope, campaign, { leadId, round: planned.round }) : null,
    followUp: (await describeFollowUps(deps.db, scope, [leadId])).get(leadId) ?? null,
    next: lead.next && { ...lead.next, leadId, name: named?.name ?? '' },
    mails: mails.map(({ round, variant, state, settledAt, dueAt, mailboxId, words }) => {
      const content = campaign.rounds[round]?.variants.find(({ id }) => id === variant);
      return {
        round,
        variant: letterOfId(campaign.rounds[round], variant),
        state,
        at: (settledAt ?? dueAt)?.toISOString() ?? null,
        mailbox: emails.get(mailboxId) ?? '',
        subject: content ? compileMail(content).render(values, `${leadId}:${round}`).subject : '',
        words,
      };
    }),
  };
}

async function valuesOf(
  { db, listValues }: ForecastDeps,
  scope: Scope,
  leadId: string,
): Promise<Record<string, string>> {
  const [lead] = await listLeadAddresses(db, scope, [leadId]);
  if (!lead) return {};
  return { ...(await listValues(db, scope, [lead.email])).get(lead.email), ...lead.fields, email: lead.email };
}
