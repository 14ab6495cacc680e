import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DnsAnswer } from '../../../platform/dns/resolver.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { askBlocklists } from './ask-blocklists.ts';
import { findListings, wantListings } from './name-listings.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-17T10:00:00Z');
const PATIENCE_MS = 60_000;

/** Answers by the name that is asked for; every other one is on no list. */
async function ask(domains: string[], answers: Record<string, DnsAnswer<string>>) {
  const asked: string[] = [];
  const { db } = database;
  await wantListings(db, domains, NOW);
  const resolve4 = async (name: string) => {
    asked.push(name);
    return answers[name] ?? { kind: 'noSuchName' as const };
  };
  await askBlocklists({ db, now: () => NOW, systemNow: () => NOW, resolver: { resolve4 } }, PATIENCE_MS);
  return { asked, known: await findListings(db, domains, NOW) };
}

test('a name is on the lists that say so, and a refused question says nothing', async () => {
  const { known } = await ask(['listed.test', 'clean.test'], {
    'listed.test.dbl.spamhaus.org': { kind: 'found', records: ['127.0.1.2'] },
    'listed.test.multi.surbl.org': { kind: 'found', records: ['127.0.0.1'] },
    'clean.test.dbl.spamhaus.org': { kind: 'found', records: ['127.255.255.254'] },
  });
  expect(known.get('listed.test')).toMatchObject({ listedOn: ['dbl.spamhaus.org'], answered: 2, askedAt: NOW });
  expect(known.get('clean.test')).toMatchObject({ listedOn: [], answered: 2 });
});

test('lists that do not answer leave a name unknown, and are asked again a quarter of an hour later', async () => {
  const failed: DnsAnswer<string> = { kind: 'failed', reason: 'timeout' };
  const zones = ['dbl.spamhaus.org', 'multi.surbl.org', 'multi.uribl.com'];
  const answers = Object.fromEntries(zones.map((zone) => [`silent.test.${zone}`, failed]));
  const { known } = await ask(['silent.test'], answers);
  expect(known.get('silent.test')).toMatchObject({ listedOn: [], answered: 0 });
  const later = new Date(NOW.getTime() + 16 * 60_000);
  expect((await findListings(database.db, ['silent.test'], later)).size).toBe(0);
});

test('what is known is not asked again for half a day', async () => {
  await ask(['once.test'], {});
  const later = new Date(NOW.getTime() + 11 * 3_600_000);
  expect((await findListings(database.db, ['once.test'], later)).get('once.test')).toMatchObject({ answered: 3 });
});
