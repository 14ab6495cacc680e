import { expect, test } from 'vitest';
import { findBroken } from '../check-testing.ts';
import { forecast } from '../forecast.ts';
import type { Send } from '../play.ts';
import { drawFrom, drawWorld } from '../world-testing.ts';
import type { Choice } from './behaviour.ts';
import { aWorld, NOBODY, rehearsalOf } from './rehearsal-testing.ts';
import { rehearse } from './rehearse.ts';
import { runPeopleByMinutes } from './run-people-testing.ts';
import type { Simulation } from './simulation.ts';

const DAY = 86_400_000;
const WORLDS = 300;
/** Asking every minute of a week is slow; `npm run bench -- rehearsal` does it for all of them. */
const WORLDS_BY_MINUTES = 6;
const sentIn = ({ events }: Simulation) =>
  events.flatMap((event) =>
    event.kind === 'sent' ? `${event.at} ${event.mailboxId} ${event.leadId} ${event.round}` : [],
  );
const ownOf = (sends: readonly Send[]) =>
  sends.flatMap(({ campaignId, at, mailboxId, leadId, round }) =>
    campaignId === 'c0' ? `${at} ${mailboxId} ${leadId} ${round}` : [],
  );

test('a rehearsal in which nobody does anything is the forecast, mail for mail', () => {
  let sends = 0;
  for (let seed = 1; seed <= WORLDS; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const simulation = rehearse(rehearsalOf(state, now, { rates: NOBODY }));
    const ahead = forecast(state, now, 7 * DAY);
    expect(sentIn(simulation), `world ${seed}`).toEqual(ownOf(ahead.sends));
    expect(simulation.waiting).toEqual(
      ahead.waiting.filter(({ leadId }) =>
        state.leads.some(({ id, campaignId }) => id === leadId && campaignId === 'c0'),
      ),
    );
    sends += simulation.events.length;
  }
  expect(sends).toBeGreaterThan(500);
});

test('a rehearsal with lively people is what a run by minutes does that hears of each of them at its time', () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= WORLDS_BY_MINUTES; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const wish = rehearsalOf(state, now, { seed });
    const simulation = rehearse(wish);
    expect(sentIn(simulation), `world ${seed}`).toEqual(runPeopleByMinutes(wish));
    for (const { kind } of simulation.events) kinds.add(kind);
  }
  expect(kinds.size).toBeGreaterThan(7);
});

test('with any behaviour of people, no window, cap, limit, gap or delay is broken, and nobody who stopped gets another mail', () => {
  for (let seed = 3_000; seed < 3_000 + WORLDS; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const simulation = rehearse(rehearsalOf(state, now, { seed, horizon: 14 * DAY }));
    const stopped = new Set<string>();
    for (const event of simulation.events) {
      if (event.kind === 'stopped') stopped.add(event.leadId);
      if (event.kind === 'sent' && stopped.has(event.leadId)) expect.fail(`world ${seed}: ${JSON.stringify(event)}`);
    }
    expect(simulation.events.map(({ at }) => at)).toEqual(
      simulation.events.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    expect(findBroken(state, now, asSends(simulation)), `world ${seed}`).toEqual([]);
  }
});

const asSends = ({ events }: Simulation): Send[] =>
  events.flatMap((event) =>
    event.kind === 'sent'
      ? [{ ...event, campaignId: 'c0', dueAt: event.at, reason: 'delay' as const, mailboxReason: null }]
      : [],
  );

test('the same seed gives the same simulation, and what is given is not changed by playing it', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const before = structuredClone(state);
    const wish = rehearsalOf(state, now, { seed });
    expect(rehearse(wish)).toEqual(rehearse(wish));
    expect(state).toEqual(before);
  }
});

test('choosing what one person does changes others only through the rules', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { state, now } = drawWorld(drawFrom(seed));
    const asDrawn = rehearse(rehearsalOf(state, now, { seed }));
    const lead = asDrawn.events.find(({ kind }) => kind === 'sent');
    if (!lead) continue;
    const { leadId, round } = lead;
    const chosen = (does: Choice['does']) =>
      rehearse(rehearsalOf(state, now, { seed, choices: [{ leadId, does, round }] }));
    const own = ({ events }: Simulation) => events.filter((event) => event.leadId === leadId);
    const returned = own(chosen('bounces')).map(({ kind }) => kind);
    expect(returned.slice(-2)).toEqual(['bounced', 'stopped']);
    // Until they open it nothing is different; between that and the answer a round for those who opened may go.
    const answered = own(chosen('replies'));
    const opened = answered.findIndex(({ kind }) => kind === 'opened' || kind === 'replied');
    expect(own(chosen('nothing')).slice(0, opened)).toEqual(answered.slice(0, opened));
    const after = answered.slice(answered.findIndex(({ kind }) => kind === 'replied'));
    expect(after.map(({ kind }) => kind)).toEqual(['replied', 'stopped']);
    const acts = ({ events }: Simulation) =>
      events.flatMap((event) =>
        event.leadId !== leadId && event.kind === 'opened' ? `${event.leadId} ${event.round}` : [],
      );
    // A lead that gets the same mail in both does the same about it, unless it was stopped in one.
    const both = new Set(acts(asDrawn));
    expect(acts(chosen('nothing')).every((act) => both.has(act) || !sentTo(asDrawn, act))).toBe(true);
  }
});

const sentTo = ({ events }: Simulation, act: string) =>
  events.some((event) => event.kind === 'sent' && `${event.leadId} ${event.round}` === act);

test('mails that come back pause the campaign as its guard-rail would, and nothing goes out after that', () => {
  const { state, now } = aWorld(400);
  const simulation = rehearse(rehearsalOf(state, now, { rates: { ...NOBODY, bounces: 0.05 }, horizon: 60 * DAY }));
  expect(simulation.guard).toMatchObject({ rule: 'bounces' });
  expect(simulation.guard?.share).toBeGreaterThanOrEqual(0.02);
  const after = simulation.events.filter(({ kind, at }) => kind === 'sent' && at > (simulation.guard?.at ?? 0));
  expect(after).toEqual([]);
});

test('where its owner goes on at once, a guard-rail is reported and the campaign is played to its end', () => {
  const { state, now } = aWorld(200);
  const wish = rehearsalOf(state, now, { rates: { ...NOBODY, bounces: 0.05 }, horizon: 60 * DAY });
  const simulation = rehearse({ ...wish, rules: { ...wish.rules, goesOn: true } });
  const paused = rehearse(wish);
  expect(simulation.guard).toEqual(paused.guard);
  expect(simulation.events.length).toBeGreaterThan(2 * paused.events.length);
});

test('people do as often as the rates say', () => {
  const { state, now } = aWorld(4_000);
  const rates = { opens: 0.4, clicks: 0.05, replies: 0.03, bounces: 0, optOuts: 0.01, away: 0.04 };
  const { events } = rehearse(
    rehearsalOf(state, now, { rates, horizon: 120 * DAY, stops: { onCompanyReply: false, onClick: false } }),
  );
  const count = (kind: string) => events.filter((event) => event.kind === kind).length;
  const sent = count('sent');
  expect(sent).toBeGreaterThan(8_000);
  const isNear = (kind: string, rate: number) =>
    expect(Math.abs(count(kind) / sent - rate), kind).toBeLessThan(4 * Math.sqrt(rate / sent));
  isNear('replied', rates.replies);
  isNear('optedOut', rates.optOuts);
  isNear('away', rates.away);
  isNear('clicked', rates.clicks * 0.92);
});

test('a lead that lacks a value for a later round is held there, and only when the round would go', () => {
  const { state, now } = aWorld(3);
  const wish = rehearsalOf(state, now, { rates: NOBODY, horizon: 60 * DAY });
  const lacking = (leadId: string, round: number) => (leadId === '1' && round === 1 ? 'carrierCount' : '');
  const simulation = rehearse({ ...wish, rules: { ...wish.rules, lacking } });
  const own = simulation.events.filter(({ leadId }) => leadId === '1');
  expect(own.map(({ kind, round }) => `${kind} ${round}`)).toEqual(['sent 0', 'held 1']);
});
