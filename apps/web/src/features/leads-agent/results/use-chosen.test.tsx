// @vitest-environment jsdom
import { CHOSEN_ROWS_MAX } from '@outrider/contract/leads-agent/rows';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AgentRow } from '../../../api/leads-agent.ts';
import { useChosen } from './use-chosen.ts';

const rows = Array.from({ length: CHOSEN_ROWS_MAX + 500 }, (_row, index) => ({ rowId: String(index + 1) }) as AgentRow);
const ids = new Set(rows.map(({ rowId }) => rowId));

test('who chooses more by hand than a call takes, and that is everybody, chooses all', () => {
  const { result } = renderHook(() => useChosen({ rows, fit: 'fit', total: rows.length }));
  act(() => result.current.select(ids));
  expect(result.current.choice).toEqual({ fit: 'fit' });
  expect(result.current.isTooMany).toBe(false);
});

test('a user who chooses more by hand than a call takes, while there are still others, sees so and may choose all', () => {
  const { result } = renderHook(() => useChosen({ rows, fit: undefined, total: rows.length + 1 }));
  act(() => result.current.select(ids));
  expect(result.current).toMatchObject({ isTooMany: true, canChooseAll: true, count: rows.length });
  act(() => result.current.chooseAll());
  expect(result.current).toMatchObject({ isTooMany: false, choice: { fit: null }, count: rows.length + 1 });
});
