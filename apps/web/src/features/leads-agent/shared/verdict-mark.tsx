import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import type { AgentRow } from '../../../api/leads-agent.ts';
import styles from './evidence.module.css';

export type Judgement = AgentRow['judgements'][number];

const ICONS: Record<Judgement['verdict'], LucideIcon> = { yes: Check, no: X, unclear: CircleHelp };

/** Yes, no or unclear as a small square; the words stand beside it. */
export function VerdictMark({ verdict }: { verdict: Judgement['verdict'] }) {
  const Icon = ICONS[verdict];
  return (
    <span className={`${styles.mark} ${styles[verdict]}`}>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
