// @vitest-environment jsdom

import { explainCampaign } from '@outrider/contract/campaigns/forecast';
import { listLeads, operateLeads, settleDoubts } from '@outrider/contract/campaigns/leads';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, aLead, serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { type LeadView, readLeadView } from './lead-view.ts';
import { LeadsTab } from './leads-tab.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LEADS = [
  aLead({
    leadId: '1',
    name: 'Emil Sander',
    group: 'held',
    waitReason: {
      reason: 'domainLimit',
      until: null,
      values: { used: 2, limit: 2, company: 'ostseelinie.test' },
      fix: 'changeLimits',
    },
  }),
  aLead({
    leadId: '2',
    name: 'Katrin Vogel',
    group: 'stopped',
    rounds: ['sent', 'willNotGo'],
    opened: 'person',
    waitReason: { reason: 'replied', until: null, values: {}, fix: null },
    lastEvent: { kind: 'replied', round: 0, at: '2026-11-17T08:41:00.000Z', words: '' },
  }),
  aLead({
    leadId: '3',
    name: 'Ines Duarte',
    opened: 'machine',
    lastEvent: { kind: 'opened', round: 0, at: '2026-11-12T08:41:00.000Z', words: 'appleProxy' },
  }),
  aLead({
    leadId: '4',
    name: 'Nadine Kurz',
    group: 'notStarted',
    rounds: ['next', 'none'],
    next: {
      round: 0,
      variant: 'A',
      at: '2026-11-18T10:40:00.000Z',
      mailboxId: crypto.randomUUID(),
      email: 'maya@try.test',
      place: 27,
    },
  }),
];

const opened = vi.fn();

const Tab = ({ query = '' }) => {
  const [view, setView] = useState<LeadView>(readLeadView(new URLSearchParams(query)));
  return <LeadsTab campaign={aCampaign()} view={view} onView={setView} onOpen={opened} isCovered={false} />;
};

const serve = () =>
  serveCampaigns({
    [listLeads.path]: () => ({
      leadList: LEADS,
      next: '',
      total: 4,
      counts: { dueToday: 0, waiting: 1, notStarted: 1, held: 1, stopped: 1 },
      asOf: '2026-11-17T09:42:12.000Z',
    }),
    [explainCampaign.path]: () => ({
      asOf: '2026-11-17T09:42:12.000Z',
      waitReason: null,
      next: null,
      mailboxes: [],
      others: [],
      groups: [],
      leads: 3,
    }),
    [operateLeads.path]: () => ({ changed: 1, kept: 1 }),
    [settleDoubts.path]: () => ({ changed: 1, kept: 0 }),
  });

test('each lead has its next step or the one reason, and a machine is not called a person', async () => {
  serve();
  await show(<Tab />);
  const emil = within((await screen.findByText('Emil Sander')).closest('tr') ?? document.body);
  emil.getByText('Held: company limit');
  emil.getByText('2 people at ostseelinie.test were emailed today');
  const katrin = within(screen.getByText('Katrin Vogel').closest('tr') ?? document.body);
  katrin.getByText('Stopped: reply from a person');
  katrin.getByLabelText('Rounds: 1 sent, 2 will not be sent');
  const ines = within(screen.getByText('Ines Duarte').closest('tr') ?? document.body);
  ines.getByText('Machine');
  ines.getByText('Opened by a machine, Apple proxy');
  const nadine = within(screen.getByText('Nadine Kurz').closest('tr') ?? document.body);
  nadine.getByText('maya@try.test, position 27');
});

test('chosen leads are stopped, and the group that is shown can be narrowed', async () => {
  const log = serve();
  await show(<Tab />);
  await userEvent.click(await screen.findByLabelText('Select Emil Sander'));
  await userEvent.click(within(screen.getByLabelText('Selected leads')).getByText('Stop'));
  await waitFor(() =>
    expect(log.find(({ path }) => path === operateLeads.path)?.input).toMatchObject({
      action: 'stop',
      choice: { leadIds: ['1'] },
    }),
  );
  await userEvent.click(screen.getByText('Held'));
  await waitFor(() =>
    expect(log.findLast(({ path }) => path === listLeads.path)?.input).toMatchObject({ group: 'held' }),
  );
});

test('of leads in doubt the user says what became of their mail', async () => {
  const log = serve();
  await show(<Tab query="reason=inDoubt" />);
  await userEvent.click(await screen.findByLabelText('Select Emil Sander'));
  await userEvent.click(within(screen.getByLabelText('Selected leads')).getByText('No, send it again'));
  await waitFor(() =>
    expect(log.find(({ path }) => path === settleDoubts.path)?.input).toMatchObject({
      answer: 'sendAgain',
      choice: { leadIds: ['1'] },
    }),
  );
});
