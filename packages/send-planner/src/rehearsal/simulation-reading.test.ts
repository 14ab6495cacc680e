import { expect, test } from 'vitest';
import { drawFrom, drawWorld } from '../world-testing.ts';
import { marksAt, type SimulationLead, stateAt } from './lead-state.ts';
import { LEAD_PLACES } from './names.ts';
import { aWorld, NOBODY, rehearsalOf } from './rehearsal-testing.ts';
import { rehearse } from './rehearse.ts';
import type { Simulation } from './simulation.ts';
import { branchesOf, daysOf, expectedReplies, heldIn } from './summarise-simulation.ts';

const DAY = 86_400_000;

function leadsOf({ events, waiting }: Simulation, world: ReturnType<typeof aWorld>): SimulationLead[] {
  const byLead = Map.groupBy(events, ({ leadId }) => leadId);
  const waits = new Map(waiting.map(({ leadId, reason }) => [leadId, reason]));
  const own = world.state.leads.filter(({ campaignId }) => campaignId === 'c0');
  return own.map((lead) => ({ lead, events: byLead.get(lead.id) ?? [], waits: waits.get(lead.id) ?? null }));
}

test('at every moment each lead is in one place, and nothing is said of the future that the simulation does not do', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const world = drawWorld(drawFrom(seed));
    const campaign = world.state.campaigns.find(({ id }) => id === 'c0');
    if (!campaign) continue;
    const simulation = rehearse(rehearsalOf(world.state, world.now, { seed }));
    for (const one of leadsOf(simulation, world)) {
      for (let at = world.now; at < simulation.end; at += DAY / 2) {
        const { state, place, at: when } = stateAt(one, simulation, at, 'UTC');
        expect(LEAD_PLACES).toContain(place);
        if (state === 'due' || state === 'waits') {
          expect(one.events.some((event) => event.kind === 'sent' && event.at === when && event.at > at)).toBe(true);
        }
        const marks = marksAt(one, campaign.rounds.length, at, 'UTC');
        const sent = one.events.filter((event) => event.kind === 'sent' && event.at <= at).length;
        expect(marks.filter((mark) => mark === 'sent' || mark === 'today')).toHaveLength(
          sent + one.lead.earlier.length,
        );
      }
    }
  }
});

test('the days of a simulation sum to it', () => {
  const world = aWorld(120);
  const [campaign] = world.state.campaigns;
  if (!campaign) throw new Error('no campaign');
  const simulation = rehearse(rehearsalOf(world.state, world.now, { horizon: 60 * DAY }));
  const days = daysOf(simulation, campaign);
  const count = (kind: string) => simulation.events.filter((event) => event.kind === kind).length;
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0);
  expect(sum(({ mails }) => mails)).toBe(count('sent'));
  expect(sum(({ rounds }) => rounds.reduce((all, mails) => all + mails, 0))).toBe(count('sent'));
  expect(sum(({ stops }) => Object.values(stops).reduce((all, leads) => all + leads, 0))).toBe(count('stopped'));
  expect(sum(({ replies }) => replies)).toBe(count('replied'));
  expect(branchesOf(simulation, 3).reduce((all, { sent }) => all + sent, 0)).toBe(count('sent'));
  expect(days.filter(({ isDayOff }) => isDayOff).every(({ mails }) => mails === 0)).toBe(true);
});

test('who lacks a value is counted by which', () => {
  const world = aWorld(5);
  const wish = rehearsalOf(world.state, world.now, { rates: NOBODY, horizon: 30 * DAY });
  const lacking = (leadId: string, round: number) => (Number(leadId) < 2 && round === 1 ? 'carrierCount' : '');
  const simulation = rehearse({ ...wish, rules: { ...wish.rules, lacking } });
  const held = heldIn(leadsOf(simulation, world), () => '');
  expect(held).toEqual([{ reason: 'missingVariable', variables: 'carrierCount', leads: 2 }]);
});

test('the fewer mails a rate rests on, the wider is what to expect of it', () => {
  const [low, high] = expectedReplies(1_000, 0.05, 0);
  const [lower, higher] = expectedReplies(1_000, 0.05, 200);
  expect(lower).toBeLessThan(low);
  expect(higher).toBeGreaterThan(high);
  expect(expectedReplies(0, 0.05, 0)).toEqual([0, 0]);
});
