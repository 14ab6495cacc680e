import { expect, it } from 'vitest';
import { countIs, isItHere, REASONS, readReason, seatIs, seatIsIn } from './reasons.ts';

it('reads each reason of the rules again, and takes no quote for one', () => {
  for (const [key, text] of Object.entries(REASONS)) expect(readReason(text)).toEqual({ key, values: {} });
  expect(readReason(seatIs('Potsdam'))).toEqual({ key: 'seat', values: { place: 'Potsdam' } });
  expect(readReason(seatIsIn('Poland'))).toEqual({ key: 'seat', values: { place: 'Poland' } });
  expect(readReason(countIs({ min: 20, max: 20 }))).toEqual({ key: 'people', values: { people: '20' } });
  expect(readReason(countIs({ min: 20, max: 45 }))).toEqual({ key: 'people', values: { people: '20–45' } });
  const here = { key: 'here', values: { title: 'Head of the Lab', wanted: 'CTO' } };
  expect(readReason(isItHere('Head of the Lab', 'CTO'))).toEqual(here);
  expect(readReason('We sell to banks in Berlin')).toBeUndefined();
});
