import { type PointerEvent, useEffect, useRef, useState } from 'react';

export type HoverProps = {
  onPointerEnter?: (event: PointerEvent) => void;
  onPointerLeave?: (event: PointerEvent) => void;
};

const WAIT_MS = 100;

/** Whether the pointer rests on something, or on what it has opened; a finger does not. `own` are the handlers it has already. */
export function useHover(own: HoverProps, waitMs = WAIT_MS) {
  const [isOver, setOver] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const turn = (over: boolean) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOver(over), over ? waitMs : WAIT_MS);
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && turn(true);
  const onPointerLeave = () => turn(false);
  const hover = { onPointerEnter, onPointerLeave };
  const onOpener: HoverProps = {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      onPointerEnter(event);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      onPointerLeave();
    },
  };
  return { isOver, hover, onOpener, leave: onPointerLeave };
}
