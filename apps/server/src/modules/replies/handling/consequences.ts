import { consequenceOf, type Incident } from '@outrider/campaign-rules/stops';
import type { DoubtProof } from '@outrider/contract/campaigns/doubts';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvents } from '../../campaigns/index.ts';
import { type ProofDeps, proveSent } from '../../ledger/index.ts';
import { stopLeads } from '../../sending/index.ts';
import { type FoundMail, listColleagues, type MailFacts } from './mails.repository.ts';

/** What an incident means for the lead and its colleagues in the campaign. */
export async function applyConsequence(
  trx: Trx,
  scope: Scope,
  incident: Incident,
  mail: MailFacts,
  at: Date,
): Promise<void> {
  const consequence = consequenceOf(incident, mail.stops);
  if (consequence.act !== 'stop') return;
  const { reason } = consequence;
  await stopLeads(trx, scope, [mail.leadId], { reason, at });
  if (!consequence.alsoCompany || mail.isFreeMail) return;
  const colleagues = await listColleagues(trx, scope, mail);
  await stopLeads(trx, scope, colleagues, { reason: 'companyReplied', at });
  await noteCampaignEvents(
    trx,
    scope,
    colleagues.map((leadId) => ({ kind: 'stopped', campaignId: mail.campaignId, leadId, at, words: 'companyReplied' })),
  );
}

/** What came back and names a mail proves that it left. After contacts, before anybody is stopped: locks go in one order. */
export async function proveFound(
  deps: ProofDeps,
  trx: Trx,
  scope: Scope,
  { id: ledgerId, isNamed }: FoundMail,
  { proof, at }: { proof: DoubtProof; at: Date },
): Promise<void> {
  if (isNamed) await proveSent(deps, trx, scope, { ledgerId, proof, at });
}
