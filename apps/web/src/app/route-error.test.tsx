// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../i18n/i18n.ts';
import { ErrorBoundary } from '../ui/result/error-boundary.tsx';
import { rootRoute } from './root-route.tsx';

const BUG = new Error('a component threw');
const assign = vi.fn();

beforeEach(async () => {
  await startI18n();
  await i18n.changeLanguage('en');
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws itself until it is asked to throw, as a bug in the middle of a user's work does. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw BUG;
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

/** Inside the router its own boundary catches it; outside, and for the router itself, the last net does. */
const PLACES: Record<string, () => ReactNode> = {
  'on a screen': () => <RouterProvider router={createMemoryRouter([rootRoute([{ path: '/', Component: Fragile }])])} />,
  'around the router': () => (
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>
  ),
};

describe.each(Object.entries(PLACES))('a component that throws %s', (_where, draw) => {
  test('shows the upgrading page in the words of the specification until its button leads to the root', async () => {
    render(draw());
    await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    expect((await screen.findByRole('heading')).textContent).toBe('The website is upgrading');
    screen.getByText('Access may fail. Please refresh and retry!');
    expect(screen.queryByRole('button', { name: 'Break' })).toBeNull();
    expect(vi.mocked(console.error).mock.calls.flat()).toContain(BUG);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  test('says so in Chinese too', async () => {
    await i18n.changeLanguage('zh');
    render(draw());
    await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
    await screen.findByText('网站正在升级');
    screen.getByText('访问可能失败，请刷新重试！');
  });
});

test('a route that answers with a status gets the page of that status instead', async () => {
  const refuse = () => {
    throw data('no', { status: 403 });
  };
  const router = createMemoryRouter([rootRoute([{ path: '/', loader: refuse, Component: Fragile }])]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Unauthorized');
  expect(screen.queryByText('The website is upgrading')).toBeNull();
});
