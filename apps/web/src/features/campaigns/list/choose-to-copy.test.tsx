// @vitest-environment jsdom
import { copyCampaigns, deleteCampaigns, listCampaigns } from '@outrider/contract/campaigns/campaign';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Toast, toasts } from '../../../platform/toasts.ts';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { aRow } from '../testing.tsx';
import { ChooseToCopy } from './choose-to-copy.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [spring, long] = [aRow({ name: 'Spring' }), aRow({ name: 'x'.repeat(50) })];
const counts = { new: 0, progressing: 2, finished: 0, suspend: 0, cancel: 0 };

test('campaigns are chosen and copied in one go, and the copies can be taken away again', async () => {
  const made = [crypto.randomUUID(), crypto.randomUUID()];
  const asked = serveCalls({
    [listCampaigns.path]: () => ({ campaignList: [spring, long], total: 2, counts }),
    [copyCampaigns.path]: () => ({ campaignIds: made }),
    [deleteCampaigns.path]: () => ({ changed: 2 }),
  });
  const shown: Toast[] = [];
  toasts.drawWith(async () => (toast) => shown.push(toast));
  const onClose = vi.fn();
  await showPart(<ChooseToCopy onClose={onClose} />, ['campaigns', 'campaign-words']);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Spring' }));
  await userEvent.click(screen.getByRole('checkbox', { name: long.name }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy 2 campaigns' }));
  await screen.findByText('Spring, copy');
  // The name may have 50 characters, and its end says that it is a copy.
  screen.getByText(`${'x'.repeat(44)}, copy`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include their leads' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(shown.map(({ text }) => text)).toEqual(['2 copies created']));
  expect(onClose).toHaveBeenCalledOnce();
  expect(asked.find(({ path }) => path === copyCampaigns.path)?.input).toMatchObject({ withLeads: true });
  shown[0]?.undo?.run();
  await vi.waitFor(() =>
    expect(asked.find(({ path }) => path === deleteCampaigns.path)?.input).toEqual({ campaignIds: made }),
  );
});

test('without a list to choose from it says why, and asks again', async () => {
  let isOffline = true;
  serveCalls({
    [listCampaigns.path]: () => {
      if (isOffline) throw OFFLINE;
      return { campaignList: [spring], total: 1, counts };
    },
  });
  await showPart(<ChooseToCopy onClose={() => {}} />, ['campaigns', 'campaign-words']);
  await screen.findByText('Network error, please try again later');
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('checkbox', { name: 'Spring' });
});
