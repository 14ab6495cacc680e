import type { ReactNode } from 'react';
import { formatNumber } from '../../../platform/format.ts';
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

/** One line of the folders: a place to go to, and how much is there. */
export const FolderLink = ({ icon, name, title, count, isCurrent, onGo }: FolderLinkProps) => (
  <button
    type="button"
    className={styles.folder}
    title={title}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={onGo}
  >
    {icon}
    <span className={`${styles.name} ellipsis`}>{name}</span>
    {count > 0 && <span className={styles.count}>{formatNumber(count)}</span>}
  </button>
);
