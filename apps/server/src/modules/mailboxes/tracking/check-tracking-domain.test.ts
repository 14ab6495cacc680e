import type { TrackingState } from '@outrider/contract/mailboxes/settings';
import { expect, test } from 'vitest';
import type { DnsAnswer, Resolver } from '../../../platform/dns/resolver.ts';
import { resolverAt } from '../../../platform/net/mail-servers-testing.ts';
import type { FetchedText } from '../../../platform/web/fetch-text.ts';
import { checkTrackingDomain, recordOf, type Tracker } from './check-tracking-domain.ts';

const HOST = 'app.outrider.test';
const DOMAIN = 'go.harborline.test';

type Zone = Record<string, { cname?: string; a?: string }>;

const OURS: Zone = { [HOST]: { a: '203.0.113.5' }, [DOMAIN]: { cname: `${HOST}.`, a: '203.0.113.5' } };
const BY_ADDRESS: Zone = { ...OURS, [DOMAIN]: { a: '203.0.113.5' } };
const ELSEWHERE: Zone = { ...OURS, [DOMAIN]: { cname: 'shop.example.com.', a: '198.51.100.7' } };

function resolverOf(zone: Zone): Resolver {
  const answer = (record: string | undefined): DnsAnswer<string> =>
    record === undefined ? { kind: 'none' } : { kind: 'found', records: [record] };
  return {
    ...resolverAt('127.0.0.1'),
    resolveCname: async (name) => answer(zone[name]?.cname),
    resolve4: async (name) => answer(zone[name]?.a),
    resolve6: async () => ({ kind: 'none' }),
  };
}

/** A web server that answers with what `text` makes of the word it is asked with. */
function trackerOf(answer: FetchedText | ((nonce: string) => string)): Tracker & { asked: string[] } {
  const asked: string[] = [];
  return {
    host: HOST,
    asked,
    async fetchText(url) {
      asked.push(url);
      const nonce = url.split('/').at(-1) ?? '';
      return typeof answer === 'function' ? { kind: 'answered', status: 200, text: answer(nonce) } : answer;
    },
    isOurs: (nonce, text) => text === `proof of ${nonce}`,
  };
}

const check = (answer: Parameters<typeof trackerOf>[0], zone: Zone = OURS) =>
  checkTrackingDomain({ tracker: trackerOf(answer), resolver: resolverOf(zone) }, DOMAIN);

test('a domain that says what only we can say is used, with any records behind a proxy', async () => {
  const proof = (nonce: string) => `proof of ${nonce}\n`;
  for (const zone of [OURS, ELSEWHERE]) expect(await check(proof, zone)).toEqual({ state: 'answers', words: '' });
});

test('every look asks with another word, over TLS', async () => {
  const tracker = trackerOf(() => '');
  for (let times = 0; times < 3; times += 1) await checkTrackingDomain({ tracker, resolver: resolverOf(OURS) }, DOMAIN);
  expect(new Set(tracker.asked).size).toBe(3);
  for (const url of tracker.asked) expect(url).toMatch(/^https:\/\/go[.]harborline[.]test\/t\/check\/[\w-]{22}$/);
});

test.each<[TrackingState, string, FetchedText, Zone]>([
  ['noRecord', '', { kind: 'noSuchName' }, { [HOST]: { a: '203.0.113.5' } }],
  ['lookupFailed', 'servfail', { kind: 'lookupFailed', words: 'servfail' }, OURS],
  ['forbidden', '10.0.0.7', { kind: 'forbidden' }, { [DOMAIN]: { a: '10.0.0.7' } }],
  ['otherAnswer', 'HTTP 404', { kind: 'answered', status: 404, text: '' }, OURS],
  ['otherAnswer', 'HTTP 200', { kind: 'answered', status: 200, text: 'proof of another word' }, BY_ADDRESS],
  ['noConnection', 'ECONNREFUSED', { kind: 'noConnection', words: 'ECONNREFUSED' }, BY_ADDRESS],
  ['badCertificate', 'expired', { kind: 'badCertificate', words: 'expired' }, OURS],
  ['elsewhere', 'shop.example.com, 198.51.100.7', { kind: 'answered', status: 200, text: 'Our shop' }, ELSEWHERE],
  ['elsewhere', 'shop.example.com, 198.51.100.7', { kind: 'badCertificate', words: 'wrong name' }, ELSEWHERE],
])('what is wrong is shown as it has to be mended: %s %s', async (state, words, fetched, zone) => {
  expect(await check(fetched, zone)).toEqual({ state, words });
});

test('the record to publish is an alias of our name, or our address where we have no name', () => {
  expect(recordOf({ host: HOST }, DOMAIN)).toEqual({ type: 'CNAME', name: DOMAIN, value: HOST });
  expect(recordOf({ host: '203.0.113.5' }, DOMAIN)).toEqual({ type: 'A', name: DOMAIN, value: '203.0.113.5' });
});
