import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Placement, placePopup } from './place-popup.ts';

const WINDOW = { width: 1000, height: 800 };
const SIDES = ['top', 'bottom', 'left', 'right'] as const;
const PLACEMENTS: Placement[] = [
  ...SIDES,
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
  'leftTop',
  'leftBottom',
  'rightTop',
  'rightBottom',
];

const anchors = fc.record({
  left: fc.integer({ min: 0, max: 960 }),
  top: fc.integer({ min: 0, max: 760 }),
  width: fc.integer({ min: 1, max: 40 }),
  height: fc.integer({ min: 1, max: 40 }),
});
const popups = fc.record({ width: fc.integer({ min: 1, max: 400 }), height: fc.integer({ min: 1, max: 300 }) });

test('what fits into the window never lies beyond its edge', () => {
  fc.assert(
    fc.property(anchors, popups, fc.constantFrom(...PLACEMENTS), (anchor, popup, placement) => {
      const { left, top } = placePopup({ anchor, popup, window: WINDOW, placement, gap: 4 });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + popup.width).toBeLessThanOrEqual(WINDOW.width);
      expect(top + popup.height).toBeLessThanOrEqual(WINDOW.height);
    }),
  );
});

test('it does not cover what it belongs to as long as one of the two sides has room', () => {
  fc.assert(
    fc.property(
      anchors,
      popups,
      fc.constantFrom('bottomLeft' as const, 'topRight' as const),
      (anchor, popup, placement) => {
        const fits = anchor.top - 8 >= popup.height || 800 - anchor.top - anchor.height - 8 >= popup.height;
        fc.pre(fits);
        const { top } = placePopup({ anchor, popup, window: WINDOW, placement, gap: 4 });
        expect(top >= anchor.top + anchor.height || top + popup.height <= anchor.top).toBe(true);
      },
    ),
  );
});

test('a menu opens below its button and in line with it, and above where there is no room below', () => {
  const anchor = { left: 100, top: 100, width: 40, height: 30 };
  const popup = { width: 200, height: 300 };
  const open = (at: typeof anchor, placement: Placement) =>
    placePopup({ anchor: at, popup, window: WINDOW, placement, gap: 4 });
  expect(open(anchor, 'bottomLeft')).toEqual({ left: 100, top: 134, placement: 'bottomLeft' });
  expect(open({ ...anchor, left: 500 }, 'bottomRight')).toEqual({ left: 340, top: 134, placement: 'bottomRight' });
  expect(open({ ...anchor, top: 700 }, 'bottomLeft')).toEqual({ left: 100, top: 396, placement: 'topLeft' });
});
