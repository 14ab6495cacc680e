// @vitest-environment jsdom
import { listRows, syncContacts } from '@outrider/contract/leads-agent/rows';
import { listTasks } from '@outrider/contract/leads-agent/search';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AgentRow } from '../../../../api/leads-agent.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { aCampaign } from '../../testing.tsx';
import { createEditor } from '../draft/create-editor.ts';
import { draftOf } from '../draft/draft.ts';
import { EditorContext } from '../draft/editor-context.ts';
import { AgentDialog } from './agent-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nobody = () => Promise.reject(new Error('nobody is asked'));
const taskId = crypto.randomUUID();
const AT = '2026-11-17T09:37:00.000Z';
const stated = (value: string) => ({ value, confidence: 0.9, proofs: [] });
const personOf = (rowId: string, name: string, email: string | null): AgentRow => ({
  rowId,
  name: stated(name),
  title: stated('COO'),
  company: stated('Baltic Frost'),
  companyKey: 'balticfrost.test',
  place: null,
  phone: null,
  links: [],
  email: email === null ? null : stated(email),
  emailOrigin: email === null ? null : 'stated',
  emailState: email === null ? 'none' : 'VALID',
  judgements: [],
  fit: 'fit',
  decidedBy: '',
  confidence: 0.9,
  contactId: null,
  isPreview: false,
  agreed: null,
  foundAt: AT,
});
const search = (name: string, fit: number) => ({
  taskId,
  name,
  state: 'ended',
  stopReason: 'limitMet',
  isWeekly: false,
  createdAt: AT,
  question: name,
  found: 5,
  fit,
  micros: 0,
});

async function open(fit: number) {
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
  const onClose = vi.fn();
  const asked = serveCalls({
    [listTasks.path]: () => ({ content: [search('Cold chain', fit)], totalSize: 1 }),
    [listRows.path]: () => ({
      rows: [
        personOf('1', 'Marek Havel', 'marek@balticfrost.test'),
        personOf('2', 'Jana Nová', 'jana@balticfrost.test'),
        personOf('3', 'Piotr Lis', null),
      ],
      next: null,
      total: 3,
    }),
    [syncContacts.path]: () => ({ added: 1, already: 0, suppressed: 0, withoutAddress: 0, leads: 1 }),
  });
  await showPart(
    <EditorContext.Provider value={editor}>
      <AgentDialog onClose={onClose} />
    </EditorContext.Provider>,
    ['campaign-editor', 'campaigns'],
  );
  return { asked, onClose, campaignId: campaign.campaignId };
}

test('people of a finished search are chosen and become leads; who has no address is not offered', async () => {
  const { asked, onClose, campaignId } = await open(3);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Jana Nová/ }));
  expect(screen.queryByText('Piotr Lis')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 lead' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === syncContacts.path)?.input).toEqual({
    taskId,
    choice: { rowIds: ['1'] },
    campaignId,
    isLive: false,
  });
});

test('a search can feed the campaign each week', async () => {
  const { asked, onClose } = await open(3);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Add new people every week/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 leads' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.find(({ path }) => path === syncContacts.path)?.input).toMatchObject({ isLive: true });
});

test('without a search that found people the way to one is named', async () => {
  await open(0);
  await screen.findByText(/^No search has found anyone/);
});
