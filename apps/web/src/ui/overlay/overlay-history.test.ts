// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { addOverlay, hearStepsFirst } from './overlay-history.ts';

const back = () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));

test('Back closes what lies over the page, and leaves the page where that has no entry yet', async () => {
  hearStepsFirst();
  const leave = vi.fn();
  window.addEventListener('popstate', leave);
  const close = vi.fn();
  const gone = addOverlay({ onBack: close, staysOpen: false });
  back();
  expect(leave).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();

  await vi.waitFor(() => expect(window.history.state).toEqual({ overlays: 1 }));
  window.history.replaceState(null, '');
  back();
  expect(close).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  gone();
});
