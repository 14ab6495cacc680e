// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPageLoading } from './page-loading.ts';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  setPageLoading(false);
  vi.useRealTimers();
});

/** A user who types and rests. */
function typeSearch(text: string) {
  const onSearch = vi.fn();
  const { result, unmount } = renderHook(() => useTypedSearch('', onSearch));
  act(() => result.current[1](text));
  return { onSearch, unmount };
}

const rest = () =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

test('a search is asked for once the user who types it rests', () => {
  const { onSearch } = typeSearch('katrin');
  expect(onSearch).not.toHaveBeenCalled();
  rest();
  expect(onSearch.mock.calls).toEqual([['katrin']]);
});

test('a search that was typed is not asked for while another page is on its way, and never where that page takes its place', () => {
  const { onSearch, unmount } = typeSearch('katrin');
  setPageLoading(true);
  rest();
  expect(onSearch).not.toHaveBeenCalled();
  unmount();
  act(() => setPageLoading(false));
  expect(onSearch).not.toHaveBeenCalled();
});

test('a search that was typed is asked for when the page that came still shows it', () => {
  const { onSearch } = typeSearch('katrin');
  setPageLoading(true);
  rest();
  act(() => setPageLoading(false));
  expect(onSearch.mock.calls).toEqual([['katrin']]);
});

test('the space before the next word stays, where a search is kept without it', () => {
  const { result } = renderHook(() => {
    const [search, setSearch] = useState('');
    return useTypedSearch(search, (asked) => setSearch(asked.trim()));
  });
  act(() => result.current[1]('katrin '));
  rest();
  expect(result.current[0]).toBe('katrin ');
});
