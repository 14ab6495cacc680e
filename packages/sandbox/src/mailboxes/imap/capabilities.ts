import type { Extension, MailboxHostPlan } from '../mailbox-plan.ts';
import type { Session } from './session.ts';

const ALWAYS = ['IMAP4rev1', 'LITERAL+', 'ID', 'ENABLE', 'NAMESPACE', 'SASL-IR'];
const LOGGED_IN = ['IDLE', 'UIDPLUS', 'MOVE', 'SPECIAL-USE', 'CHILDREN', 'UNSELECT', 'ESEARCH'];

/** Folders are labels, and Gmail's extensions tell them. */
export const hasLabels = ({ provider }: MailboxHostPlan): boolean => provider === 'google';

export const knows = ({ lacks = [] }: MailboxHostPlan, extension: Extension): boolean => !lacks.includes(extension);

export function capabilitiesOf({ account, isSecure, plan }: Session): string {
  const names = [
    ...ALWAYS,
    ...(account ? LOGGED_IN : []),
    ...(account && plan.condstore ? ['CONDSTORE', 'QRESYNC'] : []),
    ...(account && plan.replaces ? ['REPLACE'] : []),
    ...(account && hasLabels(plan) ? ['X-GM-EXT-1'] : []),
    // RFC 9051, 6.2.3: no password before the connection is private.
    ...(isSecure ? [] : ['LOGINDISABLED']),
    ...(isSecure || plan.startTls === 'missing' ? [] : ['STARTTLS']),
    ...(isSecure && !account ? ['AUTH=PLAIN', 'AUTH=XOAUTH2'] : []),
  ];
  return names.filter((name) => !plan.lacks?.some((lacking) => lacking === name)).join(' ');
}
