import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Box, Row } from '../../ui/layout/layout.tsx';
import { PhoneSignLayout } from '../../ui/page/phone-sign-layout.tsx';
import { LostArt } from '../../ui/result/result-art.tsx';
import { HomeLink, loadRoot } from '../../ui/result/result-pages.tsx';
import styles from './not-found-screen.module.css';

/** The phone's own: the button is at the thumb. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <PhoneSignLayout
      title={t('result.notFound')}
      below={
        <>
          <Button large primary block onClick={loadRoot}>
            {t('result.refresh')}
          </Button>
          <Box above={2} className={styles.home}>
            <HomeLink />
          </Box>
        </>
      }
    >
      <title>{t('result.notFound')}</title>
      <Row justify="center" above={12} gap={0} align="stretch" className={styles.art}>
        <LostArt />
      </Row>
    </PhoneSignLayout>
  );
}
