// @vitest-environment jsdom
import { checkCampaign } from '@outrider/contract/campaigns/operate';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { aCampaign, serveCampaigns, show, standInForBrowser } from '../../testing.tsx';
import { createEditor } from '../draft/create-editor.ts';
import { draftOf } from '../draft/draft.ts';
import { EditorContext } from '../draft/editor-context.ts';
import { CheckSide } from './check-side.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = () => Promise.reject(new Error('nobody is asked'));

async function open(forecast?: Forecast) {
  const campaign = aCampaign();
  const editor = createEditor(
    { draft: draftOf(campaign), campaign },
    {
      server: { make: nobody, copy: nobody, save: nobody, read: nobody, refusalOf: () => 'other' },
      keep: { write: () => {}, clear: () => {} },
      onMade: () => {},
      onSaveFailed: () => {},
      isOnline: () => true,
      now: () => 0,
      later: () => () => {},
    },
  );
  serveCampaigns({
    [checkCampaign.path]: () => ({
      mayLaunch: true,
      findings: [
        { check: 'leads', severity: 'ok', finding: 'leads', values: { count: 21 } },
        { check: 'unknown', severity: 'warning', finding: 'unknownLast', values: { count: 3 } },
        { check: 'warmedUp', severity: 'warning', finding: 'notWarmedUp', values: { count: 1 } },
        { check: 'suppressed', severity: 'warning', finding: 'suppressedLeads', values: { count: 2 } },
      ],
    }),
  });
  await show(
    <EditorContext.Provider value={editor}>
      <CheckSide forecast={forecast} onStep={() => {}} />
    </EditorContext.Provider>,
  );
  return screen.findByRole('region', { name: 'Launch check' });
}

test('the sum above the launch check counts every line below it', async () => {
  const check = await open();
  const lines = within(check).getAllByRole('listitem');
  const warnings = lines.filter((line) => line.querySelector('.lucide-triangle-alert'));
  const fine = lines.filter((line) => line.querySelector('.lucide-circle-check'));
  expect(warnings).toHaveLength(3);
  expect(within(check).getByRole('status').textContent).toContain(`${warnings.length} warnings, ${fine.length} passed`);
  expect(warnings.length + fine.length).toBe(lines.length);
});

test('what a launch takes from the plan is said with what it leaves', async () => {
  const forecast = { mails: 60, quota: { thisMonth: 43, left: 15_000 }, first: null } as Forecast;
  await open(forecast);
  expect(screen.getByText('43, leaving 14,957')).toBeTruthy();
  cleanup();
  await open({ ...forecast, quota: { thisMonth: 43, left: 20 } });
  expect(screen.getByText('43, but only 20 left')).toBeTruthy();
});
