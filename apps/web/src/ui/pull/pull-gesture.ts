/** From here on a touch is a pull and not a tap. */
const STARTS_PX = 3;
const FARTHEST_PX = 200;

/** The further it is pulled, the less it follows. */
const followed = (pulled: number) => (pulled * FARTHEST_PX * 0.5) / (FARTHEST_PX + 0.5 * pulled);

type PullHandlers = {
  mayStart: () => boolean;
  onMove: (height: number) => void;
  onEnd: () => void;
};

/** Follows a finger that pulls the top of a frame down. The result ends it. */
export function followPull(frame: HTMLElement, { mayStart, onMove, onEnd }: PullHandlers): () => void {
  let from: { x: number; y: number } | undefined;
  let isPull = false;
  const start = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    isPull = false;
    from = touch && touches.length === 1 && mayStart() ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!from || !touch) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    if (!isPull) {
      if (Math.hypot(dx, dy) < STARTS_PX) return;
      isPull = dy > Math.abs(dx) && frame.scrollTop <= 0;
      if (!isPull) from = undefined;
    }
    if (!isPull) return;
    if (event.cancelable) event.preventDefault();
    onMove(followed(Math.max(dy, 0)));
  };
  const end = () => {
    if (isPull) onEnd();
    isPull = false;
    from = undefined;
  };
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('touchstart', start, { passive: true, signal });
  // The list would scroll with the finger, and the browser would end the touch.
  frame.addEventListener('touchmove', move, { passive: false, signal });
  frame.addEventListener('touchend', end, { signal });
  frame.addEventListener('touchcancel', end, { signal });
  return () => listening.abort();
}
