/** What a provider asks the owner of a domain to publish. `mx` is empty where it differs from customer to customer. */
export type KnownSender = { hosts: readonly string[]; include: string; mx: string };

/** By the ends of the names of its SMTP hosts. */
const KNOWN_SENDERS: readonly KnownSender[] = [
  { hosts: ['gmail.com', 'google.com'], include: '_spf.google.com', mx: '1 smtp.google.com' },
  { hosts: ['office365.com', 'outlook.com'], include: 'spf.protection.outlook.com', mx: '' },
  { hosts: ['zoho.com'], include: 'zohomail.com', mx: '10 mx.zoho.com' },
  { hosts: ['zoho.eu'], include: 'zohomail.eu', mx: '10 mx.zoho.eu' },
  { hosts: ['fastmail.com'], include: 'spf.messagingengine.com', mx: '10 in1-smtp.messagingengine.com' },
  { hosts: ['yandex.com', 'yandex.ru'], include: '_spf.yandex.net', mx: '10 mx.yandex.net' },
  { hosts: ['protonmail.ch'], include: '_spf.protonmail.ch', mx: '10 mail.protonmail.ch' },
  { hosts: ['mail.me.com'], include: 'icloud.com', mx: '10 mx01.mail.icloud.com' },
  { hosts: ['mailbox.org'], include: 'mailbox.org', mx: '10 mxext1.mailbox.org' },
  { hosts: ['emailsrvr.com'], include: 'emailsrvr.com', mx: '10 mx1.emailsrvr.com' },
  { hosts: ['hostinger.com'], include: '_spf.mail.hostinger.com', mx: '5 mx1.hostinger.com' },
  { hosts: ['privateemail.com'], include: 'spf.privateemail.com', mx: '10 mx1.privateemail.com' },
  { hosts: ['titan.email'], include: 'spf.titan.email', mx: '10 mx1.titan.email' },
  { hosts: ['migadu.com'], include: 'spf.migadu.com', mx: '10 aspmx1.migadu.com' },
  { hosts: ['gandi.net'], include: '_mailcust.gandi.net', mx: '10 spool.mail.gandi.net' },
  { hosts: ['exmail.qq.com'], include: 'spf.mail.qq.com', mx: '5 mxbiz1.qq.com' },
];

export const senderOfHost = (host: string): KnownSender | undefined =>
  KNOWN_SENDERS.find(({ hosts }) => hosts.some((end) => host === end || host.endsWith(`.${end}`)));
