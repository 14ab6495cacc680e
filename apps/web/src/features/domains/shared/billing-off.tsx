import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import parts from './parts.module.css';

/** In place of every page that sells something, where nothing is sold. */
export function BillingOff({ addTo }: { addTo: string }) {
  const { t } = useTranslation('domains');
  return (
    <Stack gap={3} content="start" items="start" maxWidth={560} pad={6}>
      <Text as="h2" size={16} weight={600} leading={24}>
        {t('off.title')}
      </Text>
      <p className="secondary reading">{t('off.text')}</p>
      <Link className={`link ${parts.tall}`} to={addTo}>
        {t('off.add')}
      </Link>
    </Stack>
  );
}
