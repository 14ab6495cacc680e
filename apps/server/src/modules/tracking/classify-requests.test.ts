import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyAgain, classifyRequest, type TrackingRequest, tallyRequests } from './classify-requests.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const APPLE = 'Mozilla/5.0';
const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const DEFENDER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36';
const MIMECAST = 'Mimecast-URL-Protection/1.0';
const BARRACUDA = 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))';
const OUTLOOK =
  'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; Trident/7.0; Microsoft Outlook 16.0.17328; MSOffice 16)';

const SENT = Date.parse('2026-11-17T09:00:00Z');

/** One after the other, as they were asked for: seconds after delivery, who, and the link where it is one. */
type Visit = [seconds: number, userAgent: string, target?: string, network?: string];

/** What a mail's requests count as once all have been judged, each when it came. */
function replay(visits: readonly Visit[]): Record<string, number> {
  const requests: TrackingRequest[] = [];
  for (const [index, [seconds, userAgent, target, network = '203.0.113.0/24']] of visits.entries()) {
    const request = {
      kind: target === undefined ? ('open' as const) : ('click' as const),
      at: new Date(SENT + seconds * 1_000),
      sinceDeliveryMs: seconds * 1_000,
      userAgent,
      network,
      target: target ?? '',
    };
    const { by: verdict, why } = classifyRequest(request, requests);
    requests.push({ ...request, id: String(index), verdict, why });
    for (const { id, by, why: reason } of classifyAgain(requests)) {
      const judged = requests[Number(id)];
      if (judged) Object.assign(judged, { verdict: by, why: reason });
    }
  }
  return Object.fromEntries(tallyRequests(requests).map(({ kind, verdict, count }) => [`${kind} ${verdict}`, count]));
}

const HOUR = 3_600;

describe('replayed', () => {
  test.each<[string, Visit[], Record<string, number>]>([
    [
      'Apple’s proxy fetches at delivery and again',
      [
        [3, APPLE],
        [1_900, APPLE],
      ],
      { 'open machine': 2 },
    ],
    [
      'Gmail’s proxy fetches when a person reads',
      [
        [HOUR, GMAIL],
        [2 * HOUR, GMAIL],
      ],
      { 'open person': 2 },
    ],
    [
      'Gmail’s proxy fetches ahead, and later a person reads',
      [
        [1, GMAIL],
        [HOUR, GMAIL],
      ],
      { 'open machine': 1, 'open person': 1 },
    ],
    [
      'Defender follows every link under the name of an old browser',
      [
        [4, DEFENDER],
        [4, DEFENDER, 'a'],
        [5, DEFENDER, 'b'],
        [5, DEFENDER, 'c'],
      ],
      { 'open machine': 1, 'click machine': 3 },
    ],
    [
      'Mimecast looks at a link when a person clicks',
      [
        [HOUR, MIMECAST, 'a'],
        [HOUR + 1, CHROME, 'a'],
      ],
      { 'click machine': 1, 'click person': 1 },
    ],
    [
      'Barracuda looks, and an hour later a person reads',
      [
        [20, BARRACUDA],
        [HOUR, OUTLOOK],
      ],
      { 'open machine': 1, 'open person': 1 },
    ],
    [
      'a gateway calls itself a browser of today and follows three links within seconds',
      [
        [300, CHROME],
        [301, CHROME, 'a'],
        [303, CHROME, 'b'],
        [305, CHROME, 'c'],
      ],
      { 'open machine': 1, 'click machine': 3 },
    ],
    [
      'a person opens, and follows two links a minute apart',
      [
        [HOUR, CHROME],
        [HOUR + 20, CHROME, 'a'],
        [HOUR + 80, CHROME, 'b'],
      ],
      { 'open person': 1, 'click person': 2 },
    ],
    [
      'a gateway elsewhere follows all links while a person opens',
      [
        [HOUR, CHROME],
        [HOUR, CHROME, 'a', '198.51.100.0/24'],
        [HOUR, CHROME, 'b', '198.51.100.0/24'],
        [HOUR, CHROME, 'c', '198.51.100.0/24'],
      ],
      { 'open person': 1, 'click machine': 3 },
    ],
    [
      'scripts',
      [
        [5, 'python-requests/2.32.3'],
        [6, 'curl/8.9.1'],
        [HOUR, 'Go-http-client/1.1'],
      ],
      { 'open machine': 3 },
    ],
  ])('%s', (_name, visits, expected) => {
    expect(replay(visits)).toEqual(expected);
  });
});

test('after any requests of machines in any order, no person has opened or clicked', () => {
  const machine = fc.constantFrom(APPLE, DEFENDER, MIMECAST, BARRACUDA, 'python-requests/2.32.3', '');
  const visit = fc.tuple(fc.nat(599), machine, fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }));
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 12 }), (visits) => {
      const counted = replay(visits as Visit[]);
      expect(counted['open person'] ?? 0).toBe(0);
      expect(counted['click person'] ?? 0).toBe(0);
    }),
  );
});

test('what was found to be a machine’s stays so, and the others are counted by what they are now', () => {
  const agent = fc.constantFrom(CHROME, GMAIL, APPLE, DEFENDER);
  const visit = fc.tuple(fc.nat(30), agent, fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { nil: undefined }));
  fc.assert(
    fc.property(fc.array(visit, { maxLength: 15 }), (visits) => {
      const sorted = (visits as Visit[]).toSorted(([a], [b]) => a - b);
      const sum = Object.values(replay(sorted)).reduce((all, count) => all + count, 0);
      expect(sum).toBe(visits.length);
      for (let length = 1; length < sorted.length; length += 1) {
        const machines = (seen: Visit[]) => (replay(seen)['open machine'] ?? 0) + (replay(seen)['click machine'] ?? 0);
        expect(machines(sorted.slice(0, length))).toBeLessThanOrEqual(machines(sorted));
      }
    }),
    { numRuns: 50 },
  );
});
