// @vitest-environment jsdom
import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCampaign, show, standInForBrowser } from '../../testing.tsx';
import { checkStep } from '../draft/check-step.ts';
import { createEditor } from '../draft/create-editor.ts';
import { draftOf, newRound } from '../draft/draft.ts';
import { EditorContext } from '../draft/editor-context.ts';
import { RuleLine } from './rule-line.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = () => Promise.reject(new Error('nobody is asked'));

async function open(round: Partial<CampaignRound>) {
  const campaign = aCampaign();
  const first = newRound(true);
  const written = { ...first, variants: first.variants.map((variant) => ({ ...variant, subject: 'Freight audits' })) };
  const draft = { ...draftOf(campaign), rounds: [written, { ...newRound(false), ...round }] };
  const editor = createEditor(
    { draft, campaign },
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
  await show(
    <EditorContext.Provider value={editor}>
      <RuleLine at={1} known={['company', 'sector']} />
    </EditorContext.Provider>,
  );
  await screen.findByRole('combobox', { name: 'Recipients' });
  return editor;
}

test('a condition on a field says at the field what is missing, and keeps what was typed', async () => {
  const editor = await open({ condition: 'field', field: { name: 'sector', test: 'is', value: '' } });
  const value = screen.getByRole('textbox', { name: 'Value' });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Enter the value to compare with.');
  expect(value.getAttribute('aria-describedby')).toBe(alert.id);
  expect(checkStep('sequence', editor.state().draft, 1)).toBe('conditionNoValue');
  fireEvent.change(value, { target: { value: 'Logistics' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(editor.state().draft.rounds[1]?.field).toEqual({ name: 'sector', test: 'is', value: 'Logistics' });
  expect(checkStep('sequence', editor.state().draft, 1)).toBeUndefined();
});

test('a field that nobody has is named', async () => {
  await open({ condition: 'field', field: { name: 'tier', test: 'isFilled', value: '' } });
  expect(screen.getByRole('alert').textContent).toBe('No lead or contact has the field “tier”.');
  expect(screen.queryByRole('textbox', { name: 'Value' })).toBeNull();
});

test('a condition on clicks that nobody tracks says that it can never hold, and one press mends it', async () => {
  const editor = await open({ condition: 'notClicked' });
  expect(screen.getByRole('alert').textContent).toContain('can never be met and nobody gets Round 2');
  fireEvent.click(screen.getByRole('button', { name: 'Track clicks' }));
  expect(editor.state().draft.settings.tracking.clicks).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
