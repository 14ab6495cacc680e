import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Stack } from '../../../ui/layout.tsx';
import parts from './parts.module.css';

/** In place of every page that sells something, where nothing is sold. */
export function BillingOff({ addTo }: { addTo: string }) {
  const { t } = useTranslation('domains');
  return (
    <Stack gap={3} className={parts.off}>
      <h2 className={parts.heading}>{t('off.title')}</h2>
      <p className="secondary reading">{t('off.text')}</p>
      <Link className={`link ${parts.tall}`} to={addTo}>
        {t('off.add')}
      </Link>
    </Stack>
  );
}
