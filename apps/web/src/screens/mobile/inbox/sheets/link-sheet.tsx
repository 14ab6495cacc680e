import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import type { ShownLink } from '../../../../ui/mail/mail-frame.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import styles from '../thread-page.module.css';

/** Where a link really leads, before it is followed. */
export function LinkSheet({ link: { href, claims }, onClose }: { link: ShownLink; onClose: () => void }) {
  const { t } = useTranslation('inbox');
  return (
    <Sheet title={t('phone.link.title')} onClose={onClose}>
      <Grid gap={3} pad="0 2 1" breaks>
        {claims !== undefined && (
          <Row as="p" pad="2 3" rounded surface="red" tone="red" align="stretch">
            <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
            {t('phone.link.claims', { host: claims })}
          </Row>
        )}
        <p className="mono">{href}</p>
        <a className={styles.follow} href={href} target="_blank" rel="noreferrer noopener" onClick={onClose}>
          {t('phone.link.open')}
        </a>
      </Grid>
    </Sheet>
  );
}
