import { afterEach, expect, test } from 'vitest';
import { readIn } from '../reading-language.ts';
import { placeOfZone } from './place-of-zone.ts';

afterEach(() => readIn('en'));

test('a zone is called by its city, and in Chinese by the name Chinese has for the place', () => {
  expect(placeOfZone('America/New_York')).toBe('New York');
  readIn('zh');
  expect(placeOfZone('America/New_York')).toBe('纽约');
  expect(placeOfZone('Europe/Berlin')).toBe('德国');
});

test('a zone without a name of its own, or one the browser does not know, keeps what it is called', () => {
  readIn('zh');
  expect(placeOfZone('UTC')).toBe('UTC');
  expect(placeOfZone('Moon/Sea_of_Rains')).toBe('Sea of Rains');
});
