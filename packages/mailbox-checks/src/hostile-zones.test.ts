import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHECKS } from './check.ts';
import type { Answer, Dns } from './dns.ts';
import { judgeMailbox } from './judge-mailbox.ts';
import { parseTerm } from './spf/parse-spf.ts';
import { dnsOf, soundFacts } from './testing/zone.ts';

const terms = ['include:', 'a:', 'mx', 'redirect=', 'exists:%{i}.', 'ip4:', 'ip6:', '-all', '+all', 'v=spf1 ', 'ptr'];
const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...terms), fc.string({ maxLength: 8 })), { maxLength: 30 })
    .map((some) => `v=spf1 ${some.join(' ')}`),
  fc.array(fc.string({ maxLength: 12 }), { maxLength: 20 }).map((some) => `v=DMARC1; ${some.join('; ')}`),
  fc.string().map((key) => `v=DKIM1; p=${key}`),
  fc.base64String({ maxLength: 400 }).map((key) => `v=DKIM1; k=rsa; p=${key}`),
);
const answerOf = <R>(record: fc.Arbitrary<R>): fc.Arbitrary<Answer<R>> =>
  fc.oneof(
    fc.array(record, { minLength: 1, maxLength: 3 }).map((records): Answer<R> => ({ kind: 'found', records })),
    fc.constantFrom<Answer<R>>({ kind: 'none' }, { kind: 'noSuchName' }, { kind: 'failed', reason: 'servfail' }),
  );
const anyMx = fc.record({ priority: fc.nat(), exchange: hostile });

test('every check comes to one verdict on any answers of name servers', () => {
  fc.assert(
    fc.property(fc.array(answerOf(hostile), { minLength: 1, maxLength: 8 }), answerOf(anyMx), (texts, mx) => {
      let next = 0;
      const take = () => texts[next++ % texts.length] ?? { kind: 'none' as const };
      const answers: Dns = {
        // @ts-expect-error Only MX answers hold more than a text.
        ask: (type) => (type === 'MX' ? mx : take()),
      };
      expect(judgeMailbox(soundFacts, answers).map(({ check }) => check)).toEqual([...CHECKS]);
    }),
    { numRuns: 500 },
  );
});

test('any term keeps its text', () => {
  fc.assert(fc.property(fc.string(), (raw) => parseTerm(raw).raw === raw));
});

test('a tree of includes that grows without end is left after a while', () => {
  let asked = 0;
  const endless: Dns = {
    // @ts-expect-error Every record it finds is a text.
    ask: (type, name) => {
      asked += 1;
      if (type !== 'TXT') return { kind: 'none' };
      const number = Number(/^n(\d+)\./.exec(name)?.[1] ?? 0);
      const records = [`v=spf1 include:n${2 * number + 1}.test include:n${2 * number + 2}.test -all`];
      return { kind: 'found', records };
    },
  };
  const spf = judgeMailbox({ ...soundFacts, blocklists: [] }, endless).find(({ check }) => check === 'spf');
  expect(spf).toMatchObject({ finding: 'spfTooManyLookups', fix: { action: 'shortenSpf' } });
  expect(asked).toBeLessThan(5_000);
});

test.each([
  ['a term of a hundred thousand characters', `v=spf1 include:${'a'.repeat(100_000)}.test -all`],
  ['fifty thousand terms', `v=spf1 ${'ip4:192.0.2.1 '.repeat(50_000)}-all`],
  ['a macro that never closes', `v=spf1 exists:${'%{'.repeat(20_000)} -all`],
  ['dots and dashes that look like names', `v=spf1 a:${'-.'.repeat(20_000)}test/${'/'.repeat(20_000)} -all`],
  ['blanks alone', `v=spf1${' '.repeat(100_000)}`],
  ['a version of many blanks', `v${' '.repeat(50_000)}=spf`],
  ['quotes alone', '"'.repeat(50_000)],
])('%s does not hold the judge up', (_title, text) => {
  const longDmarc = `v=DMARC1;${text}`;
  const zone = [`harborline.test TXT ${text}`, `_dmarc.harborline.test TXT ${longDmarc}`];
  const half = [`harborline.test TXT ${text.slice(0, 400)}`];
  expect(judgeMailbox({ ...soundFacts, blocklists: [] }, dnsOf(zone))).toHaveLength(CHECKS.length);
  expect(judgeMailbox({ ...soundFacts, blocklists: [] }, dnsOf(half))).toHaveLength(CHECKS.length);
});
