// @vitest-environment jsdom
import { listAliases } from '@outrider/contract/compose/aliases';
import { getAccountSettings, getReplyTo, saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../../../../platform/drafts.ts';
import { serveCalls, showPart, standInForBrowser } from '../../../../ui/testing.tsx';
import { PhoneSettings } from './phone-settings.tsx';

const ACCOUNT = crypto.randomUUID();
const SAVED = {
  accountId: ACCOUNT,
  email: 'henrik@hq.test',
  senderName: 'Henrik Foss',
  dailyCap: 30,
  gapMinutes: 10,
  burst: false,
  ramp: true,
  signature: '',
  replyTo: '',
  trackingDomain: '',
  timeZone: 'Europe/Berlin',
  sentFiler: 'outrider',
  warmup: true,
  warmupCap: 20,
  warmupReplyPercent: 30,
  isSentFilerKnown: true,
  unfiled: { mails: 0, words: '' },
  tracking: { state: 'none', words: '', checkedAt: null, record: null },
  server: null,
};

beforeEach(() => {
  standInForBrowser();
  drafts.belongTo('maya');
});
afterEach(() => {
  cleanup();
  drafts.clear(`settings of ${ACCOUNT}`);
  vi.unstubAllGlobals();
});

const serve = () =>
  serveCalls({
    [getAccountSettings.path]: () => SAVED,
    [listAliases.path]: () => ({ aliases: [] }),
    [getReplyTo.path]: () => ({ replyToEmail: '', choices: [] }),
    [saveAccountSettings.path]: () => ({ changed: 1 }),
  });

const show = () => showPart(<PhoneSettings accountId={ACCOUNT} />, ['accounts']);

test('a limit and a signature are changed on a phone, and saved together', async () => {
  const log = serve();
  await show();
  const cap = await screen.findByLabelText('Emails per day');
  await userEvent.clear(cap);
  await userEvent.type(cap, '45');
  await userEvent.type(screen.getByLabelText('Signature'), 'Henrik');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(log.find(({ path }) => path === saveAccountSettings.path)?.input).toMatchObject({
      accountIds: [ACCOUNT],
      settings: { dailyCap: 45, signature: 'Henrik', gapMinutes: 10 },
    }),
  );
});

test('what the contract refuses is said at its field, and nothing is saved', async () => {
  const log = serve();
  await show();
  const cap = await screen.findByLabelText('Emails per day');
  await userEvent.clear(cap);
  await userEvent.type(cap, '999');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(log.some(({ path }) => path === saveAccountSettings.path)).toBe(false);
});

test('what was typed is there again after the page was left', async () => {
  serve();
  await show();
  await userEvent.type(await screen.findByLabelText('Sender name'), ' Jr');
  cleanup();
  await show();
  expect(await screen.findByDisplayValue('Henrik Foss Jr')).toBeTruthy();
});
