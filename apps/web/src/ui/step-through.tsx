import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './controls/button.tsx';

type StepThroughProps = {
  /** In the order of the list they were opened from. */
  ids: readonly string[];
  current: string;
  labels: { previous: string; next: string };
  onGo: (id: string) => void;
};

/** The buttons at the head of a panel that lead to the row above and the row below. */
export function StepThrough({ ids, current, labels, onGo }: StepThroughProps) {
  const at = ids.indexOf(current);
  return (
    <>
      <Step label={labels.previous} icon={<ChevronUp size={16} />} to={at > 0 ? ids[at - 1] : undefined} onGo={onGo} />
      <Step label={labels.next} icon={<ChevronDown size={16} />} to={at < 0 ? undefined : ids[at + 1]} onGo={onGo} />
    </>
  );
}

type StepProps = { label: string; icon: ReactNode; to: string | undefined; onGo: (id: string) => void };

const Step = ({ label, icon, to, onGo }: StepProps) => (
  <Button
    text
    small
    aria-label={label}
    disabled={to === undefined}
    icon={icon}
    onClick={() => to !== undefined && onGo(to)}
  />
);
