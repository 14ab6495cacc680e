// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';

beforeAll(async () => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false, addEventListener: () => {}, addListener: () => {} });
  await startI18n();
});

test('at most two toasts stand at once, and one with a known id replaces its elder', async () => {
  const { showDesktopToast } = await import('./desktop-toasts.tsx');
  showDesktopToast({ kind: 'info', text: 'First' });
  showDesktopToast({ kind: 'info', text: 'Second' });
  showDesktopToast({ kind: 'success', text: 'Third' });
  await screen.findByText('Third');
  expect(screen.queryByText('First')).toBeNull();
  screen.getByText('Second');

  showDesktopToast({ kind: 'error', text: 'Please wait', id: 'message' });
  await screen.findByText('Please wait');
  showDesktopToast({ kind: 'error', text: 'User not found', id: 'message' });
  await screen.findByText('User not found');
  expect(screen.queryByText('Please wait')).toBeNull();
});

test('a toast is part of the dialog that is open, and outlives it on the page', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const { showDesktopToast } = await import('./desktop-toasts.tsx');
  const { Dialog } = await import('../overlay/dialog.tsx');
  const opened = render(
    <Dialog title="Cancel order?" onClose={() => {}}>
      <p>Nothing was charged</p>
    </Dialog>,
  );
  showDesktopToast({ kind: 'error', text: 'It is too late' });
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog.contains(await screen.findByText('It is too late'))).toBe(true);
  opened.unmount();
  screen.getByText('It is too late');
  cleanup();
});
