import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';

export function DayCounts({ mails, held }: { mails: number; held: number }) {
  const { t } = useTranslation('campaigns');
  return (
    <span className="muted small">
      {t('forecast.mailsOf', { count: mails, number: formatNumber(mails) })}
      {held > 0 && `, ${t('forecast.heldTitle', { count: held, number: formatNumber(held) })}`}
    </span>
  );
}
