import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isFullSwipe, judgeMovement, restOf, type Side, sideOf } from './swipe.ts';

type Touch = { id: number; x: number; y: number; from: number; isSwipe: boolean };

type Uncovered = { side: Side; isFull: boolean };

/**
 * Moves a row with the finger. Only what is uncovered is state; the movement itself is written to the row, as drawing it
 * anew for each step would be slower than the finger.
 */
export function useSwipe(actions: Record<Side, number>, onFull: (side: Side) => void) {
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch>(undefined);
  const offset = useRef(0);
  const wasSwiped = useRef(false);
  const [uncovered, setUncovered] = useState<Uncovered>();

  const moveTo = (to: number, isDragged: boolean) => {
    offset.current = to;
    const row = moved.current;
    if (!row) return;
    row.dataset.dragged = String(isDragged);
    row.style.transform = to === 0 ? '' : `translateX(${to}px)`;
    const side = sideOf(to);
    const isFull = isDragged && isFullSwipe(to, row.offsetWidth);
    setUncovered((known) => {
      if (!side) return undefined;
      return known?.side === side && known.isFull === isFull ? known : { side, isFull };
    });
  };
  const close = () => moveTo(0, false);

  const isOpen = uncovered !== undefined;
  const closeNow = useRef(close);
  closeNow.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const onTouch = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) closeNow.current();
    };
    document.addEventListener('pointerdown', onTouch);
    return () => document.removeEventListener('pointerdown', onTouch);
  }, [isOpen]);

  const onPointerDown = ({ pointerId, pointerType, clientX, clientY }: PointerEvent) => {
    wasSwiped.current = false;
    if (pointerType === 'mouse') return;
    touch.current = { id: pointerId, x: clientX, y: clientY, from: offset.current, isSwipe: false };
  };
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const now = touch.current;
    if (now?.id !== pointerId) return;
    const [dx, dy] = [clientX - now.x, clientY - now.y];
    if (!now.isSwipe) {
      const movement = judgeMovement(dx, dy);
      if (movement === 'scroll') touch.current = undefined;
      if (movement !== 'swipe') return;
      now.isSwipe = true;
      wasSwiped.current = true;
      currentTarget.setPointerCapture(pointerId);
    }
    const to = now.from + dx;
    const side = sideOf(to);
    moveTo(side && actions[side] > 0 ? to : 0, true);
  };
  const onPointerUp = ({ pointerId }: PointerEvent) => {
    const now = touch.current;
    touch.current = undefined;
    if (now?.id !== pointerId || !now.isSwipe) return;
    const side = sideOf(offset.current);
    if (!side) return close();
    if (uncovered?.isFull) {
      close();
      onFull(side);
    } else moveTo(restOf(offset.current, actions[side]), false);
  };
  const onPointerCancel = () => {
    if (touch.current?.isSwipe) close();
    touch.current = undefined;
  };
  /** What ends a swipe is no tap, and a tap on an open row closes it. */
  const onClickCapture = (event: MouseEvent) => {
    if (!wasSwiped.current && !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    if (!wasSwiped.current) close();
    wasSwiped.current = false;
  };
  return {
    root,
    moved,
    uncovered,
    close,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture },
  };
}
