import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './step-list.module.css';
import type { StepKey } from './steps-of.ts';

export type ShownStep = {
  key: StepKey;
  title: string;
  hint: string;
  isDone: boolean;
  /** When it was done. */
  time: string | undefined;
  /** What can be done about it now. */
  children: ReactNode;
};

type StepListProps = { label: string; doneWord: string; steps: readonly ShownStep[]; next: StepKey | undefined };

/** What there is to do, one below the other; the one to do next is open. */
export const StepList = ({ label, doneWord, steps, next }: StepListProps) => (
  <ol className={styles.list} aria-label={label}>
    {steps.map(({ key, title, hint, isDone, time, children }, index) => (
      <li key={key} className={styles.step} aria-current={key === next ? 'step' : undefined}>
        <span className={styles.mark} data-done={isDone || undefined}>
          {isDone ? <Check size={14} aria-label={doneWord} /> : index + 1}
        </span>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="muted small">{hint}</p>
          {children}
        </div>
        {isDone && time !== undefined && <time className="muted small numbers">{time}</time>}
      </li>
    ))}
  </ol>
);

/** The buttons of a step: what does it with one click, then the ways by hand. */
export const StepActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
