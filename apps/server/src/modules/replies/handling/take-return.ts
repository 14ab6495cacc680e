import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { type FoundMail, findMailNumbered, type MailFacts, noteOutcome } from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { applyConsequence, proveFound } from './take-answer.ts';

type Bounce = { mail: MailFacts; isAddressBad: boolean; words: string; at: Date };

/** A mail came back, by a report or at once. Whether too many did is judged after this transaction. */
export async function takeBounce(
  { jobs }: Pick<RepliesDeps, 'jobs'>,
  trx: Trx,
  scope: Scope,
  { mail, isAddressBad, words, at }: Bounce,
): Promise<void> {
  const { campaignId, leadId, ledgerId } = mail;
  await applyConsequence(trx, scope, { kind: 'bounce', isAddressBad }, mail, at);
  if (!(await noteOutcome(trx, scope, ledgerId, 'bounced_at', at))) return;
  await noteCampaignEvent(trx, scope, { kind: 'bounced', campaignId, leadId, ledgerId, at, words });
  await jobs.enqueue(trx, 'campaigns.judge-guards', { workspaceId: scope.workspaceId, campaignId });
}

type Rejection = { ledgerId: string; isAddressBad: boolean; words: string; at: Date };

/** The mailbox's server would not take a mail: it came back before it went. Who has to be suppressed is. */
export async function takeRejection(
  deps: Pick<RepliesDeps, 'jobs' | 'noteContact'>,
  trx: Trx,
  scope: Scope,
  { ledgerId, isAddressBad, words, at }: Rejection,
): Promise<void> {
  const mail = await findMailNumbered(trx, scope, ledgerId);
  if (!mail) return;
  const { address: email, campaign: about, campaignId } = mail;
  await deps.noteContact(trx, scope, { email, event: 'bounced', at, about, words, campaignId });
  await takeBounce(deps, trx, scope, { mail, isAddressBad, words, at });
}

/** Somebody told their provider that they do not want it. Some providers leave out who; the mail knows. */
export async function takeComplaint(
  deps: Pick<RepliesDeps, 'jobs' | 'suppress' | 'fileSent' | 'owners'>,
  trx: Trx,
  scope: Scope,
  mail: FoundMail,
  at: Date,
): Promise<void> {
  const { campaignId, campaign, leadId, ledgerId, address: email } = mail;
  await deps.suppress(trx, scope, { email, reason: 'complained', about: campaign });
  await proveFound(deps, trx, scope, mail, { proof: 'complaint', at });
  await applyConsequence(trx, scope, { kind: 'complaint' }, mail, at);
  if (!(await noteOutcome(trx, scope, ledgerId, 'complained_at', at))) return;
  await noteCampaignEvent(trx, scope, { kind: 'complained', campaignId, leadId, ledgerId, at });
  await deps.jobs.enqueue(trx, 'campaigns.judge-guards', { workspaceId: scope.workspaceId, campaignId });
}
