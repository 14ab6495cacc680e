// @vitest-environment jsdom
import { summariseLeads } from '@outrider/contract/campaigns/leads';
import { readVerification, type VerifyTask } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LeadSummary, summaryQuery } from '../../../../api/campaigns/editor-queries.ts';
import { runQuery } from '../../../../api/verification.ts';
import { i18n, startI18n } from '../../../../i18n/i18n.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { type Toast, toasts } from '../../../../platform/toasts.ts';
import { serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { AddressCheck } from './address-check.tsx';

const shown: Toast[] = [];
beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('campaign-editor');
  toasts.drawWith(async () => (toast) => void shown.push(toast));
});
beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [campaignId, taskId] = [crypto.randomUUID(), crypto.randomUUID()];
const RUNNING: VerifyTask = {
  taskId,
  taskType: 'MAIL_VERIFY',
  name: 'Freight audit',
  source: 'paste',
  fileName: '',
  state: 'running',
  waiting: 0,
  charged: 3,
  perSecond: 1,
  secondsLeft: 5,
  startedAt: '2026-11-17T09:41:00.000Z',
  by: 'Maya',
  total: 8,
  checked: 3,
  counts: { VALID: 3, INVALID: 0, UNKNOWN: 0, DOMAIN_ERROR: 0, UNCHECKED: 0 },
  endedAt: null,
};
const DONE: VerifyTask = {
  ...RUNNING,
  state: 'done',
  checked: 8,
  counts: { VALID: 4, INVALID: 1, UNKNOWN: 1, DOMAIN_ERROR: 1, UNCHECKED: 1 },
  endedAt: '2026-11-17T09:42:00.000Z',
};

const SUMMARY: LeadSummary = {
  leads: 8,
  companies: 1,
  colleagues: 8,
  byCategory: { VALID: 0, INVALID: 0, UNKNOWN: 0, DOMAIN_ERROR: 0, UNCHECKED: 0, NEVER: 8 },
  byProvider: { google: 0, microsoft: 0, yahoo: 0, other: 8 },
  zonesKnown: 0,
  fields: [],
  missing: [],
  verifyTaskId: taskId,
};

const Beside = () => {
  useQuery(summaryQuery(campaignId, ''));
  return <AddressCheck campaignId={campaignId} taskId={taskId} />;
};

test('a check of the leads shows how far it is, then what it found, and the leads are counted again', async () => {
  let run = RUNNING;
  const asked = serveCampaigns({ [readVerification.path]: () => run, [summariseLeads.path]: () => SUMMARY });
  const summaries = () => asked.filter(({ path }) => path === summariseLeads.path).length;
  await show(<Beside />);
  expect(await screen.findByText('Verifying, 3 of 8 done')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View verification' }).getAttribute('href')).toContain(taskId);
  expect(summaries()).toBe(1);
  run = DONE;
  await queryClient.invalidateQueries({ queryKey: runQuery(taskId).queryKey });
  const found = '8 addresses verified: 4 valid, 1 unknown, 2 cannot be reached, 1 without a response.';
  expect(await screen.findByText(found, { exact: false })).toBeTruthy();
  await vi.waitFor(() => expect(summaries()).toBe(2));
  expect(shown.map(({ text }) => text)).toEqual([found]);
});
