// @vitest-environment jsdom
import { deleteContactLabel, getContactBook, getContactLabelUse } from '@outrider/contract/contacts/labels';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { ManageLabelsDialog } from './manage-labels-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const EXPO = { id: crypto.randomUUID(), name: 'Expo 2026', contacts: 1_240 };
const book = { lists: [EXPO], tags: [], fields: [], filters: [] };
const use = { contacts: 1_240, filters: ['Germans', 'Hot'], campaigns: ['Spring'] };

test('a list is deleted only after it was said what goes with it', async () => {
  const asked = serveCalls({
    [getContactBook.path]: () => book,
    [getContactLabelUse.path]: () => use,
    [deleteContactLabel.path]: () => ({}),
  });
  const onDeleted = vi.fn();
  await showPart(<ManageLabelsDialog onClose={() => {}} onDeleted={onDeleted} />, ['contacts']);
  await screen.findByText('1,240 contacts');
  screen.getByText(/^No tags yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete list Expo 2026' }));
  await screen.findByText('It is removed from 1,240 contacts. The contacts stay.');
  screen.getByText(/^The saved filters Germans and Hot use it/);
  screen.getByText(/^Spring adds leads live by a filter that uses it/);
  await userEvent.click(screen.getByRole('button', { name: 'Delete list' }));
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(EXPO.id));
  expect(asked.filter(({ path }) => path === deleteContactLabel.path).map(({ input }) => input)).toEqual([
    { id: EXPO.id },
  ]);
});

test('what cannot be looked at cannot be deleted, and keeping it leads back', async () => {
  serveCalls({
    [getContactBook.path]: () => book,
    [getContactLabelUse.path]: () => {
      throw OFFLINE;
    },
  });
  await showPart(<ManageLabelsDialog onClose={() => {}} />, ['contacts']);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete list Expo 2026' }));
  await screen.findByText('Network error, please try again later');
  expect(screen.getByRole('button', { name: 'Delete list' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await screen.findByText('1,240 contacts');
});
