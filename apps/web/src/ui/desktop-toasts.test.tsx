// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../i18n/i18n.ts';

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
