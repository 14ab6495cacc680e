// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBoxNow } from './use-box-now.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('between two answers the clock runs on at the speed of the box', async () => {
  vi.useFakeTimers({ now: 5_000 });
  const reading = { now: '2026-11-17T09:00:00.000Z', speed: 60 };
  const { result } = renderHook(() => useBoxNow(reading, 5_000));
  expect(result.current.toISOString()).toBe('2026-11-17T09:00:00.000Z');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.toISOString()).toBe('2026-11-17T09:01:00.000Z');
});
