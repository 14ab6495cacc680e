import { expect, test } from 'vitest';
import { aSimulation } from './rehearsal-testing.ts';
import { readSimulationAddress, withChoice, writeSimulationAddress } from './simulation-address.ts';
import { countsAt, momentAtPlace, placeOfMoment, stopsInAll } from './simulation-counts.ts';

const simulation = aSimulation();

test('the counts of a moment are those of the days before it and of what its own day has done by then', () => {
  const noon = Date.parse('2026-11-18T12:00:00Z');
  const today = [
    { at: '2026-11-18T10:00:00.000Z', kind: 'sent' as const, leadId: '1', round: 1, mailboxId: 'm', reason: '' },
    { at: '2026-11-18T11:00:00.000Z', kind: 'replied' as const, leadId: '1', round: 1, mailboxId: '', reason: '' },
    {
      at: '2026-11-18T11:00:00.000Z',
      kind: 'stopped' as const,
      leadId: '1',
      round: 1,
      mailboxId: '',
      reason: 'replied',
    },
    { at: '2026-11-18T13:00:00.000Z', kind: 'sent' as const, leadId: '2', round: 1, mailboxId: 'm', reason: '' },
  ];
  expect(countsAt(simulation, noon, today)).toEqual({
    mails: 31,
    replies: 1,
    held: 2,
    stopped: 2,
    stops: { replied: 1, bounced: 1 },
    bounceShare: 1 / 31,
  });
});

test('a moment and its place among the days lead to each other', () => {
  for (const place of [0, 0.25, 1, 1.5, 2.999]) {
    expect(placeOfMoment(simulation.days, momentAtPlace(simulation.days, place))).toBeCloseTo(place, 6);
  }
  expect(momentAtPlace(simulation.days, 99)).toBeLessThan(Date.parse(simulation.days.at(-1)?.until ?? ''));
});

test('reasons to stop are listed most first', () => {
  expect(stopsInAll(simulation)).toEqual([
    { reason: 'replied', leads: 3 },
    { reason: 'bounced', leads: 1 },
  ]);
});

test('a rehearsal is found again by its address, and nonsense in an address is left out', () => {
  const choices = [{ leadId: '12', does: 'replies' as const, round: 1 }];
  const address = { seed: 4_417, rates: simulation.rates, choices, goesOn: true, leadId: '12' };
  expect(readSimulationAddress(writeSimulationAddress(address))).toEqual(address);
  const nothing = { seed: 1, rates: undefined, choices: [], goesOn: false, leadId: '' };
  expect(readSimulationAddress(new URLSearchParams('seed=-4&rates=2_x&do=a.b.c&do=1.sings.0&lead=me'))).toEqual(
    nothing,
  );
  expect(withChoice(choices, '12', undefined)).toEqual([]);
});
