import { expect, test } from 'vitest';
import type { Guard } from '../../../../api/campaigns/campaign-queries.ts';
import { trippedPoint, worthHolding } from './guard-facts.ts';

const guard = (changed: Partial<Guard>): Guard => ({
  rule: 'bounces',
  at: '2026-11-12T15:02:00.000Z',
  count: 6,
  sent: 286,
  max: 0.02,
  points: [],
  evidence: [],
  byCategory: [],
  ...changed,
});
const category = (name: string, count: number, sent: number, toCome: number) => ({
  category: name,
  count,
  sent,
  toCome,
});

test('a bounce that came late is not the one that stopped it', () => {
  const points = [
    { at: '2026-11-12T10:00:00.000Z', sent: 200, count: 4 },
    { at: '2026-11-12T11:00:00.000Z', sent: 250, count: 4 },
    { at: '2026-11-12T15:02:00.000Z', sent: 286, count: 6 },
    { at: '2026-11-12T16:31:00.000Z', sent: 286, count: 7 },
  ];
  expect(trippedPoint(guard({ points }))).toMatchObject({ count: 6 });
});

test('holding a kind is worth it where the rest is fine without it', () => {
  const byCategory = [category('UNKNOWN', 5, 31, 174), category('VALID', 2, 255, 1_400)];
  expect(worthHolding(guard({ byCategory }))).toMatchObject({ category: 'UNKNOWN', toCome: 174, without: 2 / 255 });
});

test('nothing is held where nobody of that kind is to come, or it would not help', () => {
  expect(
    worthHolding(guard({ byCategory: [category('UNKNOWN', 5, 31, 0), category('VALID', 2, 255, 9)] })),
  ).toBeUndefined();
  expect(
    worthHolding(guard({ byCategory: [category('UNKNOWN', 5, 31, 9), category('VALID', 9, 255, 9)] })),
  ).toBeUndefined();
  expect(worthHolding(guard({}))).toBeUndefined();
});
