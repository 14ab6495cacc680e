import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { NumberMark } from '../../../ui/mark.tsx';
import styles from './reset-steps.module.css';

type ResetStepsProps = { steps: (readonly [name: string, hint: string])[] /** How many lie behind. */; done: number };

export function ResetSteps({ steps, done }: ResetStepsProps) {
  return (
    <Box as="ol" pad="2 6" className={styles.steps}>
      {steps.map(([name, hint], index) => (
        <Row as="li" gap={4} height={60} key={name} aria-current={index === done ? 'step' : undefined}>
          <NumberMark {...markOf(index, done)}>{index < done ? <Check size={12} aria-hidden /> : index + 1}</NumberMark>
          <div>
            <div className={index <= done ? 'medium' : 'muted'}>{name}</div>
            <div className="muted small">{hint}</div>
          </div>
        </Row>
      ))}
    </Box>
  );
}

function markOf(index: number, done: number): ComponentProps<typeof NumberMark> {
  if (index < done) return { surface: 'green', tone: 'green' };
  if (index === done) return { surface: 'primary', tone: 'onPrimary' };
  return { tone: 'muted', className: styles.ring };
}
