// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListItem, offsetsOf } from './list-layout.ts';
import { useSight } from './use-sight.ts';

const ROW = 100;
const SHOWN = 6;
const items: ListItem[] = Array.from({ length: 100 }, (_row, at) => ({
  key: String(at),
  height: ROW,
  day: '',
  message: undefined,
}));
const offsets = offsetsOf(items);

type Seen = { onSight: (range: string) => void };

function List({ onSight }: Seen) {
  const frame = useRef<HTMLDivElement>(null);
  const { from, to } = useSight(frame, items, offsets);
  onSight(`${from} to ${to}`);
  return <div ref={frame} data-testid="frame" />;
}

/** The different ranges that were drawn, one after another. */
function show() {
  const drawn = new Set<string>();
  const measured = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(SHOWN * ROW);
  const { getByTestId } = render(<List onSight={(range) => drawn.add(range)} />);
  const frame = getByTestId('frame');
  const scrollTo = (top: number) =>
    act(() => {
      frame.scrollTop = top;
      frame.dispatchEvent(new Event('scroll'));
    });
  return { drawn, measured, scrollTo };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('rows in sight are there with the first drawing, which asks for no measure and is not repeated', () => {
  window.innerHeight = (SHOWN + 1) * ROW;
  const { drawn, measured } = show();
  expect([...drawn]).toEqual(['0 to 14']);
  expect(measured).not.toHaveBeenCalled();
});

test('scrolling draws anew only when few rows are left beyond the edge, and then enough for more', () => {
  window.innerHeight = SHOWN * ROW;
  const { drawn, scrollTo } = show();
  scrollTo(3 * ROW);
  expect(drawn.size).toBe(1);
  scrollTo(20 * ROW);
  expect([...drawn].at(-1)).toBe('14 to 33');
  scrollTo(17 * ROW);
  expect(drawn.size).toBe(2);
  scrollTo(15 * ROW);
  expect([...drawn].at(-1)).toBe('9 to 28');
});
