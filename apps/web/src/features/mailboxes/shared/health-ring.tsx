import { useTranslation } from 'react-i18next';
import { Ring } from '../../../ui/charts/ring.tsx';
import { healthTone } from './health.ts';

/** Share of warm-up mail that reached the inbox. */
export function HealthRing({ health, size }: { health: number | null; size?: number }) {
  const { t } = useTranslation();
  return (
    <Ring
      value={health}
      tone={healthTone(health)}
      label={health === null ? t('mailboxHealth.unknown') : t('mailboxHealth.label', { health })}
      {...(size === undefined ? {} : { size })}
    />
  );
}
