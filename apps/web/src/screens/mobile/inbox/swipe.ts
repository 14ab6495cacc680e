/** How wide each action is that a swipe uncovers. */
const ACTION_WIDTH = 84;
/** Further than this, letting go does the outermost action itself. */
const FULL_SHARE = 0.6;
/** Below this a touch is a tap by a finger that trembles. */
const SLACK = 8;

/** `before` lies to the left of a row and is uncovered by a swipe to the right, `after` the other way. */
export type Side = 'before' | 'after';

export const sideOf = (offset: number): Side | undefined =>
  offset === 0 ? undefined : offset > 0 ? 'before' : 'after';

/** What a movement is, once it is known. */
export function judgeMovement(dx: number, dy: number): 'swipe' | 'scroll' | undefined {
  if (Math.abs(dx) < SLACK && Math.abs(dy) < SLACK) return undefined;
  return Math.abs(dx) > Math.abs(dy) ? 'swipe' : 'scroll';
}

export const isFullSwipe = (offset: number, width: number): boolean => Math.abs(offset) > width * FULL_SHARE;

/** Where a row comes to rest when the finger leaves it; what was not pulled half open closes. */
export function restOf(offset: number, actions: number): number {
  const open = actions * ACTION_WIDTH;
  return Math.abs(offset) < open / 2 ? 0 : Math.sign(offset) * open;
}
