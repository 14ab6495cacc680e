import { MAIL_HOSTS, type MailHost, NAME_SERVER, PROXY, SIGNER, SOUTH, trackingDomainOf } from './places.ts';

/** Before verification begins the product greets hosts that are always there; here one of ours answers for them. */
const WELL_KNOWN = [
  'gmail-smtp-in.l.google.com',
  'outlook-com.olc.protection.outlook.com',
  'mta5.am0.yahoodns.net',
  'mx01.mail.icloud.com',
  'mx00.emig.gmx.net',
];

/** Everything below the root in one zone: a name that is not in it certainly does not exist. `dkim`: the public key, base64. */
export const writeZone = (dkim: string): string =>
  [
    '$TTL 300',
    '. IN SOA ns.trial. hostmaster.trial. 1 3600 600 86400 60',
    '. IN NS ns.trial.',
    `ns.trial. IN A ${NAME_SERVER}`,
    `${PROXY.name}. IN A ${PROXY.address}`,
    `${reverse(PROXY.address)} IN PTR ${PROXY.name}.`,
    ...WELL_KNOWN.map((name) => `${name}. IN A ${SOUTH.address}`),
    ...MAIL_HOSTS.flatMap((host) => hostRecords(host, dkim)),
    '',
  ].join('\n');

const hostRecords = (host: MailHost, dkim: string): string[] => [
  `${host.name}. IN A ${host.address}`,
  `${reverse(host.address)} IN PTR ${host.name}.`,
  ...[host.domain, host.recipients, host.catchAll].flatMap((domain) => [
    `${domain}. IN MX 10 ${host.name}.`,
    `${domain}. IN TXT "v=spf1 mx -all"`,
    `_dmarc.${domain}. IN TXT "v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}"`,
  ]),
  `${SIGNER.selector}._domainkey.${host.domain}. IN TXT ${['v=DKIM1; k=rsa; p=', ...chunks(dkim)].map(quote).join(' ')}`,
  // RFC 6186 and 8314: where the mailboxes of a domain are.
  `_submission._tcp.${host.domain}. IN SRV 0 1 587 ${host.name}.`,
  `_imaps._tcp.${host.domain}. IN SRV 0 1 993 ${host.name}.`,
  `${trackingDomainOf(host)}. IN CNAME ${PROXY.name}.`,
];

const reverse = (address: string) => `${address.split('.').reverse().join('.')}.in-addr.arpa.`;

/** RFC 1035, 3.3: a string of a TXT record has at most 255 bytes. */
const chunks = (text: string): string[] => text.match(/.{1,250}/g) ?? [];
const quote = (text: string) => `"${text}"`;
