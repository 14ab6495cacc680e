import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forecastDayQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { dayIn } from '../../../../platform/time/calendar-day.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from './phone-next.module.css';

const SHOWN = 3;

/** The next few people, with when and from where. */
export function PhoneNext({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { campaignId, nextSend, settings } = campaign;
  const day = nextSend ? dayIn(nextSend.at, settings.schedule.zone) : '';
  const { data } = useInfiniteQuery({ ...forecastDayQuery(campaignId, day, ''), enabled: nextSend !== null });
  const rows = data?.pages[0]?.rows.slice(0, SHOWN) ?? [];
  return (
    <Box as="section" pad="3.5 4" className={styles.next}>
      <h2>{t('phone.next')}</h2>
      {rows.length === 0 && <p className="muted">{t('phone.nobody')}</p>}
      <ul>
        {rows.map(({ leadId, at, name, email, round, variant }) => (
          <li key={leadId}>
            <Grid as="time" whiteSpace="nowrap">
              <span className="medium">{dates.time(at)}</span>
              {!dates.isToday(at) && <span className="muted small">{dates.day(at)}</span>}
            </Grid>
            <Grid as="span" minWidth={0}>
              <span className="ellipsis">{name}</span>
              <span className="muted small ellipsis">{email}</span>
            </Grid>
            <Tag tone="line">
              {variant === ''
                ? t('phone.round', { round: round + 1 })
                : t('phone.roundVariant', { round: round + 1, variant })}
            </Tag>
          </li>
        ))}
      </ul>
    </Box>
  );
}
