// @vitest-environment jsdom
import { explainCampaign, explainLead } from '@outrider/contract/campaigns/forecast';
import { listLeads, operateLeads } from '@outrider/contract/campaigns/leads';
import { listCampaignEvents } from '@outrider/contract/campaigns/statistics';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aLead, serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { type LeadView, readLeadView } from '../leads/lead-view.ts';
import { PhoneLead } from './phone-lead.tsx';
import { PhoneLeads } from './phone-leads.tsx';

beforeEach(() => {
  standInForBrowser();
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LEADS = [
  aLead({ leadId: '1', name: 'Emil Sander', group: 'held' }),
  aLead({ leadId: '2', name: 'Katrin Vogel', group: 'stopped' }),
];
const AS_OF = '2026-11-17T09:42:12.000Z';
const COUNTS = { dueToday: 0, waiting: 0, notStarted: 0, held: 1, stopped: 1 };

const serve = () =>
  serveCampaigns({
    [listLeads.path]: () => ({ leadList: LEADS, next: '', total: 2, counts: COUNTS, asOf: AS_OF }),
    [explainCampaign.path]: () => ({
      asOf: AS_OF,
      waitReason: null,
      next: null,
      mailboxes: [],
      others: [],
      groups: [],
      leads: 2,
    }),
    [operateLeads.path]: () => ({ changed: 1, kept: 0 }),
    [explainLead.path]: () => ({
      person: { name: 'Emil Sander', email: 'emil@ostseelinie.test', company: 'Ostseelinie' },
      waitReason: null,
      next: null,
      followUp: null,
      condition: null,
      mails: [],
    }),
    [listCampaignEvents.path]: () => ({ events: [], next: '' }),
  });

function Leads({ onOpen = () => {} }: { onOpen?: (leadId: string) => void }) {
  const [view, setView] = useState<LeadView>(readLeadView(new URLSearchParams()));
  return <PhoneLeads campaign={aCampaign()} view={view} onView={setView} onOpen={onOpen} />;
}

const operated = (log: ReturnType<typeof serve>) => log.find(({ path }) => path === operateLeads.path)?.input;

test('a lead is opened by its line', async () => {
  serve();
  const onOpen = vi.fn();
  await show(<Leads onOpen={onOpen} />);
  await userEvent.click(await screen.findByRole('button', { name: /Emil Sander/ }));
  expect(onOpen).toHaveBeenCalledWith('1');
});

test('leads are narrowed by their state', async () => {
  const log = serve();
  await show(<Leads />);
  await userEvent.click(await screen.findByRole('radio', { name: /Held/ }));
  await waitFor(() =>
    expect(log.findLast(({ path }) => path === listLeads.path)?.input).toMatchObject({ group: 'held' }),
  );
});

test('of chosen leads the action says how many it is for, and nothing is done while none is chosen', async () => {
  const log = serve();
  await show(<Leads />);
  await userEvent.click(await screen.findByRole('button', { name: 'Select' }));
  const bar = within(screen.getByRole('region', { name: 'Selected leads' }));
  await userEvent.click(bar.getByRole('button', { name: 'Actions' }));
  bar.getByRole('alert');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Katrin Vogel' }));
  bar.getByText('1 selected');
  await userEvent.click(bar.getByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Hold/ }));
  await waitFor(() => expect(operated(log)).toMatchObject({ action: 'hold', choice: { leadIds: ['2'] } }));
});

test('one lead is stopped from its own page', async () => {
  const log = serve();
  await show(<PhoneLead campaignId="c" leadId="1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Stop/ }));
  await waitFor(() => expect(operated(log)).toMatchObject({ action: 'stop', choice: { leadIds: ['1'] } }));
});
