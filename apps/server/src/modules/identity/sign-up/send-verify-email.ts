import { AppError } from '@outrider/contract/errors';
import { RESEND_AFTER_SECONDS } from '@outrider/contract/limits';
import type { MailBizType, MailedLink } from '@outrider/contract/sign';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, networkOf } from '../../../platform/throttle.ts';
import { evenAnswer } from '../even-answer.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findNewestLink } from '../mail-links/mail-links.repository.ts';
import { sendLink } from '../mail-links/send-link.ts';
import { MAILS_PER_NETWORK } from '../throttles.ts';
import { findUserByEmail, lockUser } from '../users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'now' | 'pause'>;
type Wanted = { bizType: MailBizType; verifyEmail: string };

/** The verification mail once more, or the mail with the link to a new password. */
export function sendVerifyEmail(deps: Deps, { bizType, verifyEmail }: Wanted, visit: Visit): Promise<MailedLink> {
  const { db, jobs } = deps;
  return evenAnswer(deps, async () => {
    const now = deps.now();
    await countTry(db, MAILS_PER_NETWORK, networkOf(visit.ip), now);
    const user = await findUserByEmail(db, verifyEmail);
    if (!user) throw new AppError('userNotFound');
    if (bizType === 'SIGN_UP' && user.verified_at) throw new AppError('emailTaken');

    return db.transaction().execute(async (trx) => {
      const scope = { workspaceId: user.workspace_id, userId: user.id };
      // Two clicks at once would both find the quiet time over; the second waits here and then finds the first's link.
      await lockUser(trx, scope);
      const newest = await findNewestLink(trx, scope, bizType);
      const seconds = newest
        ? RESEND_AFTER_SECONDS - Math.floor((now.getTime() - newest.created_at.getTime()) / 1000)
        : 0;
      if (seconds > 0) throw new AppError('resendTooSoon', { values: { seconds }, data: { seconds } });
      return sendLink(trx, jobs, user, bizType, now);
    });
  });
}
