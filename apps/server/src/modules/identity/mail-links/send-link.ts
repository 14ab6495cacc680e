import { RESEND_AFTER_SECONDS, RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@outrider/contract/limits';
import type { MailBizType, MailedLink } from '@outrider/contract/sign';
import type { Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import type { UserRow } from '../users.repository.ts';
import { replaceLink } from './mail-links.repository.ts';

const LIFETIME_MS: Record<MailBizType, number> = {
  SIGN_UP: VERIFY_LINK_HOURS * 3_600_000,
  RESET_PWD: RESET_LINK_MINUTES * 60_000,
};

type Recipient = Pick<UserRow, 'id' | 'workspace_id' | 'email' | 'language'>;

/** Makes a fresh link and queues the mail that carries it. */
export async function sendLink(
  trx: Trx,
  jobs: Jobs,
  user: Recipient,
  bizType: MailBizType,
  now: Date,
): Promise<MailedLink> {
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[bizType]);
  const link = await replaceLink(trx, scope, { bizType, now, expiresAt });
  const mailId = await queueSystemMail(trx, jobs, {
    kind: 'identity.link',
    recipient: user.email,
    facts: { linkId: link.id },
    language: user.language,
    now,
  });
  return {
    mailId,
    email: user.email,
    sendTime: now.toISOString(),
    resendAfterSeconds: RESEND_AFTER_SECONDS,
    linkExpiresAt: expiresAt.toISOString(),
  };
}
