import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Row } from '../layout/layout.tsx';
import { followPull } from './pull-gesture.ts';
import styles from './pull-to-refresh.module.css';

/** Pulled a little, pulled far enough, let go, and read again. */
type PullState = 'pull' | 'letGo' | 'working' | 'done';

const HEAD_PX = 40;
const ENOUGH_PX = 60;
const DONE_SHOWN_MS = 500;

type PullToRefreshProps = {
  /** What scrolls: it can only be pulled at its top. */
  frame: RefObject<HTMLElement | null>;
  words: (state: PullState) => string;
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
};

/** Reads a list again when it is pulled down at its top. */
export function PullToRefresh({ frame, words, onRefresh, children }: PullToRefreshProps) {
  const [state, setState] = useState<PullState>('pull');
  const head = useRef<HTMLDivElement>(null);
  const moveTo = (height: number, isDragged: boolean) => {
    if (!head.current) return;
    head.current.dataset.dragged = String(isDragged);
    head.current.style.height = `${height}px`;
  };
  const rest = () => {
    moveTo(0, false);
    setState('pull');
  };
  const refresh = async () => {
    moveTo(HEAD_PX, false);
    setState('working');
    try {
      await onRefresh();
    } catch (error) {
      rest();
      throw error;
    }
    setState('done');
    window.setTimeout(rest, DONE_SHOWN_MS);
  };
  const handlers = {
    mayStart: () => state === 'pull',
    onMove: (height: number) => {
      moveTo(height, true);
      setState(height > ENOUGH_PX ? 'letGo' : 'pull');
    },
    onEnd: () => {
      if (state === 'letGo') void refresh();
      else rest();
    },
  };
  const now = useRef(handlers);
  now.current = handlers;
  useEffect(() => {
    if (!frame.current) return;
    return followPull(frame.current, {
      mayStart: () => now.current.mayStart(),
      onMove: (height) => now.current.onMove(height),
      onEnd: () => now.current.onEnd(),
    });
  }, [frame]);
  return (
    <>
      <div ref={head} className={styles.head} aria-hidden={state === 'pull'}>
        <Row justify="center" width="100%" height={40} tone="muted" gap={0} className={styles.words}>
          {words(state)}
        </Row>
      </div>
      {children}
    </>
  );
}
