// @vitest-environment jsdom
import type { Contact } from '@outrider/contract/contacts/contact';
import { forEachField } from '@outrider/contract/contacts/contact-fields';
import { mergeContacts, previewMerge } from '@outrider/contract/contacts/merge';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { MergeDialog } from './merge-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aContact = (email: string, values: Partial<Contact> = {}): Contact => ({
  contactId: crypto.randomUUID(),
  email,
  ...forEachField(() => ''),
  source: '',
  fields: {},
  tags: [],
  lists: [],
  verification: null,
  suppressed: null,
  lastEvent: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

const full = aContact('dana@nordkai.test', { firstName: 'Dana', city: 'Kiel', title: 'Buyer' });
const other = aContact('d.vogel@kiel.test', {
  city: 'Oslo',
  phone: '+49 431 1',
  suppressed: { reason: 'optedOut', at: '2026-01-02T00:00:00.000Z' },
});
const preview = {
  contacts: [
    { contact: full, events: 3, notes: 1, campaigns: 0 },
    { contact: other, events: 0, notes: 0, campaigns: 1 },
  ],
};
const ids = [other.contactId, full.contactId];

test('a merge asks which contact stays and whose values it gets, and says what goes away', async () => {
  const asked = serveCalls({
    [previewMerge.path]: () => preview,
    [mergeContacts.path]: () => ({ ...full, mergeId: crypto.randomUUID() }),
  });
  const onMerged = vi.fn();
  await showPart(<MergeDialog contactIds={ids} onClose={() => {}} onMerged={onMerged} />, ['contacts']);
  const stays = await screen.findByRole('radiogroup', { name: 'Contact to keep' });
  expect(within(stays).getByRole('radio', { name: /^dana@/ })).toHaveProperty('checked', true);
  const city = screen.getByRole('radiogroup', { name: 'City' });
  expect(within(city).getByRole('radio', { name: /^Kiel/ })).toHaveProperty('checked', true);
  screen.getByText(/^\+49 431 1/);
  screen.getByText(/^d\.vogel@kiel\.test is no longer a contact/);
  screen.getByText('This value is discarded: Oslo.');
  screen.getByText(/^d\.vogel@kiel\.test is suppressed \(Opted out\)/);
  await userEvent.click(within(city).getByRole('radio', { name: /^Oslo/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
  await vi.waitFor(() => expect(onMerged).toHaveBeenCalledOnce());
  expect(asked.at(-1)?.input).toEqual({
    keep: full.contactId,
    others: [other.contactId],
    take: { city: other.contactId },
  });
});

test('who cannot be looked at cannot be merged', async () => {
  serveCalls({
    [previewMerge.path]: () => {
      throw OFFLINE;
    },
  });
  await showPart(<MergeDialog contactIds={ids} onClose={() => {}} onMerged={() => {}} />, ['contacts']);
  await screen.findByText('Network error, please try again later');
  expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
});
