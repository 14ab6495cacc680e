import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WarmedDomain } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Ring } from '../../../ui/charts/ring.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';

const GOOD_FROM = 90;
const FAIR_FROM = 75;
const LOWEST_DRAWN = 50;

const percent = (share: number | null) => (share === null ? null : Math.round(share * 100));

const toneOf = (health: number | null) =>
  health === null ? 'grey' : health >= GOOD_FROM ? 'green' : health >= FAIR_FROM ? 'amber' : 'red';

export function WarmedName({ warmed: { domain, since, fits } }: { warmed: WarmedDomain }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  return (
    <Stack gap={0}>
      <span className="medium ellipsis" title={domain}>
        {domain}
      </span>
      <span className="muted small">{[t('warmed.since', { day: dates.date(since) }), ...fits].join(t('comma'))}</span>
    </Stack>
  );
}

/** How much of its mail reaches the inbox. */
export function WarmedHealth({ warmed: { health } }: { warmed: WarmedDomain }) {
  const { t } = useTranslation('domains');
  const value = percent(health);
  return (
    <Ring
      value={value}
      tone={toneOf(value)}
      label={value === null ? t('warmed.healthUnknown') : t('warmed.healthIs', { health: value })}
    />
  );
}

export const WarmedLanded = ({ warmed: { landed, health } }: { warmed: WarmedDomain }) => (
  <Sparkline
    values={landed.map(percent)}
    width={92}
    height={24}
    min={LOWEST_DRAWN}
    max={100}
    tone={toneOf(percent(health))}
  />
);

/** On how many blocklists it stands. */
export function WarmedBlocklists({ warmed: { blocklisted, blocklistsAsked } }: { warmed: WarmedDomain }) {
  const { t } = useTranslation('domains');
  const isClean = blocklisted === 0;
  if (blocklistsAsked === 0) return <span className="muted">{t('warmed.blocklistsUnknown')}</span>;
  const Icon = isClean ? Check : TriangleAlert;
  return (
    <Row minWidth={0} gap={2} className={isClean ? undefined : 'amber'}>
      <Icon size={14} aria-hidden className={isClean ? 'green' : undefined} />
      {t(isClean ? 'warmed.onNone' : 'warmed.onSome', {
        listed: formatNumber(blocklisted),
        asked: formatNumber(blocklistsAsked),
      })}
    </Row>
  );
}
