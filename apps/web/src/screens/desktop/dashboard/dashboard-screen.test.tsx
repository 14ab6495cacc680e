// @vitest-environment jsdom
import { type Dashboard, type DashboardNeed, readDashboard } from '@outrider/contract/dashboard';
import { getUserInfo, type UserInfo } from '@outrider/contract/user';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { aDashboard } from '../../shared/dashboard/testing.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const USER: UserInfo = {
  id: crypto.randomUUID(),
  email: 'maya@harborline.test',
  emailVerified: true,
  name: 'Maya Lindqvist',
  companyName: 'Harborline',
  website: '',
  avatar: '',
  language: 'en',
  timeZone: 'Europe/Berlin',
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'monday',
  hasPassword: true,
  passwordChangedAt: null,
  plan: 'Growth',
  quota: [],
  quotaCountInfoList: [],
};

async function show(answer: () => Dashboard, at = '/') {
  const asked = serveCalls({ [readDashboard.path]: answer, [getUserInfo.path]: () => USER });
  await showPart(<DashboardScreen />, ['dashboard', 'campaigns', 'inbox', 'empty', 'shell'], at);
  return asked;
}

const leadsTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const CAMPAIGN = '0f9e0000-0000-4000-8000-00000000000b';

const NEEDS: DashboardNeed[] = [
  { kind: 'hold', reason: 'restored', heldAt: '2026-11-17T06:00:00.000Z' },
  {
    kind: 'mailboxes',
    mailboxes: [
      { accountId: crypto.randomUUID(), email: 'ellen@harborline-hq.test', words: '535' },
      { accountId: crypto.randomUUID(), email: 'henrik@harborline-hq.test', words: '535' },
    ],
    campaigns: ['Nordics cold chain'],
    leads: 378,
  },
  {
    kind: 'guardRail',
    campaignId: CAMPAIGN,
    name: 'Benelux carriers',
    rule: 'bounces',
    count: 7,
    sent: 286,
    max: 0.02,
  },
  { kind: 'noMailbox', campaignId: CAMPAIGN, name: 'Iberia', leads: 1 },
  { kind: 'doubts', campaignId: CAMPAIGN, name: 'Benelux carriers', mails: 2 },
  { kind: 'composedDoubts', mails: 1 },
  { kind: 'replies', interested: 9, questions: 4, oldest: '2026-11-15T10:20:00.000Z' },
  { kind: 'quota', quota: { quotaType: 'MAIL', used: 8_260, total: 10_000, resetAt: '2026-12-01T00:00:00.000Z' } },
];

test('what needs the user says why, and leads to the one place that mends it', async () => {
  await show(() => aDashboard({ needs: NEEDS }));
  expect(await screen.findByText('2 mailboxes cannot log in')).toBeTruthy();
  expect(screen.getByText('Nordics cold chain: not sending, 378 leads waiting')).toBeTruthy();
  expect(screen.getByText('2.4% of 286 sent, limit 2%. 7 bounces to review')).toBeTruthy();
  expect(screen.getByText(/9 interested, 4 questions\. Oldest: Nov 15/)).toBeTruthy();
  expect(leadsTo('Review: All sending is on hold')).toBe('/home/campaign/hold');
  expect(leadsTo('Reconnect: 2 mailboxes cannot log in')).toBe('/home/accounts/accountList?status=error');
  expect(leadsTo('Review: Benelux carriers reached the bounce guardrail')).toBe(
    `/home/campaign/campaignDetail/${CAMPAIGN}`,
  );
  expect(leadsTo(/^Choose: Iberia/)).toBe(`/home/campaign/createCampaign/edit/${CAMPAIGN}?step=schedule`);
  expect(leadsTo('Confirm: 2 emails may not have been sent')).toBe(
    `/home/campaign/campaignDetail/${CAMPAIGN}?tab=leads&reason=inDoubt`,
  );
  expect(leadsTo('Reply: 13 replies are waiting for you')).toBe('/inbox?view=interested');
  expect(leadsTo('View usage: Campaign emails: almost used up')).toBe('/setting/billing');
});

test('today is shown as a whole with its parts, a period against the one before, and what waits by meaning', async () => {
  await show(() => aDashboard());
  expect(await screen.findByText('sent, 195 by tonight, 258 possible')).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: '258 possible today: Campaigns 41, Warm-up 30, Replies 3, Planned 121, Unavailable 30, Remaining 33',
    }),
  ).toBeTruthy();
  expect(
    screen.getByText(
      /Unavailable: 30 in mailboxes that cannot log in\. Remaining: 12 reserved for replies and 21 not needed\./,
    ),
  ).toBeTruthy();
  expect(screen.getByText('Nothing needs attention right now')).toBeTruthy();
  expect(screen.getByText('Oct 21 – Nov 17, dotted line: Sep 23 – Oct 20')).toBeTruthy();
  const tiles = within(screen.getByLabelText('This period and the previous one'));
  expect(tiles.getByText('1,960')).toBeTruthy();
  expect(tiles.getByText('1,400 before')).toBeTruthy();
  expect(tiles.getByText('+40%')).toBeTruthy();
  const meanings = screen.getAllByRole('row').map((row) => row.textContent);
  expect(meanings.find((text) => text?.startsWith('Interested'))).toContain('9');
  expect(meanings.find((text) => text?.startsWith('Not now'))).toContain('6, none waiting');
  expect(leadsTo('Question')).toBe('/inbox?view=question');
  expect(leadsTo('ellen@harborline-hq.test')).toContain('/home/accounts/accountList?account=');
  expect(screen.getByText(/Freight audit, DACH performs better than Benelux carriers/)).toBeTruthy();
  expect(screen.getByText(/3 completed or draft campaigns are not shown/)).toBeTruthy();
});

test('a period and a campaign are asked for anew, and stand in the address', async () => {
  const asked = await show(() => aDashboard(), '/?days=7');
  await screen.findByText('sent, 195 by tonight, 258 possible');
  expect(asked.find(({ path }) => path === readDashboard.path)?.input).toEqual({ zone: 'Europe/Berlin', days: '7' });
  await userEvent.click(screen.getByRole('radio', { name: 'Quarter' }));
  expect(screen.getByLabelText('here').textContent).toBe('/?days=91');
  await userEvent.click(screen.getByRole('button', { name: 'Campaigns All' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Freight audit, DACH' }));
  expect(screen.getByLabelText('here').textContent).toBe('/?days=91&campaign=0f9e0000-0000-4000-8000-00000000000a');
});

test('a workspace with nothing in it is led to its first steps', async () => {
  await show(() => aDashboard({ mailboxes: 0, campaigns: 0 }));
  expect(await screen.findByText('Nothing to show yet')).toBeTruthy();
  expect(screen.getByText('Start').closest('a')?.getAttribute('href')).toBe('/home/start');
  expect(screen.queryByText('Needs attention')).toBeNull();
});

test('without a server the page says so, and keeps what it knows with its hour', async () => {
  let isOffline = true;
  await show(() => {
    if (isOffline) throw OFFLINE;
    return aDashboard();
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/only this page could not be loaded/)).toBeTruthy();
  isOffline = false;
  await userEvent.click(retry);
  await screen.findByText('sent, 195 by tonight, 258 possible');
  isOffline = true;
  await queryClient.invalidateQueries();
  expect(await screen.findByText(/Could not refresh\. Showing data from/)).toBeTruthy();
  expect(screen.getByText('sent, 195 by tonight, 258 possible')).toBeTruthy();
});
