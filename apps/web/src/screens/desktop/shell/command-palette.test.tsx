// @vitest-environment jsdom
import { type SearchAnswer, searchEverything } from '@outrider/contract/search';
import { getUserInfo, type UserInfo } from '@outrider/contract/user';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { CommandPalette } from './command-palette.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const none = { hits: [], total: { count: 0, isExact: true } };
const FOUND: SearchAnswer = {
  people: {
    hits: [
      {
        contactId: ID,
        email: 'katrin@nordkai.test',
        firstName: 'Katrin',
        lastName: 'Vogel',
        title: 'Head of Operations',
        company: 'Nordkai',
        suppressed: null,
        lastEvent: { event: 'replied', at: '2026-11-10T09:00:00.000Z', about: '' },
      },
    ],
    total: { count: 6, isExact: true },
  },
  companies: none,
  mails: {
    hits: [
      {
        mid: ID,
        tid: ID,
        subject: 'Two invoices',
        text: 'Frau \u0001Vogt\u0002 decides',
        file: '',
        from: 'Anke',
        at: '2026-11-10T09:00:00.000Z',
      },
    ],
    total: { count: 1, isExact: true },
  },
  campaigns: none,
  mailboxes: none,
};
const USER: UserInfo = {
  id: ID,
  email: 'maya@harborline.test',
  emailVerified: true,
  name: 'Maya',
  companyName: 'Harborline',
  website: '',
  avatar: '',
  language: 'en',
  timeZone: 'UTC',
  dateFormat: 'MMM DD, YYYY',
  weekStart: 'monday',
  hasPassword: true,
  passwordChangedAt: null,
  plan: 'free',
  quota: [],
  quotaCountInfoList: [],
};

beforeEach(() => {
  standInForBrowser();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(answers: Answers) {
  const asked = serveCalls({ [getUserInfo.path]: () => USER, ...answers });
  const onClose = vi.fn();
  await showPart(<CommandPalette onClose={onClose} />, ['search', 'shell', 'contacts', 'campaigns', 'compose']);
  const field = await screen.findByRole('combobox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { asked, onClose, type, press };
}

test('the best match comes first and opens with Enter; below it what can be done, and what else was found', async () => {
  const { type, press, onClose } = await open({ [searchEverything.path]: () => FOUND });
  type('vog');
  const options = await waitFor(() => {
    const shown = screen.getAllByRole('option');
    expect(shown[0]?.textContent).toContain('Katrin Vogel');
    return shown;
  });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Katrin Vogel'),
    'Write to Katrin Vogel',
    expect.stringContaining('Two invoices'),
  ]);
  expect(screen.getByText(/^7 results in \d+ ms$/)).toBeTruthy();
  press('Enter');
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByLabelText('here').textContent).toBe('/home/contact/contactList?contact=katrin%40nordkai.test');
});

test('a sign narrows the search to one kind, and actions are found without asking', async () => {
  const { type, asked } = await open({ [searchEverything.path]: () => FOUND });
  type('@vog');
  await waitFor(() => expect(asked.some(({ input }) => input.kind === 'people' && input.words === 'vog')).toBe(true));
  type('> campaign');
  await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('New campaign'));
  expect(asked.some(({ input }) => input.words === 'campaign')).toBe(false);
});

test('a search that cannot be answered says so and can be tried again, and pages are found all the same', async () => {
  const { type } = await open({
    [searchEverything.path]: () => {
      throw OFFLINE;
    },
  });
  type('inbox');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  expect(screen.getByRole('option').textContent).toContain('Inbox');
});
