// @vitest-environment jsdom
import type { FirstSteps } from '@outrider/contract/first-steps';
import { readFirstSteps } from '@outrider/contract/first-steps';
import { readPractice, takePracticeMailboxes } from '@outrider/contract/practice';
import { getUserInfo, type UserInfo } from '@outrider/contract/user';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../../platform/app-config.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { StartScreen } from './start-screen.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
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
const NOTHING: FirstSteps = {
  mailboxes: { count: 0, emails: [], failing: 0, unchecked: 0 },
  contacts: { count: 0, isVerified: false },
  campaign: null,
  launches: 0,
  replies: { count: 0, firstAt: null, answered: 0, next: null },
};
const people = { fileName: 'x.csv', rows: 63, total: 60, companies: 30, zones: 3, contacts: 0, valid: 0, import: null };
const PRACTICE = { domain: 'practice.test', mailboxes: [], people };

beforeEach(() => {
  standInForBrowser();
  // The files share a worker: another may have read the configuration first.
  config.world = 'box';
});
afterEach(() => {
  cleanup();
  config.world = 'live';
  vi.unstubAllGlobals();
});

const serve = (facts: () => FirstSteps, answers: Parameters<typeof serveCalls>[0] = {}) =>
  serveCalls({
    [getUserInfo.path]: () => USER,
    [readPractice.path]: () => PRACTICE,
    [readFirstSteps.path]: facts,
    ...answers,
  });

test('one click does the open step, the next one opens, and each can be done by hand', async () => {
  let facts = NOTHING;
  const asked = serve(() => facts, {
    [takePracticeMailboxes.path]: () => {
      const emails = ['maya@practice.test', 'jonas@practice.test', 'priya@practice.test'];
      facts = { ...NOTHING, mailboxes: { count: 3, emails, failing: 0, unchecked: 0 } };
      return PRACTICE;
    },
  });
  await showPart(<StartScreen />, ['first-steps', 'campaigns']);
  await screen.findByText('0 of 6 done');
  expect(screen.queryByRole('button', { name: 'Add 60 contacts' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Connect one manually' }).getAttribute('href')).toMatch(/accountAdd$/);
  fireEvent.click(screen.getByRole('button', { name: 'Add three mailboxes' }));
  await screen.findByText('1 of 6 done');
  screen.getByText('maya@, jonas@, priya@practice.test: 3 connected');
  screen.getByRole('button', { name: 'Add 60 contacts' });
  expect(screen.getByRole('link', { name: 'Import manually' }).getAttribute('href')).toMatch(/import/);
  expect(asked.some(({ path }) => path === takePracticeMailboxes.path)).toBe(true);
});

test('it can be put away, and says when it cannot be read', async () => {
  serve(() => NOTHING);
  const shown = await showPart(<StartScreen />, ['first-steps', 'campaigns'], '/home/start');
  fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(screen.getByLabelText('here').textContent).toBe('/home/accounts/accountList');
  await screen.findByRole('button', { name: 'Keep in menu' });
  shown.unmount();
  serve(() => {
    throw new Error('Too busy');
  });
  await showPart(<StartScreen />, ['first-steps', 'campaigns']);
  await screen.findByText('Too busy');
});
