import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row, Text } from '../layout/layout.tsx';
import styles from './link-line.module.css';
import type { ShownLink } from './mail-frame.tsx';

/** Where the link under the pointer or in focus really leads. */
export function LinkLine({ link }: { link: ShownLink | undefined }) {
  const { t } = useTranslation('inbox');
  return (
    <div className={styles.status} role="status" aria-live="polite">
      {link && (
        <Row
          as="span"
          gap={1.5}
          maxWidth="100%"
          pad="0.5 2"
          rounded
          shadow="pop"
          className={link.claims === undefined ? styles.target : `${styles.target} ${styles.claims}`}
        >
          {link.claims !== undefined && (
            <>
              <TriangleAlert size={14} aria-hidden />
              <Text rigid>{t('thread.linkClaims', { host: link.claims })}</Text>
            </>
          )}
          <span className="mono ellipsis">{link.href}</span>
        </Row>
      )}
    </div>
  );
}
