import { act, publish } from '../check.ts';
import { listedAs, type Misconfiguration } from './misconfiguration.ts';
import { PTR_NAME } from './sound-zone.ts';
import { DOMAIN, SENDER } from './zone.ts';

export const REVERSE: Misconfiguration[] = [
  {
    title: 'a sending address without a name',
    without: ['ptr'],
    finding: 'reverseMissing',
    fix: act('setReverseName', { address: SENDER, name: PTR_NAME }),
  },
  {
    title: 'a name that does not lead back',
    without: ['ptr'],
    with: [`${PTR_NAME} PTR out9.mailhaven.test`],
    finding: 'reverseNotBack',
    values: { address: SENDER, host: 'out9.mailhaven.test' },
    fix: publish('A', 'out9.mailhaven.test', SENDER),
  },
  {
    title: 'a name made of the address',
    without: ['ptr'],
    with: [`${PTR_NAME} PTR host-203-0-113-24.dyn.haven.test`, `host-203-0-113-24.dyn.haven.test A ${SENDER}`],
    finding: 'reverseGeneric',
    fix: act('setReverseName', { address: SENDER, name: PTR_NAME }),
  },
];

export const LISTED: Misconfiguration[] = [
  {
    title: 'an address on a list that large receivers use',
    ...listedAs('24.113.0.203.zen.spamhaus.org', '127.0.0.3'),
    finding: 'blocklistsListed',
    values: { lists: 'zen.spamhaus.org', count: 1, asked: 15 },
    fix: act('askDelisting', { list: 'zen.spamhaus.org', page: 'https://check.spamhaus.org/' }),
  },
  {
    title: 'a domain on a list that large receivers use',
    ...listedAs(`${DOMAIN}.dbl.spamhaus.org`, '127.0.1.2'),
    finding: 'blocklistsListed',
    fix: act('askDelisting', { list: 'dbl.spamhaus.org', page: 'https://check.spamhaus.org/' }),
  },
  {
    title: 'a range on a list that few use',
    ...listedAs('24.113.0.203.dnsbl-2.uceprotect.net', '127.0.0.2'),
    finding: 'blocklistsListedMinor',
    fix: act('askDelisting', { list: 'dnsbl-2.uceprotect.net', page: 'https://www.uceprotect.net/en/rblcheck.php' }),
  },
];

export const LOG_IN: Misconfiguration[] = [
  {
    title: 'a password the server does not take',
    facts: { smtp: { kind: 'failed', failure: 'authFailed', words: '535 5.7.8 Bad credentials' } },
    finding: 'loginRefused',
    values: { server: 'SMTP', words: '535 5.7.8 Bad credentials' },
    fix: act('reconnect', { server: 'SMTP' }),
  },
  {
    title: 'a certificate that has expired',
    facts: { imap: { kind: 'failed', failure: 'tlsFailed', words: 'certificate has expired' } },
    finding: 'loginTls',
    fix: act('repairCertificate', { server: 'IMAP' }),
  },
  {
    title: 'a server that does not answer',
    facts: { imap: { kind: 'failed', failure: 'timedOut', words: 'no answer in 10 s' } },
    finding: 'loginUnreachable',
    fix: act('checkServerSettings', { server: 'IMAP' }),
  },
];
