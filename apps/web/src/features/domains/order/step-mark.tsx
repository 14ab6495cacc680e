import { Check, Clock, Undo2 } from 'lucide-react';
import styles from './order.module.css';
import type { StepState } from './step-states.ts';

const ICONS = { done: Check, waits: Clock, failed: Undo2 } as const;

/** A step as a circle: black done, blue now, amber waits, red failed. The words beside it are read out. */
export function StepMark({ state }: { state: StepState }) {
  const Icon = state === 'done' || state === 'waits' || state === 'failed' ? ICONS[state] : undefined;
  return (
    <i className={`${styles.mark} ${styles[state] ?? ''}`} aria-hidden>
      {Icon && <Icon size={12} strokeWidth={2} />}
    </i>
  );
}
