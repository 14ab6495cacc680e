import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { VerifyVerdict } from '@outrider/contract/verification/verification';
import type { Scope } from '../../platform/db.ts';
import { planOfWorkspace, refuseStandstill, reserveQuota, settleQuota } from '../billing/index.ts';
import { verifyInTime } from './ask-verdict.ts';
import { overruleByFeedback } from './feedback.ts';
import { askForRoute } from './self-check/ask-for-route.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** One address, now. It is charged with its verdict, in one step, so that a crash charges nothing. */
export async function verifyOne(deps: VerificationDeps, scope: Scope, email: string): Promise<VerifyVerdict> {
  await refuseStandstill(deps.db, scope, deps.now());
  const plan = await planOfWorkspace(deps.db, scope, deps.now());
  const quota = plan?.quota.find(({ quotaType }) => quotaType === 'VERIFICATION');
  if (!quota || (quota.total !== null && quota.used >= quota.total)) throw quotaReached(0);
  if (!(await askForRoute(deps))) throw new AppError('noProbeRoute');
  const verdict = await verifyInTime(deps, email);
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const [outcome = verdict] = await overruleByFeedback(trx, scope, [verdict], now);
    if (outcome.category === 'UNCHECKED') return outcome;
    const reference = randomUUID();
    const reserved = await reserveQuota(deps, trx, scope, { quotaType: 'VERIFICATION', amount: 1, reference, now });
    if (reserved.kind === 'tooLittle') throw quotaReached(reserved.left);
    await settleQuota(trx, scope, reserved.reservation, { used: 1, givenBack: 0, now });
    const { category, reason, mx } = outcome;
    await deps.contacts.record(trx, scope, [{ email: email.toLowerCase(), category, reason, mx, at: now }]);
    return outcome;
  });
}

const quotaReached = (left: number) => new AppError('verificationQuotaReached', { values: { wanted: 1, left } });
