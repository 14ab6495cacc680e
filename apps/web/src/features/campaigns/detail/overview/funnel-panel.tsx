import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShareOf } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { type MarkTone, markColor } from '../../../../ui/charts/tones.ts';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import styles from './funnel-panel.module.css';

/** The longest bar leaves room for the words behind it. */
const WIDEST = 80;

type Step = {
  key: 'sentTo' | 'delivered' | 'read' | 'clicked' | 'replied' | 'interested';
  value: number;
  tone: MarkTone;
  beside: string;
  below?: string;
};

/** From everybody who got mail to those who are interested; opens by people only. */
export function FunnelPanel({ statistics, tracksClicks }: { statistics: Statistics; tracksClicks: boolean }) {
  const { t } = useTranslation('campaigns');
  const { totals, toAnswer } = statistics;
  const ofDelivered = (value: number) => formatShareOf(value, totals.delivered);
  const steps: Step[] = [
    {
      key: 'sentTo',
      value: totals.sentTo,
      tone: 'ink',
      beside: t('overview.ofLeads', { number: formatNumber(totals.leads) }),
    },
    {
      key: 'delivered',
      value: totals.delivered,
      tone: 'ink',
      beside: formatShareOf(totals.delivered, totals.sentTo),
      below:
        totals.bounced > 0
          ? t('overview.bounced', { count: totals.bounced, number: formatNumber(totals.bounced) })
          : '',
    },
    { key: 'read', value: totals.opened.person, tone: 'green', beside: ofDelivered(totals.opened.person) },
    ...(tracksClicks
      ? [{ key: 'clicked', value: totals.clicked, tone: 'blue', beside: ofDelivered(totals.clicked) } as const]
      : []),
    {
      key: 'replied',
      value: totals.replied,
      tone: 'violet',
      beside: ofDelivered(totals.replied),
      below:
        totals.autoReplied > 0
          ? t('overview.autoReplies', { count: totals.autoReplied, number: formatNumber(totals.autoReplied) })
          : '',
    },
    {
      key: 'interested',
      value: totals.interested,
      tone: 'deep',
      beside: ofDelivered(totals.interested),
      below: toAnswer > 0 ? t('overview.toAnswer', { number: formatNumber(toAnswer) }) : '',
    },
  ];
  return (
    <ChartPanel
      title={t('overview.funnel')}
      table={{
        head: [t('overview.step'), t('overview.people'), t('overview.share')],
        rows: steps.map(({ key, value, beside }) => [t(`overview.${key}`), value, beside]),
      }}
      fileName={t('files.funnel')}
    >
      <Grid as="dl" gap={4.5} className={styles.funnel} data-many={steps.length > 5 || undefined}>
        {steps.map(({ key, value, tone, beside, below }) => (
          <Grid columns="1fr auto 92px" align="baseline" key={key}>
            <dt>{t(`overview.${key}`)}</dt>
            <Text as="dd" weight={600} nums>
              {formatNumber(value)}
            </Text>
            <Text as="dd" tone="muted" size={12} textAlign="right" nums>
              {beside}
            </Text>
            <Row as="dd" height={12} above={0.75} className={styles.bar}>
              {value > 0 && (
                <Box
                  as="i"
                  minWidth={3}
                  height={10}
                  rounded={2}
                  style={{
                    width: `${(value / Math.max(1, totals.sentTo)) * WIDEST}%`,
                    background: markColor(tone),
                  }}
                />
              )}
              <Text tone="muted" size={11} whiteSpace="nowrap">
                {below}
              </Text>
            </Row>
          </Grid>
        ))}
      </Grid>
    </ChartPanel>
  );
}
