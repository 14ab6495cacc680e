import { DOUBT_DAYS, DOUBTS_MAX, type listDoubts as listCall } from '@outrider/contract/campaigns/doubts';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { ownCampaign } from '../../campaigns/index.ts';
import { nameLeads } from '../../forecast/index.ts';
import { countDoubts, listDoubtRows } from '../../leads/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

const DAY_MS = 86_400_000;

/** Mails of which nobody knew whether they went out: those that are open, and how the last ones were settled. */
export async function listDoubts(
  { db, listValues, listMailboxes }: Pick<ManagementDeps, 'db' | 'listValues' | 'listMailboxes'>,
  scope: Scope,
  { campaignId }: z.output<typeof listCall.input>,
): Promise<z.input<typeof listCall.output>> {
  const { status } = await ownCampaign({ db }, scope, campaignId);
  const isOver = status === 'cancel' || status === 'finished';
  const [rows, counts] = await Promise.all([
    listDoubtRows(db, scope, campaignId, DOUBTS_MAX),
    countDoubts(db, scope, campaignId),
  ]);
  const ids = rows.map(({ leadId }) => leadId);
  const names = await nameLeads({ db, listValues }, scope, ids);
  const mailboxes = await listMailboxes(db, [...new Set(rows.map(({ mailboxId }) => mailboxId))]);
  const emails = new Map(mailboxes.map(({ id, email }) => [id, email]));
  return {
    ...counts,
    doubts: rows.map(({ leadId, round, mailboxId, since, settledBy, settledAt, settledName, isResendable }) => ({
      leadId,
      name: names.get(leadId)?.name ?? '',
      email: names.get(leadId)?.email ?? '',
      round,
      mailbox: emails.get(mailboxId) ?? '',
      since: since.toISOString(),
      settled: settledBy && settledAt ? { by: settledBy, at: settledAt.toISOString(), name: settledName } : null,
      countsAt: settledBy ? null : new Date(since.getTime() + DOUBT_DAYS * DAY_MS).toISOString(),
      canSendAgain: isResendable && !isOver,
    })),
  };
}
