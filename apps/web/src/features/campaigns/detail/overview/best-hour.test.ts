import { expect, test } from 'vitest';
import { bestHour, wholeDay } from './best-hour.ts';

const hour = (at: number, sent: number, replied: number) => ({ hour: at, sent, opened: 0, replied });

test('the best hour is the one answered most often, not the one with the most answers', () => {
  expect(bestHour([hour(9, 400, 20), hour(10, 100, 9)])).toMatchObject({ hour: 10, share: 0.09 });
});

test('a lucky reply to few mails names no hour', () => {
  expect(bestHour([hour(9, 2, 1), hour(10, 200, 2)])).toBeUndefined();
});

test('a day has 24 hours for any mails', () => {
  expect(wholeDay([hour(9, 4, 1)])).toHaveLength(24);
  expect(wholeDay([hour(9, 4, 1)])[9]).toMatchObject({ sent: 4 });
});
