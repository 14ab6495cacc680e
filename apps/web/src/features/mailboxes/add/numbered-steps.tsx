import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import styles from './numbered-steps.module.css';

type StepState = 'plain' | 'done' | 'now' | 'waits' | 'failed' | 'ahead';

export type NumberedStep = {
  key: string;
  /** `ahead`: not begun, because something before it is not done. */
  state: StepState;
  title: string;
  /** How long it takes, when it was, when it will be. */
  when?: string | undefined;
  hint?: ReactNode;
  children?: ReactNode;
};

/** What happens one after the other, with what became of it. */
export const NumberedSteps = ({ label, steps }: { label: string; steps: readonly NumberedStep[] }) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map(({ key, state, title, when, hint, children }, index) => (
      <li key={key} aria-current={state === 'now' ? 'step' : undefined}>
        <span className={`${styles.mark} ${styles[state] ?? ''}`}>
          <Mark state={state} number={index + 1} />
        </span>
        <Box grow minWidth={0}>
          <Row gap={3} align="baseline" spread>
            <span className={state === 'ahead' ? styles.ahead : 'medium'}>{title}</span>
            {when !== undefined && <span className="muted small numbers">{when}</span>}
          </Row>
          {hint !== undefined && <div className="muted small">{hint}</div>}
          {children}
        </Box>
      </li>
    ))}
  </ol>
);

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Check size={12} strokeWidth={2.5} aria-hidden />;
  if (state === 'failed') return <X size={12} strokeWidth={2.5} aria-hidden />;
  return state === 'now' ? <Spinner /> : number;
}
