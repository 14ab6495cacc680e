// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Popover } from './popover.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const Words = ({ promise }: { promise: Promise<string> }) => <p>{use(promise)}</p>;

test('what is fetched only once it is shown is waited for inside the popover, and the page stays', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  await act(() =>
    render(
      <Suspense fallback="Loading">
        <Popover content={<Words promise={promise} />}>
          <button type="button">Options</button>
        </Popover>
      </Suspense>,
    ),
  );
  await act(() => fireEvent.click(screen.getByText('Options')));
  expect(screen.queryByText('Loading')).toBeNull();
  await act(() => {
    resolve('Encrypt with a password');
    return promise;
  });
  expect(screen.getByText('Encrypt with a password')).toBeDefined();
});
