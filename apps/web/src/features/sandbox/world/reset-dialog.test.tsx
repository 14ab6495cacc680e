// @vitest-environment jsdom
import { resetBox } from '@outrider/contract/sandbox/world';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoxStub, openDialogs, sampleState, serveBox, show } from '../testing.tsx';
import { ResetDialog } from './reset-dialog.tsx';

beforeEach(openDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the world is given up only after it was said what is lost, for the seed that is wanted', async () => {
  const box: BoxStub = { state: sampleState, events: [], asked: [] };
  serveBox(box);
  const onClose = vi.fn();
  await show(<ResetDialog seed="4417" onClose={onClose} />);
  await screen.findByText(/the sandbox log/);
  screen.getByText(/Your workspace is not affected/);
  const seed = screen.getByLabelText('Seed');
  await userEvent.clear(seed);
  expect(screen.getByRole('button', { name: 'Reset sandbox' })).toHaveProperty('disabled', true);
  await userEvent.type(seed, '4418');
  await userEvent.click(screen.getByRole('button', { name: 'Reset sandbox' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(box.asked.filter(({ path }) => path === resetBox.path).map(({ body }) => body)).toEqual([{ seed: '4418' }]);
});
