import { useTranslation } from 'react-i18next';
import type { OwnedDomain } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { daysLeft, endsSoon } from './use-owned.ts';

export function OwnedName({ owned: { domain, origin, mailboxes } }: { owned: OwnedDomain }) {
  const { t } = useTranslation('domains');
  const words =
    mailboxes.length === 0
      ? t('owned.noMailbox')
      : t('count.mailboxes', { count: mailboxes.length, number: formatNumber(mailboxes.length) });
  return (
    <Stack gap={0}>
      <span className="medium ellipsis" title={domain}>
        {domain}
      </span>
      <span className="muted small ellipsis" title={mailboxes.join(t('comma'))}>
        {[t(`owned.origin.${origin}`), words].join(t('comma'))}
      </span>
    </Stack>
  );
}

export function OwnedEnd({ owned }: { owned: OwnedDomain }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const left = daysLeft(owned);
  if (left === undefined) {
    return <span className="muted">{t(owned.origin === 'warmed' ? 'owned.monthly' : 'owned.elsewhere')}</span>;
  }
  return (
    <Stack gap={0}>
      <span>{dates.date(owned.expiresAt)}</span>
      <span className={`small ${endsSoon(owned) ? 'amber' : 'muted'}`}>
        {left < 0 ? t('owned.ended') : t('owned.daysLeft', { count: left, number: formatNumber(left) })}
      </span>
    </Stack>
  );
}
