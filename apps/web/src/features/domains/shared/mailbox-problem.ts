import { wantedMailbox } from '@outrider/contract/domains/names';
import type { WantedMailbox } from '../../../api/domains.ts';

export type MailboxProblem = 'malformed' | 'blank' | 'tooLong' | 'twice';

/** What an address lacks before it can be made; what is typed stays as it is until then. */
export function mailboxProblem(mailbox: WantedMailbox, others: readonly WantedMailbox[]): MailboxProblem | undefined {
  const checked = wantedMailbox.safeParse(mailbox);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return issue?.message === 'blank' || issue?.message === 'tooLong' ? issue.message : 'malformed';
  }
  return others.some(({ localPart }) => localPart.trim().toLowerCase() === checked.data.localPart)
    ? 'twice'
    : undefined;
}

/** Which mailboxes of a domain cannot be made as they are written. */
export const badMailboxes = (mailboxes: readonly WantedMailbox[]): readonly WantedMailbox[] =>
  mailboxes.filter(
    (mailbox, index) =>
      mailboxProblem(
        mailbox,
        mailboxes.filter((_each, place) => place < index),
      ) !== undefined,
  );
