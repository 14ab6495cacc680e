import { cloneElement, type FocusEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import type { Placement } from './place-popup.ts';
import { PopoverCard } from './popover-card.tsx';
import { ARROW_GAP_PX, Popup } from './popup.tsx';
import { useAnchor } from './use-anchor.ts';
import { type HoverProps, useHover } from './use-hover.ts';

type HoverCardProps = {
  content: ReactNode;
  placement?: Placement;
  /** How long the pointer rests before it opens. */
  waitMs?: number;
  children: ReactElement<HoverProps>;
};

/** More about something, while the pointer or the keyboard is at it or in the card. */
export function HoverCard({ content, placement = 'top', waitMs, children }: HoverCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const { isOver, hover, onOpener, leave } = useHover(children.props, waitMs);
  const [hasFocus, setFocus] = useState(false);
  const [anchor, ref] = useAnchor(children);
  const isShown = isOver || hasFocus;
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isInCard = relatedTarget instanceof Node && card.current?.contains(relatedTarget);
    setFocus(isInCard === true || (anchor !== null && anchor === relatedTarget));
  };
  const own: object = {
    ref,
    ...onOpener,
    ...(isShown && { 'aria-describedby': id }),
    onFocus: () => setFocus(true),
    onBlur,
  };
  const close = () => {
    setFocus(false);
    leave();
  };
  const touch = { ...hover, onBlur, onClose: close };
  return (
    <>
      {cloneElement(children, own)}
      {isShown && anchor && (
        <Popup ref={card} name="ant-popover" hasArrow gap={ARROW_GAP_PX} {...{ anchor, placement }} {...touch}>
          <PopoverCard id={id} role="tooltip" title={undefined}>
            {content}
          </PopoverCard>
        </Popup>
      )}
    </>
  );
}
