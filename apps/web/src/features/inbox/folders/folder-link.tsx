import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import styles from './folders.module.css';

type FolderLinkProps = {
  icon: ReactNode;
  name: string;
  title?: string;
  /** Not shown where it is 0. */
  count: number;
  isCurrent: boolean;
  onGo: () => void;
};

export const FolderLink = ({ icon, name, title, count, isCurrent, onGo }: FolderLinkProps) => (
  <button
    type="button"
    className={styles.folder}
    title={title}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onGo}
  >
    {icon}
    <Text grow after={-1} className="ellipsis">
      {name}
    </Text>
    {count > 0 && (
      <Text tone="muted" nums className={styles.count}>
        {formatNumber(count)}
      </Text>
    )}
  </button>
);
