import { cloneElement, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from '../focus/use-return-focus.ts';
import type { Placement } from './place-popup.ts';
import { PopoverCard } from './popover-card.tsx';
import { ARROW_GAP_PX, PLAIN_GAP_PX, Popup } from './popup.tsx';
import { type Opener, useOpener } from './use-opener.ts';

type PopoverProps = {
  content: ReactNode;
  title?: ReactNode;
  placement?: Placement;
  arrow?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What it shows goes to its edge. */
  isFlush?: boolean;
  children: Opener;
};

const CONTROLS = 'input, textarea, button, a[href], [tabindex="0"]';

/** Goes to the first control inside, also when what is shown is still being fetched. */
function focusInside(inside: HTMLElement): (() => void) | undefined {
  if (inside.contains(document.activeElement)) return;
  const first = () => inside.querySelector<HTMLElement>(CONTROLS);
  (first() ?? inside).focus({ preventScroll: true });
  if (document.activeElement !== inside) return;
  const arrivals = new MutationObserver(() => {
    if (document.activeElement === inside) first()?.focus({ preventScroll: true });
  });
  arrivals.observe(inside, { childList: true, subtree: true });
  return () => arrivals.disconnect();
}

/** What a click opens beside a button: the focus goes inside, and returns to the button. */
export function Popover(props: PopoverProps) {
  const { content, title, placement = 'top', arrow = true, open, onOpenChange, isFlush = false, children } = props;
  const { isShown, anchor, turn, own } = useOpener({ opener: children, kind: 'dialog', open, onTurn: onOpenChange });
  const inside = useRef<HTMLDivElement>(null);
  const gap = arrow ? ARROW_GAP_PX : PLAIN_GAP_PX;
  useReturnFocus(isShown, () => inside.current);
  useEffect(() => (isShown && anchor && inside.current ? focusInside(inside.current) : undefined), [isShown, anchor]);
  return (
    <>
      {cloneElement(children, own)}
      {isShown && anchor && (
        <Popup name="ant-popover" hasArrow={arrow} {...{ anchor, placement, gap }} onClose={() => turn(false)}>
          <PopoverCard
            role="dialog"
            aria-label={anchor.getAttribute('aria-label') ?? anchor.textContent}
            title={title}
            style={isFlush ? { padding: 0 } : {}}
          >
            <div ref={inside} tabIndex={-1} className="no-ring">
              {content}
            </div>
          </PopoverCard>
        </Popup>
      )}
    </>
  );
}
