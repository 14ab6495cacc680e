import { type CSSProperties, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import type { Placement } from './place-popup.ts';
import { ARROW_GAP_PX, Popup } from './popup.tsx';
import { useAnchor } from './use-anchor.ts';
import { type HoverProps, useHover } from './use-hover.ts';

type TooltipProps = {
  title: ReactNode;
  placement?: Placement;
  /** Without the pointer: as long as there is something to say. */
  open?: boolean;
  tone?: 'red';
  children: ReactElement<HoverProps>;
};

const RED = {
  '--ant-color-bg-spotlight': 'var(--red)',
  '--ant-tooltip-arrow-background-color': 'var(--red)',
} as CSSProperties;

/** A few words under the pointer. What only a pointer can reach has to be said elsewhere, too. */
export function Tooltip({ title, placement = 'top', open, tone, children }: TooltipProps) {
  const id = useId();
  const { isOver, hover, onOpener } = useHover(children.props);
  const [anchor, ref] = useAnchor(children);
  const isShown = (open ?? isOver) && Boolean(title);
  const own: object = { ref, ...onOpener, ...(isShown && { 'aria-describedby': id }) };
  const style = tone === 'red' ? RED : undefined;
  return (
    <>
      {cloneElement(children, own)}
      {isShown && anchor && (
        <Popup name="ant-tooltip" hasArrow gap={ARROW_GAP_PX} {...{ anchor, placement, style }} {...hover}>
          <div id={id} role="tooltip" className="ant-tooltip-container">
            {title}
          </div>
        </Popup>
      )}
    </>
  );
}
