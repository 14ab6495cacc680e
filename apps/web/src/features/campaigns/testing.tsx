import type { Campaign, CampaignRow, CampaignTotals } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { i18n, startI18n } from '../../i18n/i18n.ts';
import { queryClient } from '../../platform/query-client.ts';
import { type CampaignPlaces, CampaignPlacesIn } from './shared/places.ts';

const TOTALS: CampaignTotals = {
  leads: 1_860,
  sent: 1_900,
  sentTo: 1_204,
  delivered: 1_187,
  opened: { person: 498, machine: 331, unknown: 142 },
  clicked: 0,
  replied: 87,
  autoReplied: 12,
  interested: 31,
  bounced: 17,
  complained: 0,
  optedOut: 4,
  progress: 0.65,
};

/** A campaign that runs, as far as a test does not say otherwise. */
export const aRow = (changed: Partial<CampaignRow> = {}): CampaignRow => ({
  campaignId: crypto.randomUUID(),
  name: 'Freight audit',
  status: 'progressing',
  lifecycle: 'Active',
  waitReason: null,
  rounds: 4,
  mailboxes: 4,
  totals: TOTALS,
  nextSend: null,
  leftToday: 41,
  createdAt: '2026-10-20T08:00:00.000Z',
  launchedAt: '2026-10-26T08:00:00.000Z',
  endedAt: null,
  endedBy: '',
  ...changed,
});

/** The same with everything the user wrote and chose. */
export function aCampaign(changed: Partial<Campaign> = {}): Campaign {
  const { rounds: _count, ...row } = aRow();
  return {
    ...row,
    revision: 4,
    settings: {
      schedule: {
        zone: 'Europe/Berlin',
        usesLeadZone: false,
        days: [1, 2, 3, 4, 5],
        from: 540,
        to: 1_020,
        startDay: '2026-10-26',
        endDay: null,
        holidaysOf: [],
      },
      limits: { daily: null, perDomain: 2, perProvider: {}, providerMatch: 'off', newLeadShare: 0.3 },
      tracking: { opens: true, clicks: false, unknownOpens: 'asNotOpen' },
      stops: { onCompanyReply: false, onClick: false },
      addresses: { unchecked: 'hold', unknown: 'sendLast' },
      senders: { mailboxIds: [], tagIds: [] },
      footer: { postalAddress: 'Kaistraße 4, Hamburg', optOutLine: '' },
    },
    rounds: [],
    sources: [],
    senders: [],
    changedAt: '2026-11-17T09:38:00.000Z',
    hasChanges: false,
    ...changed,
  };
}

export const aLead = (changed: Partial<Lead> = {}): Lead => ({
  leadId: '11',
  email: 'dana@tidewater.test',
  name: 'Dana Whitlock',
  company: 'Tidewater Cargo',
  title: '',
  fields: {},
  category: 'VALID',
  provider: 'google',
  zone: '',
  mailbox: null,
  group: 'waiting',
  rounds: ['sent', 'next'],
  opened: 'none',
  lastEvent: null,
  next: null,
  waitReason: null,
  addedAt: '2026-10-20T08:00:00.000Z',
  ...changed,
});

type Asked = { path: string; input: Record<string, unknown> };
type Answers = Record<string, (input: Record<string, unknown>) => unknown>;

/** Plays the server: an answer by path. A thrown error is a refusal with its words. */
export function serveCampaigns(answers: Answers): Asked[] {
  const log: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://campaigns.test');
    const input = typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(url.searchParams);
    log.push({ path: url.pathname, input });
    try {
      return Response.json({ code: 0, message: '', data: answers[url.pathname]?.(input) ?? null });
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : { message: '', cause: undefined };
      return Response.json({ code: typeof cause === 'number' ? cause : 5, message, data: null }, { status: 422 });
    }
  });
  return log;
}

const PLACES: CampaignPlaces = {
  list: '/list',
  inbox: '/inbox',
  hold: '/campaigns/hold',
  plan: '/plan',
  billing: '/billing',
  detail: (id, query = {}) => `/detail/${id}?${new URLSearchParams(query)}`,
  rehearsal: (id) => `/rehearsal/${id}`,
  editor: (id, step = 'leads') => `/editor/${id}/${step}`,
  mailboxes: (search = '') => `/mailboxes?${search}`,
  contact: (email) => `/contact/${email}`,
  verification: (taskId) => `/verification/${taskId}`,
};

/** What jsdom has not: media, and elements that can be measured. */
export function standInForBrowser(): void {
  window.matchMedia = vi.fn().mockReturnValue({
    matches: false,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}

const Here = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="here">{pathname + search}</output>;
};

/** Draws a part of a campaign, with the address beside it. */
export async function show(children: ReactNode) {
  await startI18n();
  await i18n.loadNamespaces(['campaigns', 'campaign-words', 'shell']);
  queryClient.clear();
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CampaignPlacesIn value={PLACES}>
          <Suspense>{children}</Suspense>
          <Here />
        </CampaignPlacesIn>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
