import { HitText } from '../../../features/inbox/list/hit-text.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import styles from './search.module.css';
import type { Hit } from './use-hits.ts';

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
    <Text rigid tone="muted" size={12} cut className={styles.note}>
      {note}
    </Text>
  </>
);
