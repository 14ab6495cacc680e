// @vitest-environment jsdom
import type { CampaignDoubt } from '@outrider/contract/campaigns/doubts';
import { listDoubts } from '@outrider/contract/campaigns/doubts';
import { settleDoubts } from '@outrider/contract/campaigns/leads';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { DoubtList } from './doubt-list.tsx';

beforeEach(standInForBrowser);
afterEach(cleanup);

const doubt = (leadId: string, name: string, more: Partial<CampaignDoubt>): CampaignDoubt => ({
  leadId,
  name,
  email: `${leadId}@nordkai.test`,
  round: 0,
  mailbox: 'maya@try.test',
  since: '2026-11-17T09:00:00.000Z',
  settled: null,
  countsAt: null,
  canSendAgain: false,
  ...more,
});

const DOUBTS = [
  doubt('1', 'Emil Sander', { countsAt: '2026-11-20T09:00:00.000Z' }),
  doubt('2', 'Ines Duarte', { settled: { by: 'age', at: '2026-11-16T09:00:00.000Z', name: '' }, canSendAgain: true }),
  doubt('3', 'Nadine Kurz', { settled: { by: 'reply', at: '2026-11-16T09:00:00.000Z', name: '' } }),
  doubt('4', 'Katrin Vogel', { settled: { by: 'toldUnsent', at: '2026-11-16T09:00:00.000Z', name: 'Maya' } }),
];

const serve = (doubts: CampaignDoubt[]) =>
  serveCampaigns({
    [listDoubts.path]: () => ({ doubts, open: doubts.length === 0 ? 0 : 1, settled: Math.max(0, doubts.length - 1) }),
    [settleDoubts.path]: () => ({ changed: 1, kept: 0 }),
  });

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

test('each mail in doubt says what it waits for, or by what it was settled', async () => {
  serve(DOUBTS);
  await show(<DoubtList campaignId="c" />);
  (await rowOf('Emil Sander')).getByText(/Open: counts as sent on/);
  (await rowOf('Ines Duarte')).getByText(/Counts as sent: no evidence for 3 days/);
  (await rowOf('Nadine Kurz')).getByText(/Sent: there is a reply to it/);
  (await rowOf('Katrin Vogel')).getByText(/Not sent, confirmed by Maya: will be sent again/);
  screen.getByText('1 open, 3 resolved');
});

test('what only counts as sent can be sent again, and what was proved cannot', async () => {
  const log = serve(DOUBTS);
  await show(<DoubtList campaignId="c" />);
  expect((await rowOf('Nadine Kurz')).queryByRole('button')).toBeNull();
  await userEvent.click((await rowOf('Ines Duarte')).getByText('No, send it again'));
  await waitFor(() =>
    expect(log.find(({ path }) => path === settleDoubts.path)?.input).toMatchObject({
      answer: 'sendAgain',
      choice: { leadIds: ['2'] },
    }),
  );
});

test('nothing is shown where no mail was ever in doubt', async () => {
  const log = serve([]);
  await show(<DoubtList campaignId="c" />);
  await waitFor(() => expect(log.some(({ path }) => path === listDoubts.path)).toBe(true));
  expect(screen.queryByText('Unconfirmed emails')).toBeNull();
});
