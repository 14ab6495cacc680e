import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { createResidents } from './residents.ts';

const residents = createResidents(createChance('4417'), (domain) => domain === 'nordkai.test');

test('most people with a likely address exist, some have left, made-up letters are nobody', () => {
  const firsts = ['katrin', 'jonas', 'anke', 'lena', 'ole', 'renate', 'sabine', 'tobias', 'petra', 'bjorn'];
  const lasts = ['vogel', 'klein', 'petersen', 'brenner', 'renner', 'boysen', 'jessen', 'kruger'];
  const likely = firsts.flatMap((first) => lasts.map((last) => `${first}.${last}@nordkai.test`));
  const living = likely.filter((address) => residents.has(address)).length;
  expect(living).toBeGreaterThan(likely.length * 0.8);
  expect(living).toBeLessThan(likely.length);
  const random = Array.from({ length: 50 }, (_, index) => `x${index}q7f${index * 7}z@nordkai.test`);
  expect(random.filter((address) => residents.has(address))).toEqual([]);
});

test('nobody lives at an unknown domain, unless settled there', () => {
  expect(residents.has('katrin.vogel@nowhere.test')).toBe(false);
  residents.settle('Anybody@Nowhere.test');
  expect(residents.has('anybody@nowhere.test')).toBe(true);
});
