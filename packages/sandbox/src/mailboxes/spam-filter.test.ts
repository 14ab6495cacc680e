import { expect, test } from 'vitest';
import { createZones } from '../dns/zones.ts';
import { createChance } from '../world/chance.ts';
import { createSpamFilter } from './spam-filter.ts';

const txt = (name: string, data: string) => ({ name, type: 'TXT' as const, data });
const SPF = txt('young.test', 'v=spf1 -all');
const DKIM = txt('box._domainkey.young.test', 'v=DKIM1; p=');
const DMARC = txt('_dmarc.young.test', 'v=DMARC1; p=none');

function startFilter(records = [SPF, DKIM, DMARC], seed = '4417') {
  const zones = createZones();
  zones.set('young.test', records);
  const filter = createSpamFilter({
    chance: createChance(seed),
    zones,
    isEstablished: (domain) => domain === 'young.test' && seed === 'old',
  });
  const verdicts = (count = 1_000) =>
    Array.from({ length: count }, (_, index) =>
      filter.isSpam({ from: 'Maya@Young.test', to: 'noor@x.test', messageId: `<${index}@young.test>` }),
    );
  return { filter, verdicts, share: () => verdicts().filter(Boolean).length / 1_000 };
}

test('a young domain with all its records is inboxed nineteen times of twenty, and less with each record it lacks', () => {
  expect(startFilter().share()).toBeCloseTo(0.05, 1);
  const shares = [[SPF, DKIM, DMARC], [SPF, DKIM], [DKIM, DMARC], [SPF, DMARC], []].map((records) =>
    startFilter(records).share(),
  );
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeGreaterThan(0.5);
});

test('the standing of a domain can be set, and mail of those known for years is never junk', () => {
  const { filter, share } = startFilter();
  filter.setReputation('YOUNG.test', 0);
  expect(share()).toBe(1);
  filter.setReputation('young.test', 1);
  expect(share()).toBe(0);
  expect(startFilter(undefined, 'old').share()).toBe(0);
});

test('the same mail meets the same verdict with the same seed, and a notice from nobody is never junk', () => {
  expect(startFilter([]).verdicts()).toEqual(startFilter([]).verdicts());
  expect(startFilter([]).verdicts()).not.toEqual(startFilter([], '4418').verdicts());
  const { filter } = startFilter([]);
  expect(filter.isSpam({ from: '', to: 'noor@x.test', messageId: '<1@young.test>' })).toBe(false);
});
