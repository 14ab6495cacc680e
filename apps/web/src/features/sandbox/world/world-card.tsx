import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import styles from './world-card.module.css';

type WorldCardProps = {
  title: string;
  Icon: LucideIcon /** At the right end of its head. */;
  end?: ReactNode;
  children: ReactNode;
};

/** One thing of the world that can be turned. */
export const WorldCard = ({ title, Icon, end, children }: WorldCardProps) => (
  <Box as="section" pad="3.5 5" className={styles.card} aria-label={title}>
    <h2>
      <Icon size={16} aria-hidden />
      {title}
      {end && (
        <Text before="auto" size={12} weight={400} className={styles.end}>
          {end}
        </Text>
      )}
    </h2>
    {children}
  </Box>
);
