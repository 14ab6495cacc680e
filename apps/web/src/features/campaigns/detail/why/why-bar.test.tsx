// @vitest-environment jsdom

import { explainCampaign } from '@outrider/contract/campaigns/forecast';
import { readGuardRail } from '@outrider/contract/campaigns/operate';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Explained } from '../../../../api/campaigns/campaign-queries.ts';
import { DatesAs } from '../../../../ui/dates.tsx';
import { aCampaign, serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { LeadsBar } from './leads-bar.tsx';
import { WhyBar } from './why-bar.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soon = new Date(Date.now() + 3_600_000).toISOString();
const EXPLAINED: Explained = {
  asOf: '2026-11-17T09:42:12.000Z',
  waitReason: null,
  next: null,
  mailboxes: [],
  others: [],
  groups: [],
  leads: 0,
};

async function drawn(campaign: ReturnType<typeof aCampaign>, explained: Partial<Explained> = {}) {
  serveCampaigns({
    [explainCampaign.path]: () => ({ ...EXPLAINED, waitReason: campaign.waitReason, ...explained }),
    [readGuardRail.path]: () => ({ guard: null }),
  });
  await show(
    <DatesAs dateFormat="MMM DD, YYYY" timeZone="UTC">
      <WhyBar campaign={campaign}>
        <LeadsBar campaignId={campaign.campaignId} />
      </WhyBar>
    </DatesAs>,
  );
  return screen.findByLabelText('Why is it not sending right now?');
}

test('one that runs names its one reason and the next mail', async () => {
  const bar = await drawn(aCampaign(), {
    waitReason: { reason: 'gap', until: soon, values: { mailboxes: 4, from: 10, to: 15 }, fix: 'changeGap' },
    next: { at: soon, mailboxId: crypto.randomUUID(), email: 'jonas@get.test', leadId: '1', name: 'Dana', round: 1 },
  });
  await waitFor(() =>
    expect(bar.textContent).toMatch(
      /All 4 mailboxes are within their 10–15 minute gap\. Next: Round 2 to Dana at .* from jonas@get\.test\./,
    ),
  );
  // Nobody has to do anything about a gap.
  expect(screen.queryByText('Change gap')).toBeNull();
});

test('a reason the user can end leads to where that is done', async () => {
  const waitReason = { reason: 'noMailbox', until: null, values: {}, fix: 'addMailbox' } as const;
  const campaign = aCampaign({ lifecycle: 'Error', waitReason });
  await drawn(campaign, { waitReason });
  await userEvent.click(await screen.findByText('Add a mailbox'));
  expect(screen.getByLabelText('here').textContent).toBe(`/editor/${campaign.campaignId}/schedule`);
});

test('one that was changed while it ran says that it waits for a launch', async () => {
  const waitReason = { reason: 'paused', until: null, values: {}, fix: 'relaunch' } as const;
  const bar = await drawn(aCampaign({ status: 'suspend', lifecycle: 'Paused', waitReason, hasChanges: true }));
  expect(bar.textContent).toContain('Nothing is sent until you relaunch it.');
  expect(bar.textContent).toContain('while the campaign was running, so it was paused.');
});

test('every lead is in the bar, and what holds people back is named, the most frequent first', async () => {
  const group = (
    of: Explained['groups'][number]['group'],
    reason: Explained['groups'][number]['reason'],
    leads: number,
    values = {},
  ) => ({ group: of, reason, leads, values, round: null, endsFrom: null, endsTo: null, fix: null });
  const bar = await drawn(aCampaign(), {
    leads: 65,
    groups: [
      group('held', 'away', 9),
      group('held', 'domainLimit', 30, { company: 'a.test' }),
      group('held', 'domainLimit', 8, { company: 'b.test' }),
      group('waiting', 'delay', 18),
    ],
  });
  await waitFor(() => expect(bar.textContent).toContain('38 company limit, 9 out of office'));
  screen.getByLabelText(/Waiting for the next round 18, .*Held 47/);
});
