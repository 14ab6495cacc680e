import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../controls/button.tsx';
import { Box, Grid, Row, Text } from '../layout/layout.tsx';
import styles from './empty-state.module.css';

export type EmptyStep = {
  title: string;
  hint: string;
  /** A step that is behind the reader says so in place of its link. */
  done?: string | undefined;
  to?: string;
  /** Makes the step the one main action of the screen. */
  action?: string;
};

type EmptyStateProps = { art: ReactNode; title: string; text: string; steps: readonly EmptyStep[]; note?: ReactNode };

/** A screen with nothing in it yet: what it is for, and what to do next. */
export function EmptyState({ art, title, text, steps, note }: EmptyStateProps) {
  return (
    <Row grow justify="center" pad="8 6" gap={0} className={styles.empty}>
      <Box width={560} maxWidth="100%" className={styles.inner}>
        {art}
        <h2>{title}</h2>
        <Text as="p" above={1} tone="secondary" size={14} leading={22}>
          {text}
        </Text>
        <Box as="ul" above={7} border="all" rounded className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.title} {...step} />
          ))}
        </Box>
        {note !== undefined && (
          <Text as="p" above={4} tone="muted" size={12} leading={16}>
            {note}
          </Text>
        )}
      </Box>
    </Row>
  );
}

function Step({ title, hint, done, to, action }: EmptyStep) {
  const words = (
    <>
      {done === undefined ? (
        <Circle size={20} strokeWidth={1.5} aria-hidden />
      ) : (
        <CircleCheck size={20} strokeWidth={1.5} aria-hidden className={styles.doneMark} />
      )}
      <Grid as="span">
        <span className="medium">{title}</span>
        <span className="muted small">{hint}</span>
      </Grid>
    </>
  );
  if (done !== undefined) {
    return (
      <li className={styles.step}>
        {words}
        <span className="muted small">{done}</span>
      </li>
    );
  }
  if (to === undefined) return <li className={styles.step}>{words}</li>;
  if (action === undefined) {
    return (
      <li>
        <Link to={to} className={`${styles.step} ${styles.linked}`}>
          {words}
          <ChevronRight size={16} aria-hidden className="faint" />
        </Link>
      </li>
    );
  }
  return (
    <Box as="li" surface="inset" className={`${styles.step} ${styles.next}`}>
      {words}
      <LinkButton primary to={to}>
        {action}
      </LinkButton>
    </Box>
  );
}
