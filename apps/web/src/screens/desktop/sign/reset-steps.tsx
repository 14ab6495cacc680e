import { Check } from 'lucide-react';
import styles from './reset-steps.module.css';

type ResetStepsProps = { steps: (readonly [name: string, hint: string])[] /** How many lie behind. */; done: number };

export function ResetSteps({ steps, done }: ResetStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(([name, hint], index) => (
        <li key={name} aria-current={index === done ? 'step' : undefined}>
          <span className={`${styles.number} ${index < done ? styles.done : index === done ? styles.now : ''}`}>
            {index < done ? <Check size={12} aria-hidden /> : index + 1}
          </span>
          <div>
            <div className={index <= done ? 'medium' : 'muted'}>{name}</div>
            <div className="muted small">{hint}</div>
          </div>
        </li>
      ))}
    </ol>
  );
}
