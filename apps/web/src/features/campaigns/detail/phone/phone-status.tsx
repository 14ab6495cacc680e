import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { explainQuery, statisticsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShareOf } from '../../../../platform/format.ts';
import { dayIn } from '../../../../platform/time/calendar-day.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { LifecycleTag, StatusTag } from '../../shared/campaign-tags.tsx';
import { OPEN_MARKS } from '../../shared/open-marks.ts';
import { DoubtList } from '../doubts/doubt-list.tsx';
import { WhySentence } from '../why/why-sentence.tsx';
import { PhoneNext } from './phone-next.tsx';
import styles from './phone-status.module.css';

/** One campaign on a phone: why it does not send, today, who opened, and who is next. */
export function PhoneStatus({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { data: explained } = useQuery(explainQuery(campaign.campaignId));
  return (
    <>
      <Box as="section" pad="3.5 4" border="bottom">
        <Row gap={1.5} below={3} align="stretch">
          <StatusTag status={campaign.status} />
          <LifecycleTag lifecycle={campaign.lifecycle} />
        </Row>
        <div className="muted small">{t('why.question')}</div>
        <Text as="p" size={15} leading={22} className={styles.why}>
          <WhySentence campaign={campaign} explained={explained} isShort />
        </Text>
      </Box>
      <Today campaign={campaign} />
      <Opens campaign={campaign} />
      {campaign.status === 'progressing' && <PhoneNext campaign={campaign} />}
      <DoubtList campaignId={campaign.campaignId} />
    </>
  );
}

function Today({ campaign: { campaignId, totals, leftToday } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { data: statistics } = useQuery(statisticsQuery(campaignId, timeZone));
  const today = statistics && dayIn(statistics.asOf, timeZone);
  const day = statistics?.days.find((each) => each.day === today);
  const sent = (day?.newLeads ?? 0) + (day?.followUps ?? 0);
  const toAnswer = statistics?.toAnswer ?? 0;
  const share = (value: number) => formatShareOf(value, totals.delivered);
  const numbers = [
    {
      name: t('phone.sent'),
      value: totals.sentTo,
      below: t('phone.ofTotal', { total: formatNumber(totals.leads) }),
    },
    { name: t('phone.replied'), value: totals.replied, below: share(totals.replied) },
    {
      name: t('phone.interested'),
      value: totals.interested,
      below: toAnswer > 0 ? t('overview.toAnswer', { number: formatNumber(toAnswer) }) : share(totals.interested),
    },
  ];
  return (
    <Box as="section" pad="3.5 4" border="bottom">
      <Row align="baseline" spread below={2} gap={0} className={styles.head}>
        <h2>{t('phone.today')}</h2>
        <span>
          <b>{formatNumber(sent)}</b>{' '}
          <span className="muted">{t('phone.ofTotal', { total: formatNumber(sent + leftToday) })}</span>
        </span>
      </Row>
      <Bar label={t('phone.today')} value={sent} total={sent + leftToday} thick />
      <Grid as="dl" columns="repeat(3, 1fr)" above={4} className={styles.numbers}>
        {numbers.map(({ name, value, below }) => (
          <div key={name}>
            <Text as="dt" tone="muted" size={12}>
              {name}
            </Text>
            <dd>{formatNumber(value)}</dd>
            <dd className="muted small">{below}</dd>
          </div>
        ))}
      </Grid>
    </Box>
  );
}

function Opens({ campaign: { totals } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const { opened, delivered } = totals;
  const none = Math.max(0, delivered - opened.person - opened.machine - opened.unknown);
  const kinds = ['person', 'machine', 'unknown'] as const;
  return (
    <Box as="section" pad="3.5 4" border="bottom">
      <Row align="baseline" spread below={2} gap={0} className={styles.head}>
        <h2>{t('overview.opens')}</h2>
        <span className="muted small">{t('phone.delivered', { number: formatNumber(delivered) })}</span>
      </Row>
      <PartsBar
        label={t('overview.opensLabel', { ...opened, none })}
        height={14}
        parts={[
          ...kinds.map((kind) => ({ key: kind, mark: OPEN_MARKS[kind], value: opened[kind] })),
          { key: 'none', mark: OPEN_MARKS.none, value: none },
        ]}
      />
      <Row spread above={2.5} size={13} gap={0} align="stretch">
        {kinds.map((kind) => (
          <Row as="span" gap={1.5} key={kind}>
            <Mark kind={OPEN_MARKS[kind]} size={10} />
            {t(`opened.${kind}`)} {formatNumber(opened[kind])}
          </Row>
        ))}
      </Row>
    </Box>
  );
}
