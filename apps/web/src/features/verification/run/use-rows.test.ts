// @vitest-environment jsdom
import { listVerifyRows, type VerifyRow } from '@outrider/contract/verification/verification';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { serveCalls } from '../../../ui/testing.tsx';
import { newestOfEach, useRows } from './use-rows.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (number: number, category: VerifyRow['category']): VerifyRow => ({
  row: number,
  email: `p${number}@a.test`,
  category,
  reason: 'accepted',
  flags: [],
  mx: '',
  code: null,
  enhanced: '',
  reply: '',
  attempts: 1,
  meant: null,
  tookMs: null,
  nextTryAt: null,
  pending: false,
});

test('a row that came again after its second try is shown once, as it ended', () => {
  const rows = [row(1, 'VALID'), row(2, 'UNCHECKED'), row(3, 'VALID'), row(2, 'INVALID')];
  expect(newestOfEach(rows).map((each) => [each.row, each.category])).toEqual([
    [1, 'VALID'],
    [3, 'VALID'],
    [2, 'INVALID'],
  ]);
});

test('what came between the last question and the end of a run is read once it has ended', async () => {
  let rows: VerifyRow[] = [];
  serveCalls({ [listVerifyRows.path]: () => ({ rows, next: null, total: rows.length }) });
  const wrapper = ({ children }: PropsWithChildren) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const { result, rerender } = renderHook(({ isLive }) => useRows({ taskId: 'one', search: '' }, isLive), {
    wrapper,
    initialProps: { isLive: true },
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  rows = [row(1, 'VALID')];
  rerender({ isLive: false });
  await waitFor(() => expect(result.current.rows).toEqual(rows));
});
