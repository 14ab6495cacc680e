import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const now = new Date('2026-11-17T09:42:00Z');

test('the hour is that of the place', () => {
  expect(localTime('Europe/Berlin', now)).toBe('10:42');
  expect(localTime('America/Chicago', now)).toBe('03:42');
});

test('a zone that does not exist has no hour', () => {
  expect(localTime('Middle/Earth', now)).toBeUndefined();
});
