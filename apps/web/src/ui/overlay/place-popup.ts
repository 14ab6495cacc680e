type Side = 'top' | 'bottom' | 'left' | 'right';
type Edge = 'Left' | 'Right' | 'Top' | 'Bottom';
/** The side of its opener, and the edge it shares with it; in the middle without one. */
export type Placement = Side | `${'top' | 'bottom'}${'Left' | 'Right'}` | `${'left' | 'right'}${'Top' | 'Bottom'}`;

type Size = { width: number; height: number };
type Rect = Size & { left: number; top: number };
type Place = { left: number; top: number; placement: Placement };

type Wish = {
  /** What it opens beside. */
  anchor: Rect;
  popup: Size;
  window: Size;
  placement: Placement;
  /** Between the two. */
  gap: number;
};

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
/** To the edge of the window. */
const MARGIN_PX = 4;

/**
 * Where something that opens beside another goes: on the wanted side, or on the other one where only there, or more there,
 * is room; and never beyond the window as long as it fits.
 */
export function placePopup({ anchor, popup, window, placement, gap }: Wish): Place {
  const [wanted, edge] = partsOf(placement);
  const room: Record<Side, number> = {
    top: anchor.top - gap - popup.height,
    bottom: window.height - anchor.top - anchor.height - gap - popup.height,
    left: anchor.left - gap - popup.width,
    right: window.width - anchor.left - anchor.width - gap - popup.width,
  };
  const other = OPPOSITE[wanted];
  const side = room[wanted] < 0 && room[other] > room[wanted] ? other : wanted;
  const isBeside = side === 'left' || side === 'right';
  const left = isBeside
    ? side === 'left'
      ? room.left
      : anchor.left + anchor.width + gap
    : alongside(anchor.left, anchor.width, popup.width, edge);
  const top = isBeside
    ? alongside(anchor.top, anchor.height, popup.height, edge)
    : side === 'top'
      ? room.top
      : anchor.top + anchor.height + gap;
  return {
    left: within(left, popup.width, window.width),
    top: within(top, popup.height, window.height),
    placement: `${side}${edge ?? ''}` as Placement,
  };
}

const SIDE = /^(top|bottom|left|right)(Left|Right|Top|Bottom)?$/;

function partsOf(placement: Placement): [Side, Edge | undefined] {
  const [, side, edge] = SIDE.exec(placement) ?? [];
  return [side as Side, edge as Edge | undefined];
}

function alongside(start: number, length: number, popup: number, edge: Edge | undefined): number {
  if (edge === undefined) return start + (length - popup) / 2;
  return edge === 'Left' || edge === 'Top' ? start : start + length - popup;
}

const within = (start: number, length: number, whole: number) =>
  Math.max(MARGIN_PX, Math.min(start, whole - MARGIN_PX - length));
