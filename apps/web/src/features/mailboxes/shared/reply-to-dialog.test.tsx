// @vitest-environment jsdom
import { getReplyTo, setReplyTo } from '@outrider/contract/mailboxes/settings';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE, serveCalls, showPart, standInForBrowser } from '../../../ui/testing.tsx';
import { ReplyToDialog } from './reply-to-dialog.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MAYA = { accountId: crypto.randomUUID(), email: 'maya@harborline.test' };
const answers = { [getReplyTo.path]: () => ({ replyToEmail: '', choices: ['lena@harborline.test'] }) };

test('answers are led to another mailbox, and an address that is not connected here says what that means', async () => {
  const asked = serveCalls({ ...answers, [setReplyTo.path]: () => ({}) });
  const onClose = vi.fn();
  await showPart(<ReplyToDialog account={MAYA} onClose={onClose} />, ['accounts']);
  const field = await screen.findByLabelText('Reply-to address');
  await userEvent.type(field, 'nobody');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Please provide a valid email address');
  await userEvent.type(field, '@elsewhere.test');
  await screen.findByText(/^nobody@elsewhere.test is not connected here/);
  await userEvent.clear(field);
  await userEvent.type(field, 'lena@harborline.test');
  expect(screen.queryByText(/is not connected here/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.filter(({ path }) => path === setReplyTo.path).map(({ input }) => input)).toEqual([
    { accountId: MAYA.accountId, replyToEmail: 'lena@harborline.test' },
  ]);
});

test('what was typed stays when saving fails', async () => {
  serveCalls({
    ...answers,
    [setReplyTo.path]: () => {
      throw OFFLINE;
    },
  });
  await showPart(<ReplyToDialog account={MAYA} onClose={() => {}} />, ['accounts']);
  await userEvent.type(await screen.findByLabelText('Reply-to address'), 'lena@harborline.test{Enter}');
  await screen.findByText('Network error, please try again later');
  expect(screen.getByLabelText('Reply-to address')).toHaveProperty('value', 'lena@harborline.test');
});
