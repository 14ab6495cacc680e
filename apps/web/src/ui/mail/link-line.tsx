import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './link-line.module.css';
import type { ShownLink } from './mail-frame.tsx';

/** Where the link under the pointer or in focus really leads. */
export function LinkLine({ link }: { link: ShownLink | undefined }) {
  const { t } = useTranslation('inbox');
  return (
    <div className={styles.status} role="status" aria-live="polite">
      {link && (
        <span className={link.claims === undefined ? styles.target : `${styles.target} ${styles.claims}`}>
          {link.claims !== undefined && (
            <>
              <TriangleAlert size={14} aria-hidden />
              <span className={styles.says}>{t('thread.linkClaims', { host: link.claims })}</span>
            </>
          )}
          <span className="mono ellipsis">{link.href}</span>
        </span>
      )}
    </div>
  );
}
