import { generateKeyPairSync } from 'node:crypto';
import { DOMAIN, type Zone } from './zone.ts';

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
export const [KEY_512, KEY_1024, KEY_2048] = [keyOf(512), keyOf(1024), keyOf(2048)];

export const SPF = 'v=spf1 include:_spf.mailhaven.test ~all';
export const DMARC = `v=DMARC1; p=none; rua=mailto:dmarc@${DOMAIN}`;
export const DMARC_NAME = `_dmarc.${DOMAIN}`;
export const KEY_NAME = `mh2026._domainkey.${DOMAIN}`;
export const PTR_NAME = '24.113.0.203.in-addr.arpa';

/** Each part of a sound zone under the name a fixture takes it out by. */
export const SOUND: Record<string, Zone> = {
  mx: [`${DOMAIN} MX 10 mx1.mailhaven.test`, `${DOMAIN} MX 20 mx2.mailhaven.test`],
  spf: [`${DOMAIN} TXT ${SPF}`],
  key: [`${KEY_NAME} TXT v=DKIM1; k=rsa; p=${KEY_2048}`],
  dmarc: [`${DMARC_NAME} TXT ${DMARC}`],
  ptr: [`${PTR_NAME} PTR out4.mailhaven.test`],
  haven: [
    'mx1.mailhaven.test A 203.0.113.10',
    'mx2.mailhaven.test A 203.0.113.11',
    'out4.mailhaven.test A 203.0.113.24',
    '_spf.mailhaven.test TXT v=spf1 ip4:203.0.113.0/24 -all',
  ],
  others: [
    `${DOMAIN} TXT site-verification=42`,
    'small.test TXT v=spf1 ip4:198.51.100.7 -all',
    'nothing.test A 198.51.100.1',
    'loop.test TXT v=spf1 include:harborline.test -all',
    'wide.test TXT v=spf1 a:h1.wide.test a:h2.wide.test a:h3.wide.test a:h4.wide.test a:h5.wide.test -all',
    'broad.test TXT v=spf1 a:h1.wide.test a:h2.wide.test a:h3.wide.test a:h4.wide.test a:h5.wide.test -all',
    ...[1, 2, 3, 4, 5].map((host) => `h${host}.wide.test A 198.51.100.${host}`),
  ],
};

/** Parts of the sound zone that are missing, and records that are there instead. */
export type ZoneChange = { without?: (keyof typeof SOUND)[]; with?: Zone };

export const zoneOf = ({ without = [], with: added = [] }: ZoneChange): Zone => [
  ...Object.entries(SOUND).flatMap(([part, rows]) => (without.includes(part) ? [] : rows)),
  ...added,
];
