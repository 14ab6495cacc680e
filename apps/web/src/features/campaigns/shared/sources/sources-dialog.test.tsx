// @vitest-environment jsdom
import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { listLeads, listLeftOut, readLeadSource } from '@outrider/contract/campaigns/leads';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatesAs } from '../../../../ui/dates.tsx';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { aLead } from '../../testing.tsx';
import { SourcesDialog } from './sources-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const CAMPAIGN = crypto.randomUUID();
const source: LeadSource = {
  sourceId: crypto.randomUUID(),
  kind: 'file',
  name: 'expo.csv',
  state: 'done',
  trouble: null,
  rows: 5,
  expected: 5,
  added: 2,
  twice: 1,
  inOtherCampaign: 1,
  inConversation: 0,
  suppressed: 1,
  invalid: 0,
  isLive: false,
  canBeLive: false,
  at: '2026-10-20T08:00:00.000Z',
};
const none = { dueToday: 0, waiting: 0, notStarted: 0, held: 0, stopped: 0 };
const asOf = '2026-10-20T08:00:00.000Z';
const leadsPage = (names: string[], next: string) => ({
  leadList: names.map((name, index) => aLead({ leadId: `${index}${name.length}`, name, email: `${index}@x.test` })),
  next,
  total: 2,
  counts: none,
  asOf,
});
const out = (email: string, why: string, about = '') => ({ email, why, about, source: 'expo.csv' });

const show = () =>
  showPart(
    <DatesAs dateFormat="MMM DD, YYYY" timeZone="UTC">
      <SourcesDialog campaignId={CAMPAIGN} sources={[source]} onClose={() => {}} />
    </DatesAs>,
    ['campaigns'],
  );

test('a source opens to its rows, who became a lead and who did not', async () => {
  const asked = serveCalls({
    [readLeadSource.path]: () => ({ source }),
    [listLeads.path]: ({ after }) => (after === '' ? leadsPage(['Anna'], '1') : leadsPage(['Ben Bo'], '')),
    [listLeftOut.path]: () => ({
      rows: [out('busy@x.test', 'inOtherCampaign', 'Spring'), out('nonsense', 'notAnAddress')],
      next: '',
      counts: { twice: 1, inOtherCampaign: 1, inConversation: 0, suppressed: 1, invalid: 0, notAnAddress: 0 },
    }),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /expo.csv/ }));
  await screen.findByText('Anna');
  screen.getByText('Suppressed');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Ben Bo');
  await userEvent.click(screen.getByRole('radio', { name: /^Left out/ }));
  await screen.findByText('In another campaign: Spring');
  screen.getByText('Not an address');
  const ids = { campaignId: CAMPAIGN, sourceId: source.sourceId };
  for (const { input } of asked) expect(input).toMatchObject(ids);
  await userEvent.click(screen.getByRole('button', { name: 'All sources' }));
  await screen.findByText('Lead sources');
});

test('what is known of a source stays in sight while the rest cannot be read', async () => {
  const refuse = () => {
    throw OFFLINE;
  };
  serveCalls({ [readLeadSource.path]: refuse, [listLeads.path]: refuse });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /expo.csv/ }));
  await screen.findByRole('button', { name: 'Retry' });
  screen.getByText('Suppressed');
});
