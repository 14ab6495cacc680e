import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { NameSearch } from './use-name-search.ts';

/** How far the registrar is, which answers for few names at a time. */
export function NameProgress({ search: { total, secondsLeft, unknown } }: { search: NameSearch }) {
  const { t } = useTranslation('domains');
  if (secondsLeft === null || unknown === 0) return null;
  const minutes = Math.ceil(secondsLeft / 60);
  const checked = { number: formatNumber(total - unknown), total: formatNumber(total) };
  return (
    <Stack gap={1}>
      <Bar label={t('search.checked', checked)} value={total - unknown} total={total} />
      <span className="muted small">
        {t('search.checked', checked)} {t('search.pace')}{' '}
        {minutes <= 1 ? t('search.soon') : t('search.minutesLeft', { count: minutes, number: formatNumber(minutes) })}
      </span>
    </Stack>
  );
}
