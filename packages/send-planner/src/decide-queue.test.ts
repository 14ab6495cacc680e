import { DEFAULT_LIMITS } from '@outrider/campaign-rules/campaign';
import { describe, expect, test } from 'vitest';
import { assignMailboxes } from './assign-mailboxes.ts';
import { countersOf, usedIn } from './caps.ts';
import { decideQueue } from './decide-queue.ts';
import { explain } from './explain.ts';
import { REASONS } from './reasons.ts';
import type { Campaign, Candidate, Lead, Mailbox, State } from './state.ts';
import { freeAfter } from './ticks.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-17T10:00:00Z');

const workspace = { id: 'w', zone: 'UTC', mailsPerMonth: null };
const mailbox: Mailbox = {
  id: 'maya',
  zone: 'UTC',
  provider: 'google',
  status: 'active',
  dailyCap: 30,
  ramp: null,
  gapMinutes: 10,
  burst: false,
  freeAt: 0,
  restsUntil: null,
  behindUntil: null,
};
const round = { delay: { count: 0, unit: 'day' }, condition: 'all', scope: 'anyEarlier', isPlainText: false } as const;
const campaign: Campaign = {
  id: 'c',
  status: 'progressing',
  hasTrouble: false,
  tracksOpens: true,
  tracksClicks: true,
  unknownOpens: 'asNotOpen',
  mailboxIds: ['maya'],
  rounds: [round, { ...round, condition: 'notOpen' }, { ...round, condition: 'openNotReply' }],
  limits: DEFAULT_LIMITS,
  schedule: {
    zone: 'UTC',
    usesLeadZone: false,
    days: [1, 2, 3, 4, 5],
    from: 540,
    to: 1_020,
    startDay: '2026-11-01',
    endDay: null,
    holidaysOf: [],
  },
};
const lead = (id: string, changed: Partial<Lead> = {}): Lead => ({
  id,
  campaignId: 'c',
  mailboxId: 'maya',
  zone: null,
  domain: `company${id}.test`,
  isFreeMail: false,
  provider: 'other',
  stop: null,
  hold: null,
  earlier: [],
  next: { round: 0, dueAt: NOW - MINUTE, reason: 'delay' },
  ...changed,
});
const followUp = (id: string, changed: Partial<Lead> = {}) =>
  lead(id, {
    earlier: [{ round: 0, open: 'notOpened', click: 'notClicked' }],
    next: { round: 1, dueAt: NOW - MINUTE, reason: 'delay' },
    ...changed,
  });
const row = (from: Lead): Candidate => ({
  lead: from,
  round: 0,
  dueAt: NOW - MINUTE,
  reason: 'delay',
  ...from.next,
  earlier: from.earlier,
});

type Given = {
  mailbox?: Partial<Mailbox>;
  campaign?: Partial<Campaign>;
  used?: [kind: 'mailbox' | 'newLeads', used: number][];
  now?: number;
  most?: number;
};

function decide(leads: readonly Lead[], { now = NOW, used = [], most = 1, ...given }: Given = {}) {
  return decideQueue({
    workspace,
    mailbox: { ...mailbox, ...given.mailbox },
    campaigns: new Map([['c', { ...campaign, ...given.campaign }]]),
    candidates: leads.map(row),
    waiting: null,
    used: usedIn(used.map(([kind, times]) => ({ kind, key: 'maya', day: '2026-11-17', used: times }))),
    now,
    nextAt: now,
    most,
  });
}

const sentTo = (decision: ReturnType<typeof decide>) => decision.sends.map(({ candidate }) => candidate.lead.id);

describe('a queue', () => {
  test('sends one mail, counts it everywhere it counts, and rests for its gap', () => {
    const decision = decide([lead('1')]);
    expect(sentTo(decision)).toEqual(['1']);
    const all = { workspace, mailbox, campaign, candidate: row(lead('1')), at: NOW };
    expect(decision.sends[0]?.counters).toEqual(countersOf(all));
    expect(countersOf(all).map(({ kind }) => kind)).toEqual(['mailbox', 'domain', 'newLeads']);
    expect(decision.idle).toEqual({ reason: 'gap', until: decision.freeAt });
    expect(decision.freeAt - NOW).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(decision.freeAt - NOW).toBeLessThanOrEqual(15 * MINUTE);
  });

  test('without a gap still leaves twenty seconds by lot after a mail, unless bursts are chosen', () => {
    const leads = ['1', '2', '3'].map((id) => lead(id));
    const paced = decide(leads, { mailbox: { gapMinutes: 0 }, most: 9 });
    expect(sentTo(paced)).toEqual(['1']);
    expect(paced.idle).toEqual({ reason: 'gap', until: paced.freeAt });
    expect(sentTo(decide(leads, { mailbox: { gapMinutes: 0, burst: true }, most: 9 }))).toEqual(['1', '2', '3']);
    expect(sentTo(decide(leads, { mailbox: { gapMinutes: 10, burst: true }, most: 9 }))).toEqual(['1']);

    const free = (at: number) => freeAfter({ id: 'maya', gapMinutes: 0, burst: false }, row(lead('1')), at, at);
    const waits: number[] = [];
    for (let at = NOW; waits.length < 1_000; at = free(at)) waits.push(free(at) - at);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...waits)).toBeLessThan(3 * MINUTE);
    expect(new Set(waits).size).toBeGreaterThan(900);
  });

  test('keeps a tenth of its cap for replies', () => {
    expect(decide([lead('1')], { used: [['mailbox', 26]] }).sends).toHaveLength(1);
    expect(decide([lead('1')], { used: [['mailbox', 27]] })).toMatchObject({
      sends: [],
      idle: { reason: 'mailboxCap', values: { used: 27, limit: 27 }, until: Date.parse('2026-11-18T00:00:00Z') },
    });
    expect(decide([lead('1')], { mailbox: { dailyCap: 1 } }).sends).toHaveLength(1);
  });

  test('starts with five a day while it is new, and gets two more each day', () => {
    const ramp = { from: '2026-11-16', start: 5, aDay: 2, cap: 200 };
    expect(decide([lead('1')], { mailbox: { ramp }, used: [['mailbox', 5]] }).sends).toHaveLength(1);
    expect(decide([lead('1')], { mailbox: { ramp }, used: [['mailbox', 6]] }).idle?.reason).toBe('mailboxRamp');
  });

  test('sends due follow-ups first, and of ten mails three to people who had none', () => {
    const leads = Array.from({ length: 10 }, (_, index) => [lead(`1${index}`), followUp(`2${index}`)]).flat();
    const decision = decide(leads, { mailbox: { gapMinutes: 0, burst: true }, most: 10 });
    expect(
      sentTo(decision)
        .map((id) => (id.startsWith('2') ? 'again' : 'new'))
        .join(' '),
    ).toBe('again again again new again again new again again new');
  });

  test('gives the room of either to the other when nobody needs it', () => {
    const all = (leads: Lead[]) => decide(leads, { mailbox: { gapMinutes: 0, burst: true }, most: 5 }).sends;
    expect(all(['1', '2', '3', '4', '5'].map((id) => lead(id)))).toHaveLength(5);
    expect(all(['1', '2', '3', '4', '5'].map((id) => followUp(id)))).toHaveLength(5);
  });

  test('puts off the third person at a company to the next day of the workspace, and goes on with the next', () => {
    const leads = ['1', '2', '3', '4'].map((id) => lead(id, { domain: id === '4' ? 'other.test' : 'same.test' }));
    const decision = decide(leads, { mailbox: { gapMinutes: 0, burst: true }, most: 9 });
    expect(sentTo(decision)).toEqual(['1', '2', '4']);
    expect(decision.deferred).toMatchObject([
      { candidate: { lead: { id: '3' } }, reason: 'domainLimit', dueAt: Date.parse('2026-11-18T00:00:00Z') },
    ]);
    const free = leads.map((each) => ({ ...each, isFreeMail: true }));
    expect(decide(free, { mailbox: { gapMinutes: 0, burst: true }, most: 9 }).sends).toHaveLength(4);
  });

  test('skips a round whose condition is false, and holds what waits for a person', () => {
    const opened = followUp('1', { earlier: [{ round: 0, open: 'opened', click: 'notClicked' }] });
    const held = lead('2', { hold: { reason: 'missingVariable', until: null } });
    const decision = decide([opened, held, lead('3')]);
    expect(decision.skipped.map((each) => each.lead.id)).toEqual(['1']);
    expect(decision.deferred).toMatchObject([{ reason: 'missingVariable', dueAt: null }]);
    expect(sentTo(decision)).toEqual(['3']);
  });

  test('leaves rows of a paused campaign and of a closed window as they are', () => {
    expect(decide([lead('1')], { campaign: { status: 'suspend' } })).toMatchObject({
      deferred: [],
      idle: { reason: 'noLeads' },
    });
    const night = Date.parse('2026-11-17T20:00:00Z');
    expect(decide([lead('1')], { now: night })).toMatchObject({ deferred: [], idle: { reason: 'outsideHours' } });
  });
});

test('a worker that is a little late does not push the day back, a later one does not catch up', () => {
  const onTime = freeAfter(mailbox, { lead: { id: '1' }, round: 0 }, NOW, NOW);
  const shift = (late: number) => freeAfter(mailbox, { lead: { id: '1' }, round: 0 }, NOW, NOW + late) - onTime;
  expect(shift(1_000)).toBeLessThanOrEqual(MINUTE);
  for (const late of [0, 30_000, MINUTE, 3_600_000]) {
    expect(freeAfter(mailbox, { lead: { id: '1' }, round: 0 }, NOW, NOW + late)).toBeGreaterThanOrEqual(
      NOW + late + 10 * MINUTE,
    );
  }
});

describe('mailboxes for leads', () => {
  const boxes = [mailbox, { ...mailbox, id: 'jonas', dailyCap: 60, provider: 'microsoft' as const }];
  const stateOf = (leads: Lead[], providerMatch: 'off' | 'prefer' | 'strict' = 'off', mailboxes = boxes): State => ({
    workspace,
    mailboxes,
    campaigns: [{ ...campaign, mailboxIds: ['maya', 'jonas'], limits: { ...DEFAULT_LIMITS, providerMatch } }],
    leads,
    counters: [],
  });
  const fresh = (count: number, provider: Lead['provider'] = 'other') =>
    Array.from({ length: count }, (_, index) => lead(String(index), { mailboxId: null, provider }));

  test('are shared out by what each may send', () => {
    const shares = [...assignMailboxes(stateOf(fresh(30))).values()];
    expect(shares.filter((id) => id === 'maya')).toHaveLength(10);
  });

  test('are kept, unless they are gone', () => {
    const [kept, moved] = [lead('1', { mailboxId: 'maya' }), lead('2', { mailboxId: 'jonas' })];
    const gone = [mailbox, { ...mailbox, id: 'jonas', status: 'error' as const }];
    expect(Object.fromEntries(assignMailboxes(stateOf([kept, moved], 'off', gone)))).toEqual({ 1: 'maya', 2: 'maya' });
  });

  test('match the provider as far as the campaign asks', () => {
    const given = (provider: Lead['provider'], match: 'prefer' | 'strict') =>
      assignMailboxes(stateOf(fresh(1, provider), match)).get('0');
    expect([given('google', 'prefer'), given('yahoo', 'prefer')]).toEqual(['maya', 'jonas']);
    expect([given('microsoft', 'strict'), given('yahoo', 'strict')]).toEqual(['jonas', null]);
  });
});

describe('an explanation', () => {
  type OfPlan = { quota?: number; standstill?: State['workspace']['standstill'] };
  const tell = (changed: Partial<Lead>, given: Given & OfPlan = {}) => {
    const state: State = {
      workspace: {
        ...workspace,
        mailsPerMonth: given.quota ?? null,
        ...(given.standstill && { standstill: given.standstill }),
      },
      mailboxes: [{ ...mailbox, ...given.mailbox }],
      campaigns: [{ ...campaign, ...given.campaign }],
      leads: [
        lead('1', changed),
        lead('2', { domain: 'ahead.test', next: { round: 0, dueAt: NOW - 9 * MINUTE, reason: 'delay' } }),
      ],
      counters: [{ kind: 'domain', key: 'w full.test', day: '2026-11-17', used: 2 }],
    };
    return explain(state, given.now ?? NOW);
  };
  const later = { round: 0, dueAt: NOW + MINUTE, reason: 'delay' as const };

  /** Each has its own cause and all that come after it in the list, so that only the order decides. */
  const causes: [Partial<Lead>, Given & OfPlan, string][] = [
    [{ stop: 'replied' }, {}, 'replied'],
    [{ next: null }, {}, 'allRoundsDone'],
    [{}, { campaign: { status: 'suspend' } }, 'paused'],
    [{}, { campaign: { mailboxIds: [] } }, 'noMailbox'],
    [{}, { campaign: { schedule: { ...campaign.schedule, endDay: '2026-11-10' } } }, 'campaignOver'],
    [{ hold: { reason: 'away', until: NOW + MINUTE } }, {}, 'away'],
    [{}, { mailbox: { isDiskFull: true } }, 'diskFull'],
    [{}, { mailbox: { status: 'paused' } }, 'mailboxPaused'],
    [{ next: later }, {}, 'delay'],
    [{ domain: 'full.test' }, {}, 'domainLimit'],
    [{}, { campaign: { schedule: { ...campaign.schedule, from: 0, to: 60 } } }, 'outsideHours'],
    [{}, { mailbox: { dailyCap: 0 } }, 'mailboxCap'],
    [{}, { quota: 0 }, 'quota'],
    [{}, {}, 'inTurn'],
  ];

  test('of a campaign says that the disk is full, even where its first lead waits for something else too', () => {
    const { campaigns, mailboxes } = tell(
      { hold: { reason: 'unverified', until: null }, next: { round: 0, dueAt: 0, reason: 'delay' } },
      { mailbox: { isDiskFull: true } },
    );
    for (const { waitReason, next } of [...campaigns, ...mailboxes]) {
      expect(waitReason).toMatchObject({ reason: 'diskFull', until: null });
      expect(next).toBeNull();
    }
  });

  test('gives the strongest reason alone, in the order of the list of reasons', () => {
    const order = Object.keys(REASONS);
    expect(causes.map(([, , reason]) => order.indexOf(reason))).toEqual(
      causes.map(([, , reason]) => order.indexOf(reason)).toSorted((a, b) => a - b),
    );
    for (const [from, [, , reason]] of causes.entries()) {
      let [leadChange, given]: [Partial<Lead>, Given & OfPlan] = [{}, {}];
      for (const [change, more] of causes.slice(from).toReversed()) {
        leadChange = { ...leadChange, ...change };
        given = {
          ...given,
          ...more,
          campaign: { ...given.campaign, ...more.campaign },
          mailbox: { ...given.mailbox, ...more.mailbox },
        };
      }
      expect(tell(leadChange, given).leads[0]?.waitReason?.reason).toBe(reason);
    }
  });

  test('says of a plan that stands still why it does, and not that its mails are used up', () => {
    const unpaid = tell({}, { standstill: { reason: 'billUnpaid', until: null } });
    const paused = tell({}, { standstill: { reason: 'planPaused', until: NOW + 60 * MINUTE } });
    for (const { waitReason } of [...unpaid.leads, ...unpaid.mailboxes]) {
      expect(waitReason).toMatchObject({ reason: 'billUnpaid', until: null, fix: 'settleBill' });
    }
    const { waitReason, next } = paused.leads[0] ?? {};
    expect(waitReason).toMatchObject({ reason: 'planPaused', until: NOW + 60 * MINUTE });
    expect(next?.at).toBeGreaterThanOrEqual(NOW + 60 * MINUTE);
  });

  test('says what sends now and what comes next', () => {
    const { leads, mailboxes, campaigns } = tell({});
    expect([leads[1]?.waitReason, mailboxes[0]?.waitReason, campaigns[0]?.waitReason]).toEqual([null, null, null]);
    expect(leads[0]).toMatchObject({ waitReason: { reason: 'inTurn', until: leads[0]?.next?.at } });
  });

  test('of a campaign names the limit that holds what is due, where its next mail only waits for its delay', () => {
    const tomorrow = { round: 1, dueAt: NOW + 14 * 60 * MINUTE, reason: 'delay' as const };
    const next = followUp('1', { next: tomorrow });
    for (const [given, reason] of [
      [{ mailbox: { dailyCap: 0 } }, 'mailboxCap'],
      [{ campaign: { limits: { ...DEFAULT_LIMITS, daily: 0 } } }, 'campaignLimit'],
    ] as const) {
      const { campaigns } = tell(next, { ...given, mailbox: { ...('mailbox' in given ? given.mailbox : {}) } });
      expect(campaigns[0]).toMatchObject({ waitReason: { reason }, leadId: '2' });
    }
    const ramp = { from: '2026-11-17', start: 1, aDay: 40, cap: 100 };
    const used: State['counters'] = [{ kind: 'mailbox', key: 'maya', day: '2026-11-17', used: 1 }];
    const held = explain(
      {
        workspace,
        mailboxes: [{ ...mailbox, dailyCap: 100, ramp }],
        campaigns: [campaign],
        leads: [next, lead('2')],
        counters: used,
      },
      NOW,
    );
    expect(held.campaigns[0]).toMatchObject({
      next: { leadId: '1' },
      waitReason: { reason: 'mailboxRamp', values: { used: 1, limit: 1 } },
    });
  });

  test('of a campaign names what its next mail waits for', () => {
    const resting = tell({}, { mailbox: { freeAt: NOW + 5 * MINUTE } });
    expect(resting.campaigns[0]?.waitReason).toMatchObject({
      reason: 'gap',
      until: NOW + 5 * MINUTE,
      fix: 'changeGap',
    });
    const paused = tell({}, { campaign: { status: 'suspend', hasTrouble: true } });
    expect(paused.campaigns[0]?.waitReason).toMatchObject({ reason: 'guardRail', fix: 'resolveGuardRail' });
  });
});
