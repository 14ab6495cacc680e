// @vitest-environment jsdom
import { resumeSending, type SendingHold, showSendingHold } from '@outrider/contract/campaigns/holds';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCampaigns, show, standInForBrowser } from '../testing.tsx';
import { HoldBanner } from './hold-banner.tsx';
import { HoldView, type ResumeButton } from './hold-view.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOLD: SendingHold = {
  reason: 'restored',
  heldAt: '2026-11-16T09:00:00.000Z',
  knownUntil: '2026-11-16T07:00:00.000Z',
  leftUntil: '2026-11-16T08:30:00.000Z',
  mailboxes: 3,
  read: 2,
  unread: [
    {
      mailboxId: '0b7f4c9e-5a41-4d5e-9f0e-3a1c2b4d5e6f',
      email: 'ellen@harborline.test',
      words: '535 authentication failed',
    },
  ],
  isLooked: true,
  found: { sent: 18, answers: 4, bounces: 0, optOuts: 2, inDoubt: 7 },
};

const button: ResumeButton = ({ busy, disabled, onClick, label }) => (
  <button type="button" disabled={busy || disabled} onClick={onClick}>
    {label}
  </button>
);

test('what was found is shown, and sending goes on by the owner’s word about mails in doubt', async () => {
  let hold: SendingHold | null = HOLD;
  const asked = serveCampaigns({
    [showSendingHold.path]: () => ({ hold }),
    [resumeSending.path]: () => {
      hold = null;
      return {};
    },
  });
  await show(<HoldView timeZone="UTC" button={button} />);
  expect(await screen.findByText(/restored from a backup/)).toBeTruthy();
  expect(screen.getByText(/until Nov 16, 07:00/)).toBeTruthy();
  for (const number of ['18', '4', '2', '7']) expect(screen.getByText(number)).toBeTruthy();
  expect(screen.getByText('535 authentication failed')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Send them/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Resume sending' }));
  await waitFor(() => expect(screen.getByText(/Sending is not on hold/)).toBeTruthy());
  expect(asked.find(({ path }) => path === resumeSending.path)?.input).toEqual({ doubts: 'send' });
});

test('while mailboxes are read nobody can let sending go on, and every page says so', async () => {
  serveCampaigns({ [showSendingHold.path]: () => ({ hold: { ...HOLD, isLooked: false } }) });
  await show(
    <>
      <HoldBanner to="/elsewhere" />
      <HoldView timeZone="UTC" button={button} />
    </>,
  );
  expect(await screen.findByText('Sending is on hold while mailboxes are checked (2 of 3)')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See details' }).getAttribute('href')).toBe('/elsewhere');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resume sending' }).disabled).toBe(true);
});
