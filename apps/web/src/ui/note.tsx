import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from './layout/layout.tsx';
import styles from './note.module.css';

const ICONS = { grey: Info, amber: TriangleAlert, red: CircleAlert };

type NoteProps = { tone?: keyof typeof ICONS; children: ReactNode /** At the right end. */; action?: ReactNode };

/** Something worth knowing, in a box of its own. */
export function Note({ tone = 'grey', children, action }: NoteProps) {
  const Icon = ICONS[tone];
  return (
    <div className={`${styles.note} ${styles[tone] ?? ''}`} role={tone === 'red' ? 'alert' : undefined}>
      <Icon size={16} aria-hidden className={styles.icon} />
      <Text as="div" grow minWidth={0} breaks>
        {children}
      </Text>
      {action}
    </div>
  );
}
