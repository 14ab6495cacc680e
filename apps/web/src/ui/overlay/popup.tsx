import {
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useEscapeCloses } from './open-layers.ts';
import { type Placement, placePopup } from './place-popup.ts';

/** Half an arrow, and a little. */
export const ARROW_GAP_PX = 12;
export const PLAIN_GAP_PX = 4;

type PopupProps = Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLDivElement>;
  anchor: HTMLElement;
  placement: Placement;
  gap: number;
  /** The name of the control in the style sheet; the side it lies on is added to it. */
  name: string;
  /** Points to what it belongs to. */
  hasArrow?: boolean;
  className?: string;
  style?: CSSProperties | undefined;
  /** On Escape, and where something else is touched; without it, it is closed by its opener. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
};

/** Opens beside something, over the page. Fixed in the window, and moved along when what it belongs to moves. */
export function Popup(props: PopupProps) {
  const {
    ref,
    anchor,
    placement,
    gap,
    name,
    hasArrow = false,
    className = '',
    style,
    onClose,
    children,
    ...rest
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const place = usePlace(popup, { anchor, placement, gap });
  const noteTouch = useOtherTouches(anchor, onClose);
  useEscapeCloses(onClose !== undefined, popup, () => onClose?.());
  return createPortal(
    <div
      {...rest}
      ref={(element) => {
        popup.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={`${name} ant-tokens ${name}-css-var ${name}-placement-${place.placement} ${className}`}
      style={{ ...style, position: 'fixed', left: place.left, top: place.top }}
      onPointerDownCapture={noteTouch}
    >
      {hasArrow && <div className={`${name}-arrow`} style={arrowStyle(anchor, place)} />}
      {/* What is still fetched here hides nothing of the page. */}
      <Suspense fallback={null}>{children}</Suspense>
    </div>,
    // Outside of an open dialog nothing can be used.
    anchor.closest('dialog') ?? document.body,
  );
}

/** To the middle of what it belongs to, even where the popup had to move aside. With a shared edge it has a place of its own. */
function arrowStyle(
  anchor: HTMLElement,
  { left, top, placement }: { left: number; top: number; placement: Placement },
) {
  const box = anchor.getBoundingClientRect();
  if (placement === 'top' || placement === 'bottom') return { left: box.left + box.width / 2 - left };
  if (placement === 'left' || placement === 'right') return { top: box.top + box.height / 2 - top };
  return {};
}

type Wish = { anchor: HTMLElement; placement: Placement; gap: number };

function usePlace(popup: { current: HTMLDivElement | null }, { anchor, placement, gap }: Wish) {
  const [place, setPlace] = useState({ left: 0, top: 0, placement });
  useLayoutEffect(() => {
    const settle = () => {
      const { current } = popup;
      if (!current) return;
      const next = placePopup({
        anchor: anchor.getBoundingClientRect(),
        popup: { width: current.offsetWidth, height: current.offsetHeight },
        window: { width: document.documentElement.clientWidth, height: window.innerHeight },
        placement,
        gap,
      });
      setPlace((now) =>
        now.left === next.left && now.top === next.top && now.placement === next.placement ? now : next,
      );
    };
    settle();
    const sizes = new ResizeObserver(settle);
    sizes.observe(anchor);
    if (popup.current) sizes.observe(popup.current);
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    window.addEventListener('resize', settle);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', settle, { capture: true });
      window.removeEventListener('resize', settle);
    };
  }, [popup, anchor, placement, gap]);
  return place;
}

/**
 * Closes where something else is touched. What opens out of the popup lies elsewhere in the page, but React tells the popup
 * of touches in it, before the page learns of them.
 */
function useOtherTouches(anchor: HTMLElement, onClose: (() => void) | undefined): () => void {
  const isInside = useRef(false);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const onTouch = ({ target }: PointerEvent) => {
      const isElsewhere = !isInside.current && !(target instanceof Node && anchor.contains(target));
      isInside.current = false;
      if (isElsewhere) latest.current?.();
    };
    document.addEventListener('pointerdown', onTouch);
    return () => document.removeEventListener('pointerdown', onTouch);
  }, [anchor]);
  return () => {
    isInside.current = true;
  };
}
