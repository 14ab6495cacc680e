// @vitest-environment jsdom
import { listCampaigns } from '@outrider/contract/campaigns/campaign';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRow, serveCampaigns, show, standInForBrowser } from '../testing.tsx';
import { CampaignList } from './campaign-list.tsx';
import { type ListView, readListView } from './list-view.ts';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const COUNTS = { new: 1, progressing: 2, finished: 0, suspend: 1, cancel: 0 };

function serve(rows = ROWS) {
  return serveCampaigns({
    [listCampaigns.path]: () => ({ campaignList: rows, total: rows.length, counts: COUNTS }),
  });
}

const ROWS = [
  aRow({
    name: 'Freight audit',
    waitReason: { reason: 'gap', until: '2026-11-17T09:44:00.000Z', values: {}, fix: 'changeGap' },
  }),
  aRow({
    name: 'Nordics cold chain',
    lifecycle: 'Error',
    waitReason: { reason: 'noMailbox', until: null, values: { words: 'both cannot log in' }, fix: 'fixMailbox' },
  }),
  aRow({
    name: 'Benelux carriers',
    status: 'suspend',
    lifecycle: 'Error',
    waitReason: {
      reason: 'guardRail',
      until: null,
      values: { rule: 'bounces', count: 7, sent: 286 },
      fix: 'resolveGuardRail',
    },
  }),
  aRow({ name: 'Iberia pilot', status: 'new', lifecycle: null, waitReason: null }),
];

const asked = vi.fn();
const opened = vi.fn();

const List = () => {
  const [view, setView] = useState<ListView>(readListView(new URLSearchParams()));
  return (
    <CampaignList
      view={view}
      onView={setView}
      onOpen={({ name }) => opened(name)}
      linkTo={({ campaignId }) => `/${campaignId}`}
      onAsk={(ask, rows) => asked(ask, ...rows.map(({ name }) => name))}
      mailboxes={[]}
      pageKeys={{}}
      isCovered={false}
      empty={<p>No campaigns yet</p>}
      onCount={() => {}}
    />
  );
};

/** By its words: to look for a row by its role, every row would be read aloud first. */
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

test('each row says its status, its badge and the one reason, and a gap is no reason to worry', async () => {
  serve();
  await show(<List />);
  const freight = await rowOf('Freight audit');
  freight.getByText('In Progress');
  freight.getByText('Active');
  freight.getByText('Sending, 41 left today');
  (await rowOf('Nordics cold chain')).getByText('No usable mailbox: both cannot log in');
  const benelux = await rowOf('Benelux carriers');
  benelux.getByText('Suspend');
  benelux.getByText('Bounce guardrail: 7 of 286 bounced, limit 2% from 20 on');
  benelux.getByText('View details');
  (await rowOf('Iberia pilot')).getByText('Draft, not launched');
});

test('read counts people only; machines and who can tell are apart under the pointer', async () => {
  serve();
  await show(<List />);
  const freight = await rowOf('Freight audit');
  const funnel = freight.getByLabelText(/1,204 sent, 498 read by people, 87 replied/);
  await userEvent.hover(funnel);
  const machine = (await screen.findByText('Opened by a machine')).closest('tr');
  expect(machine?.textContent).toContain('331');
});

test('a status narrows the list, and an empty workspace has its own page', async () => {
  const log = serve();
  await show(<List />);
  await rowOf('Freight audit');
  const [segment] = screen.getAllByText('Suspend');
  await userEvent.click(segment ?? document.body);
  await waitFor(() => expect(log.at(-1)?.input).toMatchObject({ statuses: ['suspend'], page: 1, sort: 'nextSend' }));

  cleanup();
  serveCampaigns({
    [listCampaigns.path]: () => ({
      campaignList: [],
      total: 0,
      counts: { new: 0, progressing: 0, finished: 0, suspend: 0, cancel: 0 },
    }),
  });
  await show(<List />);
  await screen.findByText('No campaigns yet');
});

test('the keyboard walks, opens, pauses what runs, launches what rests, and chooses for a bulk action', async () => {
  serve();
  await show(<List />);
  await rowOf('Freight audit');
  await userEvent.keyboard('j{Enter}');
  expect(opened).toHaveBeenLastCalledWith('Freight audit');
  await userEvent.keyboard('p');
  expect(asked).toHaveBeenLastCalledWith('pause', 'Freight audit');
  await userEvent.keyboard('jjp');
  expect(asked).toHaveBeenLastCalledWith('relaunch', 'Benelux carriers');
  await userEvent.keyboard('xkx');
  await userEvent.click(within(screen.getByLabelText('Selected campaigns')).getByText('Delete'));
  expect(asked).toHaveBeenLastCalledWith('delete', 'Benelux carriers', 'Nordics cold chain');
});

test('a failed list says so and is read again on asking', async () => {
  let isDown = true;
  serveCampaigns({
    [listCampaigns.path]: () => {
      if (isDown) throw new Error('The server rests');
      return { campaignList: ROWS, total: 4, counts: COUNTS };
    },
  });
  await show(<List />);
  await screen.findByText('The server rests');
  isDown = false;
  await userEvent.click(screen.getByText('Retry'));
  await rowOf('Freight audit');
});
