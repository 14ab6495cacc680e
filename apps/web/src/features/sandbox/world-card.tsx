import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './world-card.module.css';

type WorldCardProps = {
  title: string;
  Icon: LucideIcon /** At the right end of its head. */;
  end?: ReactNode;
  children: ReactNode;
};

/** One thing of the world that can be turned. */
export const WorldCard = ({ title, Icon, end, children }: WorldCardProps) => (
  <section className={styles.card} aria-label={title}>
    <h2>
      <Icon size={16} aria-hidden />
      {title}
      {end && <span className={styles.end}>{end}</span>}
    </h2>
    {children}
  </section>
);
