import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare, MISSING } from '../../../platform/format.ts';
import { placeOfZone } from '../../../platform/time/place-of-zone.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { LIFECYCLE_TONES } from '../shared/campaign-tags.tsx';
import { timeThere } from '../shared/words/zone-words.ts';
import styles from './cells.module.css';
import { useNowWords } from './now-words.ts';

type Cell = { row: CampaignRow };

/** How big it is: leads, rounds, mailboxes. */
function useSizeWords({ totals, rounds, mailboxes }: CampaignRow): string {
  const { t } = useTranslation('campaigns');
  return [
    t('list.of', { count: totals.leads, number: formatNumber(totals.leads) }),
    t('list.rounds', { count: rounds }),
    ...(mailboxes > 0 ? [t('list.mailboxes', { count: mailboxes })] : []),
  ].join(', ');
}

export function NameCell({ row }: Cell) {
  const { t } = useTranslation('campaigns');
  const size = useSizeWords(row);
  return (
    <Grid minWidth={0}>
      <span className="medium ellipsis" title={row.name}>
        {row.name || t('list.noName')}
      </span>
      <Text tone="muted" size={12} leading={16} cut title={size}>
        {size}
      </Text>
    </Grid>
  );
}

export function NowCell({ row }: Cell) {
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const words = useNowWords()(row);
  const { lifecycle } = row;
  const tone = lifecycle === 'Error' ? 'red' : lifecycle === 'Paused' ? 'amber' : 'muted';
  return (
    <>
      {lifecycle !== null && (
        <Row gap={1.5} className={`medium ${styles.badge}`}>
          <Dot tone={LIFECYCLE_TONES[lifecycle]} isLive={lifecycle === 'Active'} />
          {t(`campaign-words:lifecycle.${lifecycle}`)}
        </Row>
      )}
      <div className={`${styles.now} ${tone}`} title={words}>
        {words}
      </div>
    </>
  );
}

const BAR_TONES = { finished: 'green', cancel: 'grey' } as const;

export function ProgressCell({ row: { status, totals } }: Cell) {
  const { t } = useTranslation('campaigns');
  const tone = status === 'finished' || status === 'cancel' ? BAR_TONES[status] : 'ink';
  return (
    <>
      <Text as="div" below={1.5} size={12} leading={16} weight={500} nums>
        {formatShare(totals.progress, 0)}
      </Text>
      <Bar label={t('list.progress')} value={totals.progress} total={1} tone={tone} />
    </>
  );
}

/** When the next mail leaves and from where; in the campaign's own zone beside it where that is another one. */
export function NextCell({ row: { nextSend, waitReason, lifecycle } }: Cell) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  if (!nextSend) {
    const fix = lifecycle === 'Error' || lifecycle === 'Paused' ? waitReason?.fix : null;
    return (
      <Grid minWidth={0}>
        <Text tone="faint">{MISSING}</Text>
        {fix && (
          <Text tone="muted" size={12} leading={16} cut>
            {t(`fixes.${fix}`)}
          </Text>
        )}
      </Grid>
    );
  }
  const { at, email } = nextSend;
  const zone = waitReason?.values.zone;
  const below = dates.isToday(at)
    ? email.split('.').slice(0, -1).join('.') || email
    : typeof zone === 'string' && timeThere(at, zone) !== dates.time(at)
      ? t('list.nextThere', { time: dates.time(at), there: timeThere(at, zone), place: placeOfZone(zone) })
      : dates.time(at);
  return (
    <Grid minWidth={0} title={email}>
      <time className="medium">{dates.since(at)}</time>
      <Text tone="muted" size={12} leading={16} cut>
        {below}
      </Text>
    </Grid>
  );
}
