import { expect, test } from 'vitest';
import { DEMO_CAMPAIGNS, type DemoCampaign } from './demo-campaigns.ts';
import { type DemoLead, writeHistory } from './write-history.ts';

const NOW = new Date('2026-11-17T09:42:00Z');

function historyOf(campaign: DemoCampaign) {
  let turn = 0;
  const leads = Array.from({ length: 60 }, (_, index): DemoLead => {
    const sent = index === 3 ? { mailboxId: 'maya', at: [new Date('2026-11-12T10:00:00Z')] } : undefined;
    const id = String(index);
    return { leadId: id, recipientId: id, email: `p${id}@nordkai.test`, isUnchecked: index % 8 === 7, sent };
  });
  const luck = () => {
    turn += 1;
    return (turn * 0.618) % 1;
  };
  return writeHistory({ campaign, leads, mailboxIds: ['jonas', 'lena'], now: NOW, luck });
}

test.each(DEMO_CAMPAIGNS.map((campaign) => [campaign.name, campaign] as const))(
  'the history of "%s" is one the rules could have made',
  (_name, campaign) => {
    const { mails, next } = historyOf(campaign);
    const byLead = Map.groupBy(mails, ({ lead }) => lead.leadId);
    for (const own of byLead.values()) {
      expect(own.map(({ round }) => round)).toEqual(own.map((_, index) => index));
      expect(new Set(own.map(({ mailboxId }) => mailboxId)).size).toBe(1);
      for (const [index, { round, at, outcome, open }] of own.entries()) {
        expect(at < NOW).toBe(true);
        expect(open === undefined || open.at >= at).toBe(true);
        if (outcome !== 'accepted' || own[0]?.lead.sent) continue;
        const hasOpened = own.slice(0, index).some((mail) => mail.open?.verdict === 'person');
        const condition = campaign.rounds[round]?.condition;
        expect(condition === 'all' || hasOpened === (condition === 'openNotReply')).toBe(true);
      }
    }
    for (const { lead, round, dueAt } of next) {
      expect(round).toBe(byLead.get(lead.leadId)?.length ?? 0);
      expect(dueAt.getTime()).toBeGreaterThanOrEqual(Date.parse('2026-11-18T00:00:00Z'));
    }
  },
);

test('nobody whose address was never checked has been written to', () => {
  for (const campaign of DEMO_CAMPAIGNS) {
    expect(historyOf(campaign).mails.filter(({ lead }) => lead.isUnchecked && !lead.sent)).toEqual([]);
  }
});
