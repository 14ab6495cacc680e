// @vitest-environment jsdom

import { listAliases } from '@outrider/contract/compose/aliases';
import { checkMail, getComposeSettings, listRecipients } from '@outrider/contract/compose/sending-help';
import { listInboxAccounts } from '@outrider/contract/inbox/inbox';
import { mailProxy } from '@outrider/contract/inbox/proxy';
import { getAccount } from '@outrider/contract/mailboxes/account';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { type Answers, OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { composer } from '../composer.ts';
import { ComposeHost } from './compose-host.tsx';

// The same function each time, so that it is called when it is given and not at each change.
const focusField = vi.hoisted(() => (field: HTMLTextAreaElement | null) => field?.focus());

// The editor has tests of its own; here it is a field.
vi.mock('./mail-text.tsx', () => ({
  MailText: ({ cid, autoFocus }: { cid: string; autoFocus: boolean }) => (
    <textarea
      aria-label="text"
      ref={autoFocus ? focusField : null}
      onChange={({ target: { value } }) =>
        composer.change(cid, (mail) => ({ ...mail, entry: { ...mail.entry, content: { content: value } } }))
      }
    />
  ),
}));

const ACCOUNT_ID = '1f0e6a0e-7d1c-4f67-9a55-0c5f7f3a1111';
const OPTED_OUT = {
  kind: 'suppressed',
  email: 'joachim@nordkai.test',
  reason: 'optedOut',
  at: '2026-11-03T09:00:00.000Z',
};

const ANSWERS: Answers = {
  [getComposeSettings.path]: () => ({ undoSeconds: 20, receipts: 'ask', customerTab: 'MY_CUSTOMER' }),
  [listInboxAccounts.path]: () => ({ accountList: [], totalPage: 1, total: 0, cannotLogIn: 0 }),
  [listAliases.path]: () => ({ aliases: [] }),
  [getAccount.path]: () => {
    throw new Error('none');
  },
  [listRecipients.path]: ({ tab }) => ({
    tab,
    recipients: [
      {
        email: 'katrin.vogel@nordkai.test',
        name: 'Katrin Vogel',
        company: 'Nordkai',
        contactId: null,
        suppressed: null,
      },
      { email: 'hanna@nordkai.test', name: 'Hanna Seidl', company: 'Nordkai', contactId: null, suppressed: null },
    ],
  }),
  [checkMail.path]: ({ attrs }) => ({
    warnings: JSON.stringify(attrs).includes('joachim') ? [OPTED_OUT] : [],
  }),
};

let saves = 0;
const save = () => {
  saves += 1;
  return {
    var: 'x',
    draftId: composer.get().tabs.current ?? '',
    revision: saves,
    savedAt: '2026-11-17T09:42:00.000Z',
  };
};

beforeEach(() => {
  standInForBrowser();
  saves = 0;
});
afterEach(async () => {
  for (const cid of composer.get().tabs.cids) {
    composer.close(cid).catch(() => {});
    composer.justLeave();
  }
  cleanup();
  vi.unstubAllGlobals();
});

const FROM = { account: ACCOUNT_ID, sender: 'Maya <maya@harborline.test>', timeZone: 'Europe/Berlin' };

async function write(answers: Answers = {}, to: { email: string; name: string }[] = []) {
  serveCalls({ ...ANSWERS, [mailProxy.path]: save, ...answers });
  await showPart(<ComposeHost userId="ana" />, ['compose', 'compose-editor', 'inbox', 'cards']);
  composer.openNew({ ...FROM, to });
  await screen.findByRole('region', { name: 'Write email' });
}

const chips = (line = 'Recipients in To') =>
  within(screen.getByRole('listbox', { name: line }))
    .getAllByRole('option')
    .map((chip) => chip.textContent);

test('people are typed, chosen, pasted as a list, and taken away by keyboard', async () => {
  await write();
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'To' });
  await user.type(field, 'piet@scheldefreight.test,');
  await user.type(field, 'nonsense;');
  await user.type(field, 'kat');
  await screen.findByText('Katrin Vogel');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(chips()[2]).toContain('Katrin Vogel');
  expect(chips()[1]).toContain('invalid address');
  expect(screen.getByText('The system removes incorrect email account formats during mail sending.')).toBeTruthy();

  fireEvent.paste(field, {
    clipboardData: {
      getData: () => 'Hanna Seidl <hanna@nordkai.test>\nStefan <stefan@auer.test>; piet@scheldefreight.test',
    },
  });
  expect(chips()).toHaveLength(5);

  await user.click(field);
  await user.keyboard('{Backspace}');
  expect(document.activeElement?.textContent).toContain('Stefan');
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(chips()).toHaveLength(4));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(chips('Recipients in Cc')).toHaveLength(1));
});

test('a person who opted out is shown red, and that they are left out is said while typing', async () => {
  await write();
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: 'To' }), 'Joachim Behrens <joachim@nordkai.test>,');
  expect(await screen.findByText(/opted out Nov 03/)).toBeTruthy();
  const banner = screen.getByText('Joachim Behrens opted out on Nov 03, 2026 and will not receive this email.');
  await user.click(within(banner.parentElement as HTMLElement).getByText('Remove'));
  expect(screen.queryByRole('listbox', { name: 'Recipients in To' })).toBeNull();
});

test('the notice has its three ways out, and a save that fails says so and stays open', async () => {
  let isOffline = true;
  await write({
    [mailProxy.path]: () => {
      if (isOffline) throw OFFLINE;
      return save();
    },
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Subject'), 'Three invoices');
  const closeIt = () => user.click(screen.getByRole('button', { name: 'Close Three invoices' }));

  await closeIt();
  const notice = await screen.findByRole('dialog', { name: 'Notice' });
  expect(notice.textContent).toContain("You've made changes to this email. Do you want to save before exiting?");
  await user.click(within(notice).getByText('Save and leave'));
  expect(await within(notice).findByText('Save failed.')).toBeTruthy();
  expect(screen.getByDisplayValue('Three invoices')).toBeTruthy();
  await user.click(within(notice).getByLabelText('Cancel'));
  expect(screen.getByDisplayValue('Three invoices')).toBeTruthy();

  isOffline = false;
  await closeIt();
  await user.click(await screen.findByText('Save and leave'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Write email' })).toBeNull());
  expect(saves).toBe(1);

  composer.openNew(FROM);
  await user.type(await screen.findByLabelText('Subject'), 'Not kept');
  await user.click(screen.getByRole('button', { name: 'Close Not kept' }));
  await user.click(await screen.findByText('Just leave'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Write email' })).toBeNull());
  expect(saves).toBe(1);
});

test('new mail and other numbers of the inbox never draw the composer again', async () => {
  serveCalls({ ...ANSWERS, [mailProxy.path]: save });
  let draws = 0;
  await showPart(
    <Profiler id="composer" onRender={() => (draws += 1)}>
      <ComposeHost userId="ana" />
    </Profiler>,
    ['compose', 'compose-editor', 'inbox', 'cards'],
  );
  composer.openNew({ ...FROM, to: [{ email: 'katrin.vogel@nordkai.test', name: 'Katrin' }] });
  await screen.findByLabelText('text');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 600));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const before = draws;
  for (const what of ['list', 'window', 'counts', 'accounts', 'folders', 'thread', 'person', 'tags']) {
    queryClient.setQueryData(['inbox', what, 'new'], { at: what });
    await queryClient.invalidateQueries({ queryKey: ['inbox', what] });
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(draws).toBe(before);
});

test('Escape closes what lies over a mail before the mail, and the keyboard comes back to where it was', async () => {
  await write({}, [{ email: 'katrin.vogel@nordkai.test', name: 'Katrin Vogel' }]);
  const user = userEvent.setup();
  const later = screen.getByRole('button', { name: 'Send later' });
  later.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: /^Send later/ });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  const first = document.activeElement;
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).not.toBe(first);
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(later);

  screen.getByRole('button', { name: 'Options' }).focus();
  await user.keyboard('{Enter}');
  const panel = await screen.findByRole('region', { name: 'Options' });
  await user.click(within(panel).getByRole('button', { name: 'Task' }));
  const dialog = await screen.findByRole('dialog', { hidden: true, name: /task/i });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(within(panel).getByRole('button', { name: 'Task' }), { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options' }));

  const field = screen.getByRole('combobox', { name: 'To' });
  await user.click(field);
  const tab = await screen.findByRole('tab', { name: 'Recent' });
  tab.focus();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('tab', { name: 'Recent' })).toBeNull();
  expect(composer.get().tabs.cids).toHaveLength(1);
  expect(composer.get().sending).toEqual([]);
});

test('a writer who adds the first person goes on to the subject, and is not taken into the text', async () => {
  await write();
  const user = userEvent.setup();
  const field = screen.getByRole('combobox', { name: 'To' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await screen.findByLabelText('text');
  await user.type(field, 'piet@scheldefreight.test');
  await user.click(screen.getByLabelText('Subject'));
  await screen.findByText('piet@scheldefreight.test');
  await user.keyboard('Thursday');
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Thursday');
});
