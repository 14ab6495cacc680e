// @vitest-environment jsdom
import { explainWorkspace } from '@outrider/contract/campaigns/forecast';
import { getAccountSummary } from '@outrider/contract/mailboxes/account';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NextSend } from '../../../features/campaigns/shared/next-send.tsx';
import { AccountNumbers } from '../../../features/mailboxes/list/account-numbers.tsx';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { queryClient } from '../../../platform/query-client.ts';

// Three days before: a send of today or tomorrow is shown without its date.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AT = '2026-11-19T09:05:00.000Z';
const ANSWERS: Record<string, unknown> = {
  [explainWorkspace.path]: {
    next: {
      at: AT,
      leadId: '1',
      name: 'Dana',
      company: '',
      round: 0,
      variant: 'A',
      mailboxId: crypto.randomUUID(),
      email: 'maya@try.test',
      campaignId: crypto.randomUUID(),
    },
    waitReason: null,
    mailboxes: [],
    campaigns: 1,
  },
  [getAccountSummary.path]: {
    total: 2,
    sentToday: 44,
    warmupToday: 34,
    capToday: 60,
    averageHealth: 90,
    healthByDay: [90],
    ready: 1,
    warming: 1,
    nextReady: null,
    inWindow: 1,
    broken: [],
    quota: { used: 2, total: 10 },
    domains: [],
  },
};

test('the strip above the mailboxes and the menu tell the same next send, and how much of today is warm-up', async () => {
  await startI18n();
  await i18n.loadNamespaces(['accounts', 'shell', 'campaign-words']);
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ code: 0, message: '', data: ANSWERS[new URL(address, 'http://a.test').pathname] }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AccountNumbers onReconnect={() => {}} />
      <NextSend />
    </QueryClientProvider>,
  );
  const menu = await screen.findByText(/^Next send \d\d:\d\d$/);
  const time = menu.textContent?.replace('Next send ', '') ?? '';
  const strip = screen.getByText('Next send').parentElement;
  expect(strip?.textContent).toContain(time);
  expect(strip?.textContent).toContain('Nov 19');
  expect(screen.getByText('Sent today, 34 warm-up')).toBeTruthy();
});
