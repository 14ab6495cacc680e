import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';

/** How companies that run their own server most often set it up. */
export function ServerHints() {
  const { t } = useTranslation('accounts-add');
  return (
    <Note>
      <Grid as="ul" gap={1.5} className="small secondary">
        <li>{t('hints.exchange')}</li>
        <li>{t('hints.zimbra')}</li>
        <li>{t('hints.other')}</li>
      </Grid>
    </Note>
  );
}
