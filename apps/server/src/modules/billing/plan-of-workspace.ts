import { unpaidState } from '@outrider/billing-rules/dunning';
import type { PlanOffer } from '@outrider/contract/billing/plans';
import { AppError } from '@outrider/contract/errors';
import type { Quota } from '@outrider/contract/user';
import { dayNumber, monthAt, startOfDay } from '@outrider/send-planner/calendar';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import { findAccount, listUsage } from './billing.repository.ts';
import { type Plan, startsAgain, UNLIMITED, usualPlan } from './plans.ts';

export type WorkspacePlan = { plan: string; quota: Quota[]; periodStart: string; standstill: Standstill | null };

/** Why nothing new is sent or started: a bill is unpaid and the grace period over, or the owner paused the plan. */
export type Standstill = { kind: 'unpaid'; since: Date } | { kind: 'paused'; until: Date };

type Account = {
  key: PlanOffer['key'];
  plan: Plan;
  periodStart: string;
  periodFrom: Date;
  periodEnd: Date;
  standstill: Standstill | null;
};

/** The plan that holds, and the month by the owner's clock, as the planner that sends counts it. */
export async function accountOf(db: Db | Trx, scope: Scope, now: Date): Promise<Account | undefined> {
  const found = await findAccount(db, scope);
  if (!found) return undefined;
  const plan = found.isOn ? (found.sold ?? usualPlan(found.key)) : UNLIMITED;
  if (!plan) return undefined;
  const { day, until } = monthAt(found.zone, now.getTime());
  return {
    key: found.key,
    plan,
    periodStart: day,
    periodFrom: new Date(startOfDay(found.zone, dayNumber(day))),
    periodEnd: new Date(until),
    standstill: found.isOn ? standstillOf(found, now) : null,
  };
}

type Payment = { unpaidSince: Date | null; pausedFrom: Date | null; pausedUntil: Date | null };

function standstillOf({ unpaidSince, pausedFrom, pausedUntil }: Payment, now: Date): Standstill | null {
  if (unpaidSince && unpaidState(unpaidSince, now) === 'readOnly') return { kind: 'unpaid', since: unpaidSince };
  const isPaused = pausedFrom && pausedUntil && pausedFrom <= now && now < pausedUntil;
  return isPaused ? { kind: 'paused', until: pausedUntil } : null;
}

/** Refuses what would send or start something new while nothing may; nothing was done by then. */
export async function refuseStandstill(db: Db | Trx, scope: Scope, now: Date): Promise<void> {
  const standstill = (await accountOf(db, scope, now))?.standstill;
  if (!standstill) return;
  if (standstill.kind === 'unpaid')
    throw new AppError('planIsReadOnly', { values: { since: dayOf(standstill.since) } });
  throw new AppError('planIsPaused', { values: { until: dayOf(standstill.until) } });
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The plan a workspace is on and what it used of each quota since the month began on its owner's clock. */
export async function planOfWorkspace(db: Db, scope: Scope, now: Date): Promise<WorkspacePlan | undefined> {
  const account = await accountOf(db, scope, now);
  if (!account) return undefined;
  const { plan, periodStart, periodEnd, standstill } = account;
  const usage = await listUsage(db, scope, periodStart);
  const used = new Map(usage.map((line) => [line.quota_type, line.used]));
  const types = Object.keys(plan.quotas) as Quota['quotaType'][];
  return {
    plan: plan.name,
    periodStart,
    standstill,
    quota: types.map((quotaType) => ({
      quotaType,
      total: plan.quotas[quotaType],
      used: used.get(quotaType) ?? 0,
      resetAt: startsAgain(quotaType) ? periodEnd.toISOString() : null,
    })),
  };
}
