import { delayMs } from '@outrider/campaign-rules/campaign';
import { expect, test } from 'vitest';
import { createDemoSlots, planDemoThreads } from '../../inbox/demo.ts';
import { DEMO_CAMPAIGNS, type DemoCampaign } from './demo-campaigns.ts';
import { type DemoLead, writeHistory } from './write-history.ts';

const DAY_MS = 86_400_000;
/** A week, at hours before, in and after the working day, over the turn of a month and of the clocks. */
const NOWS = Array.from(
  { length: 8 },
  (_, index) => new Date(Date.parse('2026-10-28T02:10:00Z') + index * (DAY_MS + 5 * 3_600_000)),
);

function historyOf(campaign: DemoCampaign, now: Date) {
  let turn = 0;
  const slots = createDemoSlots();
  const leads = Array.from({ length: 60 }, (_, index): DemoLead => {
    const at = [new Date(now.getTime() - (campaign.sent?.fromDaysAgo ?? 9) * DAY_MS)];
    const sent = index === 3 ? { mailboxId: 'jonas', at } : undefined;
    const id = String(index);
    const email = `p${id}@company${index % 5}.test`;
    return { leadId: id, recipientId: id, email, isUnchecked: index % 8 === 7, sent };
  });
  const random = () => {
    turn += 1;
    return (turn * 0.618) % 1;
  };
  const mailboxes = [
    { id: 'jonas', email: 'jonas@harborline.test' },
    { id: 'lena', email: 'lena@harborline.test' },
  ];
  return writeHistory({ campaign, leads, mailboxes, now, slots, random });
}

const CASES = DEMO_CAMPAIGNS.flatMap((campaign) =>
  NOWS.map((now) => [campaign.name, now.toISOString(), campaign] as const),
);

test.each(CASES)('the history of "%s" at %s is one the rules could have made', (_name, iso, campaign) => {
  const now = new Date(iso);
  const { mails, next } = historyOf(campaign, now);
  const byLead = Map.groupBy(mails, ({ lead }) => lead.leadId);
  for (const own of byLead.values()) {
    expect(own.map(({ round }) => round)).toEqual(own.map((_, index) => index));
    expect(new Set(own.map(({ mailboxId }) => mailboxId)).size).toBe(1);
    for (const [index, { round, at, outcome, open }] of own.entries()) {
      const [settings, before] = [campaign.rounds[round], own[index - 1]];
      expect(now.getTime() - at.getTime()).toBeGreaterThanOrEqual((campaign.sent?.toDaysAgo ?? 0) * DAY_MS);
      if (open) expect(open.at >= at && open.at < now).toBe(true);
      if (before && settings)
        expect(at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(delayMs(settings.delay));
      if (outcome !== 'accepted') continue;
      const hasOpened = own.slice(0, index).some((mail) => mail.open?.verdict === 'person');
      expect(settings?.condition === 'all' || hasOpened === (settings?.condition === 'openNotReply')).toBe(true);
    }
  }
  for (const { lead, round, dueAt } of next) {
    expect(round).toBe(byLead.get(lead.leadId)?.length ?? 0);
    expect(dueAt.getTime()).toBeGreaterThan(now.getTime());
  }
  const refused = mails.filter(({ outcome }) => outcome === 'rejected');
  expect(refused).toHaveLength(campaign.refused ?? 0);
  if (campaign.isGuarded) expect(mails.filter(({ at }) => at > (refused[0]?.at ?? now))).toEqual([]);
});

test('nobody whose address was never checked has been written to', () => {
  for (const campaign of DEMO_CAMPAIGNS) {
    const { mails } = historyOf(campaign, NOWS[0] ?? new Date());
    expect(mails.filter(({ lead }) => lead.isUnchecked && !lead.sent)).toEqual([]);
  }
});

const CAMPAIGN_OF: Record<string, string> = {
  DACH: 'Freight audit, DACH ops leads',
  UK: 'UK 3PL finance directors',
  Benelux: 'Benelux carriers, follow-up',
  France: 'Trade fair Lyon, met at the stand',
  Poland: 'Baltic ports, surcharges',
  'North America': 'Invoice benchmark report',
};

test.each(
  Array.from({ length: 21 }, (_, index) =>
    new Date(Date.parse('2026-10-20T00:30:00Z') + index * 1.21 * DAY_MS).toISOString(),
  ),
)('what lies in Sent went out while its campaign ran, for a demo that begins at %s', (iso) => {
  const now = new Date(iso);
  const people = new Map(
    [...Object.keys(CAMPAIGN_OF), 'Nordics'].map((tag, group) => [
      tag,
      Array.from({ length: 110 }, (_, index) => ({ name: 'Anna', email: `a${index}@c${group}-${index % 10}.test` })),
    ]),
  );
  const { threads } = planDemoThreads(people, now);
  expect(threads.length).toBeGreaterThan(50);
  for (const { thread, ours, turns } of threads) {
    const campaign = DEMO_CAMPAIGNS.find(({ name }) => name === CAMPAIGN_OF[thread.tag]);
    const [first, last] = [ours[0] ?? now, ours.at(-1) ?? now];
    if (turns[0]) expect(last < turns[0]).toBe(true);
    if (!campaign?.sent) continue;
    const { fromDaysAgo, toDaysAgo } = campaign.sent;
    // A guard-rail may have stopped it on the last working day before that.
    const since = campaign.status === 'progressing' ? 0 : toDaysAgo + (campaign.isGuarded ? 2 : -0.5);
    expect((now.getTime() - first.getTime()) / DAY_MS, thread.mailbox).toBeLessThan(fromDaysAgo + 1.5);
    expect((now.getTime() - last.getTime()) / DAY_MS, `${thread.tag} ${thread.who}`).toBeGreaterThan(since);
  }
});
