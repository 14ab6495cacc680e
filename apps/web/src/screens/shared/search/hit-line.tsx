import { HitText } from '../../../features/inbox/list/hit-text.tsx';
import styles from './search.module.css';
import type { Hit } from './use-hits.ts';

/** What was found, on one line. */
export const HitLine = ({ hit: { Icon, title, detail, note } }: { hit: Hit }) => (
  <>
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <span className={`ellipsis ${styles.what ?? ''}`}>
      <span className="medium">
        <HitText text={title} />
      </span>{' '}
      <span className="muted">
        <HitText text={detail} />
      </span>
    </span>
    <span className={styles.note}>{note}</span>
  </>
);
