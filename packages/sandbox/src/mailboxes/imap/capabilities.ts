import type { Session } from './session.ts';

const ALWAYS = ['IMAP4rev1', 'LITERAL+', 'ID', 'ENABLE', 'NAMESPACE', 'SASL-IR'];
const LOGGED_IN = ['IDLE', 'UIDPLUS', 'MOVE', 'SPECIAL-USE', 'CHILDREN', 'UNSELECT'];

export function capabilitiesOf({ account, isSecure, plan }: Session): string {
  const names = [
    ...ALWAYS,
    ...(account ? LOGGED_IN : []),
    ...(account && plan.condstore ? ['CONDSTORE'] : []),
    // RFC 9051, 6.2.3: no password before the connection is private.
    ...(isSecure ? [] : ['STARTTLS', 'LOGINDISABLED']),
    ...(isSecure && !account ? ['AUTH=PLAIN', 'AUTH=XOAUTH2'] : []),
  ];
  return names.join(' ');
}
