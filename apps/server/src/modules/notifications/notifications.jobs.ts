import { DISPUTE_STATES } from '@outrider/contract/billing/invoices';
import { QUOTA_TYPES } from '@outrider/contract/user';
import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/jobs.ts';
import {
  findCampaign,
  findDispute,
  findGuard,
  findInterestedReply,
  findMailbox,
  findSearchName,
  findVerification,
} from './events.repository.ts';
import { lookAtQuotas, tellNearlyUsed } from './look-at-quotas.ts';
import { mailDue } from './mail-due.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { sendPush } from './push/send-push.ts';
import { tellPeople } from './tell-people.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notifications.mail': Record<string, never>;
    'notifications.push': { workspaceId: string; userId: string; deviceId: string; notificationId: string };
    'notifications.quotas': Record<string, never>;
  }
}

const nothing = z.object({}).strict();
const workspaceId = z.uuid();
const at = z.iso.datetime();
/** A mailbox read for the first time, or after a long while, brings old answers: they are in the inbox, and no news. */
const NEWS_MS = 4 * 24 * 60 * 60_000;
const OFTEN = { concurrency: 2, retryLimit: 8 };

/** What the modules below tell, each in the transaction that made it true. */
const eventJobs = (deps: NotificationsDeps): JobDefinition[] => [
  defineJob({
    ...OFTEN,
    name: 'campaign.replied',
    payload: z.object({ workspaceId, messageId: z.uuid() }),
    async handle({ messageId, ...scope }) {
      const reply = await findInterestedReply(deps.db, scope, messageId);
      if (reply && deps.now().getTime() - reply.at.getTime() < NEWS_MS)
        await tellPeople(deps, scope, { key: messageId, ...reply });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'mailbox.failed',
    payload: z.object({ workspaceId, mailboxId: z.uuid(), at }),
    async handle({ mailboxId, at: failedAt, ...scope }) {
      const facts = await findMailbox(deps.db, scope, mailboxId);
      if (facts) await tellPeople(deps, scope, { key: mailboxId, at: new Date(failedAt), facts });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'campaign.stopped',
    payload: z.object({ workspaceId, guardId: z.uuid() }),
    async handle({ guardId, ...scope }) {
      const guard = await findGuard(deps.db, scope, guardId);
      if (guard) await tellPeople(deps, scope, { key: guardId, ...guard });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'campaign.finished',
    payload: z.object({ workspaceId, campaignId: z.uuid(), at }),
    async handle({ campaignId, at: finishedAt, ...scope }) {
      const facts = await findCampaign(deps.db, scope, campaignId);
      // Leads that are added later let it finish a second time.
      const key = `${campaignId}:${finishedAt}`;
      if (facts) await tellPeople(deps, scope, { key, at: new Date(finishedAt), facts });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'verification.done',
    payload: z.object({ workspaceId, taskId: z.uuid() }),
    async handle({ taskId, ...scope }) {
      const done = await findVerification(deps.db, scope, taskId);
      if (done) await tellPeople(deps, scope, { key: taskId, at: done.at, facts: done.facts, only: done.by });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'quota.nearly-used',
    payload: z.object({ workspaceId, quotaType: z.enum(QUOTA_TYPES) }),
    handle: ({ quotaType, ...scope }) => tellNearlyUsed(deps, scope, quotaType),
  }),
  defineJob({
    ...OFTEN,
    name: 'leads-agent.held',
    payload: z.object({ workspaceId, taskId: z.uuid(), quotaType: z.enum(['CONTACT', 'AGENT_RESULT']) }),
    async handle({ taskId, quotaType, ...scope }) {
      const name = await findSearchName(deps.db, scope, taskId);
      const month = (await deps.planOf(scope))?.periodStart;
      const facts = { kind: 'searchHeld', taskId, name: name ?? '', quotaType } as const;
      // Once a month: the search is tried again every minute.
      if (name !== undefined)
        await tellPeople(deps, scope, { key: `${taskId}:${quotaType}:${month}`, at: deps.now(), facts });
    },
  }),
  defineJob({
    ...OFTEN,
    name: 'billing.dispute-changed',
    payload: z.object({ workspaceId, disputeId: z.string(), state: z.enum(DISPUTE_STATES) }),
    async handle({ disputeId, state, ...scope }) {
      const dispute = await findDispute(deps.db, scope, disputeId);
      const facts = dispute && ({ kind: 'paymentDisputed', ...dispute, state } as const);
      if (facts) await tellPeople(deps, scope, { key: `${disputeId}:${state}`, at: deps.now(), facts });
    },
  }),
];

export const notificationJobs = (deps: NotificationsDeps): JobDefinition[] => [
  ...eventJobs(deps),
  defineJob({
    name: 'notifications.mail',
    payload: nothing,
    cron: '* * * * *',
    concurrency: 1,
    retryLimit: 1,
    handle: () => mailDue(deps),
  }),
  defineJob({
    ...OFTEN,
    name: 'notifications.push',
    payload: z.object({ workspaceId, userId: z.uuid(), deviceId: z.uuid(), notificationId: z.uuid() }),
    handle: (wish) => sendPush(deps, wish),
  }),
  defineJob({
    name: 'notifications.quotas',
    payload: nothing,
    cron: '7 * * * *',
    concurrency: 1,
    retryLimit: 1,
    handle: () => lookAtQuotas(deps),
  }),
];
