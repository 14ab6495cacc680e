// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { partOnPress } from './part-on-press.ts';

const Greeting = ({ to }: { to: string }) => <p>Hello {to}</p>;

class Page extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>This page could not be loaded</p> : this.props.children);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a part shows as soon as its code has come, and at once the next time', async () => {
  const code = Promise.withResolvers<typeof Greeting>();
  const Part = partOnPress(() => code.promise);
  const { container, unmount } = render(<Part to="Maya" />);
  expect(container.textContent).toBe('');
  await act(async () => code.resolve(Greeting));
  expect(screen.getByText('Hello Maya')).toBeTruthy();
  unmount();
  render(<Part to="Jonas" />);
  expect(screen.getByText('Hello Jonas')).toBeTruthy();
});

test('a part whose code never comes fails with its page, after more tries', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('ok'));
  const load = vi.fn(() => Promise.reject(new Error('No code')));
  const Part = partOnPress(load);
  render(
    <Page>
      <Part />
    </Page>,
  );
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(screen.getByText('This page could not be loaded')).toBeTruthy();
});
