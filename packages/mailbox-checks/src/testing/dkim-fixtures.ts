import { act } from '../check.ts';
import { keyAs, type Misconfiguration, txt } from './misconfiguration.ts';
import { KEY_512, KEY_1024, KEY_2048, KEY_NAME } from './sound-zone.ts';
import { DOMAIN } from './zone.ts';

export const DKIM: Misconfiguration[] = [
  {
    title: 'mail without a signature',
    facts: { signatures: [] },
    finding: 'dkimNotSigned',
    fix: act('turnOnDkim', { domain: DOMAIN }),
  },
  {
    title: 'a key that is not published',
    without: ['key'],
    finding: 'dkimKeyMissing',
    fix: act('publishDkimKey', { name: KEY_NAME }),
  },
  {
    title: 'a revoked key',
    ...keyAs('v=DKIM1; k=rsa; p='),
    finding: 'dkimKeyRevoked',
    fix: act('renewDkimKey', { selector: 'mh2026', name: KEY_NAME }),
  },
  {
    title: 'a key of 512 bits',
    ...keyAs(`v=DKIM1; k=rsa; p=${KEY_512}`),
    finding: 'dkimShortKey',
    values: { selector: 'mh2026', bits: 512 },
    fix: act('renewDkimKey', { selector: 'mh2026', name: KEY_NAME }),
  },
  {
    title: 'a key of 1024 bits',
    ...keyAs(`v=DKIM1; k=rsa; p=${KEY_1024}`),
    finding: 'dkimWeakKey',
    values: { selector: 'mh2026', bits: 1024 },
    fix: act('renewDkimKey', { selector: 'mh2026', name: KEY_NAME }),
  },
  {
    title: 'a key left in test mode',
    ...keyAs(`v=DKIM1; t=y:s; p=${KEY_2048}`),
    finding: 'dkimTestMode',
    fix: txt(KEY_NAME, `v=DKIM1; t=s; p=${KEY_2048}`, [`v=DKIM1; t=y:s; p=${KEY_2048}`]),
  },
  {
    title: 'a key with a version nobody knows',
    ...keyAs(`v=DKIM2; p=${KEY_2048}`),
    finding: 'dkimWrongVersion',
    fix: txt(KEY_NAME, `v=DKIM1; p=${KEY_2048}`, [`v=DKIM2; p=${KEY_2048}`]),
  },
  {
    title: 'a key pasted with the quotes between its strings',
    ...keyAs(`v=DKIM1; p=${KEY_2048.slice(0, 200)}" "${KEY_2048.slice(200)}`),
    finding: 'dkimKeyBroken',
    fix: txt(KEY_NAME, `v=DKIM1; p=${KEY_2048}`, [`v=DKIM1; p=${KEY_2048.slice(0, 200)}" "${KEY_2048.slice(200)}`]),
  },
  {
    title: 'a key that lost its end',
    ...keyAs(`v=DKIM1; p=${KEY_2048.slice(0, 255)}`),
    finding: 'dkimKeyBroken',
    fix: act('publishDkimKey', { name: KEY_NAME }),
  },
  {
    title: 'two keys under one selector',
    with: [`${KEY_NAME} TXT v=DKIM1; p=`],
    finding: 'dkimKeySeveral',
    fix: txt(KEY_NAME, `v=DKIM1; k=rsa; p=${KEY_2048}`, [`v=DKIM1; k=rsa; p=${KEY_2048}`, 'v=DKIM1; p=']),
  },
  {
    title: 'a key for a service that is not mail',
    ...keyAs(`v=DKIM1; s=tlsrpt; p=${KEY_2048}`),
    finding: 'dkimNotForMail',
    fix: txt(KEY_NAME, `v=DKIM1; p=${KEY_2048}`, [`v=DKIM1; s=tlsrpt; p=${KEY_2048}`]),
  },
  {
    title: 'a key for sha1 alone',
    ...keyAs(`v=DKIM1; h=sha1; p=${KEY_2048}`),
    finding: 'dkimOldHash',
    fix: txt(KEY_NAME, `v=DKIM1; p=${KEY_2048}`, [`v=DKIM1; h=sha1; p=${KEY_2048}`]),
  },
  {
    title: 'a key of a type nobody verifies',
    ...keyAs(`v=DKIM1; k=dsa; p=${KEY_2048}`),
    finding: 'dkimWrongType',
    fix: act('renewDkimKey', { selector: 'mh2026', name: KEY_NAME }),
  },
  {
    title: 'a signature of the provider alone',
    facts: { signatures: [{ domain: 'mailhaven.test', selector: 'p1', result: 'pass', reason: '' }] },
    finding: 'dkimUnaligned',
    values: { selector: 'p1', domain: 'mailhaven.test' },
    fix: act('signWithOwnDomain', { domain: DOMAIN }),
  },
  {
    title: 'a signature that leaves out what the one click needs',
    facts: {
      signatures: [
        {
          domain: DOMAIN,
          selector: 'mh2026',
          result: 'pass',
          reason: '',
          unsignedListHeaders: ['List-Unsubscribe', 'List-Unsubscribe-Post'],
        },
      ],
    },
    finding: 'dkimOneClickUnsigned',
    values: { selector: 'mh2026', headers: 'List-Unsubscribe, List-Unsubscribe-Post' },
    fix: act('signListHeaders', {
      selector: 'mh2026',
      headers: 'List-Unsubscribe, List-Unsubscribe-Post',
      added: '+List-Unsubscribe,+List-Unsubscribe-Post',
    }),
  },
  {
    title: 'a signature that does not hold',
    facts: { signatures: [{ domain: DOMAIN, selector: 'mh2026', result: 'fail', reason: 'bad signature' }] },
    finding: 'dkimSignatureFailed',
    values: { selector: 'mh2026', reason: 'bad signature' },
    fix: act('stopChangingMail', { selector: 'mh2026' }),
  },
];
