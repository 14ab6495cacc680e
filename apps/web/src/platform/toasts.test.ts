import { expect, test, vi } from 'vitest';
import { createToasts, type ShowToast } from './toasts.ts';

test('the drawer is fetched once, with the first toast or before it', async () => {
  const draw = vi.fn<ShowToast>();
  const load = vi.fn(async () => draw);
  const toasts = createToasts();
  toasts.drawWith(load);
  expect(load).not.toHaveBeenCalled();
  toasts.prepare();
  toasts.show({ kind: 'success', text: 'Saved' });
  toasts.show({ kind: 'info', text: 'Copied' });
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledOnce();
});

test('a notice that something failed takes the place of what said so before, wherever it comes from', async () => {
  const draw = vi.fn<ShowToast>();
  const toasts = createToasts();
  toasts.drawWith(async () => draw);
  toasts.showServerMessage('Please wait');
  toasts.show({ kind: 'error', text: 'Launch failure' });
  toasts.show({ kind: 'success', text: 'Saved', id: 'save' });
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(3));
  const [first, second, third] = draw.mock.calls.map(([toast]) => toast.id);
  expect(second).toBe(first);
  expect(third).toBe('save');
});

test('messages of the server share one id, so that one stands at a time', async () => {
  const draw = vi.fn<ShowToast>();
  const toasts = createToasts();
  toasts.drawWith(async () => draw);
  toasts.showServerMessage('Please wait');
  toasts.showServerMessage('User not found');
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2));
  const [first, second] = draw.mock.calls.map(([toast]) => toast);
  expect(first?.id).toBeDefined();
  expect(second).toEqual({ kind: 'error', text: 'User not found', id: first?.id });
});
