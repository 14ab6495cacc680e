import { RESEND_AFTER_SECONDS, VERIFY_LINK_HOURS } from '@outrider/contract/limits';
import type { MailedLink } from '@outrider/contract/sign';
import { type RegisterInfo, storage } from '../../platform/storage.ts';

/**
 * What the page that waits for the confirmation remembers. The time is this browser's, not the server's: a clock that
 * is wrong by minutes would otherwise never finish its countdown, or never start it.
 */
export const registerInfoOf = ({ email, mailId }: Pick<MailedLink, 'email' | 'mailId'>, now: Date): RegisterInfo => ({
  email,
  mailId,
  sendTime: now.toISOString(),
});

export const rememberMail = (mail: Pick<MailedLink, 'email' | 'mailId'>) =>
  storage.writeRegisterInfo(registerInfoOf(mail, new Date()));

/** When the next mail may go out, in milliseconds; 0 when none is known to have gone out. */
export function resendMoment({ sendTime }: Pick<RegisterInfo, 'sendTime'>): number {
  const sent = Date.parse(sendTime);
  return Number.isNaN(sent) ? 0 : sent + RESEND_AFTER_SECONDS * 1000;
}

/** A time of sending that leaves the given wait, for when the server says how long that is. */
export const sendTimeLeaving = (seconds: number, now: Date): string =>
  new Date(now.getTime() - (RESEND_AFTER_SECONDS - seconds) * 1000).toISOString();

export function linkWorksUntil({ sendTime }: Pick<RegisterInfo, 'sendTime'>): Date | undefined {
  const sent = Date.parse(sendTime);
  return Number.isNaN(sent) ? undefined : new Date(sent + VERIFY_LINK_HOURS * 3_600_000);
}
