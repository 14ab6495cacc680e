import type { ConnectionTest } from '@outrider/contract/mailboxes/add';

export type Direction = 'sending' | 'receiving';
export type DirectionResult = ConnectionTest[Direction];

export const bothWork = ({ sending, receiving }: ConnectionTest) => sending.works && receiving.works;

/** The whole of it in a few words; which of them are said is the reader's language's. */
export function outcomeOf(test: ConnectionTest) {
  if (bothWork(test)) return test.problem === 'mailNotFound' ? 'mailMissing' : 'both';
  if (test.sending.works) return 'sendingOnly';
  return test.receiving.works ? 'receivingOnly' : 'neither';
}

export const failedStep = ({ steps }: DirectionResult) => steps.find(({ outcome }) => outcome === 'failed')?.step;

/** SMTP's number or IMAP's word (RFC 5321, 4.2; RFC 9051, 7.1): the rest of the sentence stands further down. */
export const codeOf = (detail: string): string =>
  /^(?:\d{3}(?: \d\.\d{1,3}\.\d{1,3})?|NO|BAD|BYE|NXDOMAIN|SERVFAIL)\b/.exec(detail)?.[0] ?? '';

/** A line in which the server says no: 4xx and 5xx, or a tagged NO or BAD. */
export const isRefusal = (line: string): boolean => /^(?:[45]\d\d[ -]|\S+ (?:NO|BAD)\b|\* BYE\b)/.test(line);

/** Exchange Online's answer where an administrator has to switch something on. */
export const isAdminsTurn = ({ problem, words }: Pick<ConnectionTest, 'problem' | 'words'>): boolean =>
  problem === 'smtpSwitchedOff' && /5\.7\.139|SmtpClientAuthentication/i.test(words);
