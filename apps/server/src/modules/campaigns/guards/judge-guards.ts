import { randomUUID } from 'node:crypto';
import { GUARD_DAYS, judgeGuardRails } from '@outrider/campaign-rules/guard-rails';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import { noteCampaignEvent } from '../record/events.repository.ts';
import { acceptReturns, countReturns, lockRunning, pauseByGuard } from './guards.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaign.stopped': { workspaceId: string; guardId: string };
  }
}

export const guardSince = (at: Date) => new Date(at.getTime() - GUARD_DAYS * 86_400_000);

/**
 * Pauses a campaign that hurts its senders' name, once, with the evidence. In a transaction of its own, because a campaign
 * is locked before the people and mails whose return is the reason to look.
 */
export async function judgeGuards(
  { db, jobs, log, now }: { db: Db; jobs: Jobs; log: Log; now: () => Date },
  scope: Scope,
  campaignId: string,
): Promise<void> {
  const why = await db.transaction().execute(async (trx) => {
    const running = await lockRunning(trx, scope, campaignId);
    if (!running) return undefined;
    const at = now();
    const counts = await countReturns(trx, scope, campaignId, guardSince(at));
    const tripped = judgeGuardRails({ ...counts, accepted: running.accepted });
    if (!tripped) return undefined;
    const guardId = randomUUID();
    await pauseByGuard(trx, scope, campaignId, { id: guardId, tripped, at });
    const words = `${tripped.rule} ${tripped.count}/${tripped.sent}`;
    await noteCampaignEvent(trx, scope, { kind: 'guardRail', campaignId, at, words });
    await jobs.enqueue(trx, 'campaign.stopped', { workspaceId: scope.workspaceId, guardId });
    return words;
  });
  if (why) log.warn({ campaign: campaignId, reason: why }, 'A campaign was paused by a guard-rail');
}

/** The user saw the evidence and goes on. In the transaction that lets the campaign run again. */
export async function acceptGuards(trx: Trx, scope: Scope, campaignId: string, at: Date): Promise<void> {
  const accepted = await countReturns(trx, scope, campaignId, guardSince(at));
  await acceptReturns(trx, scope, campaignId, { accepted, at });
}
