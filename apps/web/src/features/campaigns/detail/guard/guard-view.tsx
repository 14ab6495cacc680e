import { rateOf } from '@outrider/campaign-rules/wilson';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Guard, guardQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { formatDecimals, formatShare, shortShare } from '../../../../platform/format.ts';
import { dayIn } from '../../../../platform/time/calendar-day.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { RateChart } from '../../../../ui/charts/rate-chart.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import { QueryFailed } from '../../../../ui/table/list-states.tsx';
import { HeadRow, PlainTable } from '../../../../ui/table/plain-table.tsx';
import { Tag, type Tone } from '../../../../ui/tag.tsx';
import { trippedPoint } from './guard-facts.ts';
import { GuardSide } from './guard-side.tsx';
import styles from './guard-view.module.css';
import { useCategoryName } from './use-category-name.ts';

const HEIGHT = 196;

type GuardViewProps = { campaign: Campaign; onRelaunch: () => void; isBusy: boolean };

/** What stopped it, with every piece of evidence, and how to go on. */
export function GuardView({ campaign, onRelaunch, isBusy }: GuardViewProps) {
  const { t } = useTranslation('campaigns');
  const query = useQuery(guardQuery(campaign.campaignId));
  const { data: guard } = query;
  if (query.error && !guard) {
    return <QueryFailed query={query} hint={t('list.failedHint')} />;
  }
  if (!guard) return null;
  return (
    <Grid rigid minHeight={560} border="bottom" className={styles.view}>
      <div>
        <RatePanel guard={guard} />
        <Evidence guard={guard} />
      </div>
      <GuardSide campaign={campaign} guard={guard} onRelaunch={onRelaunch} isBusy={isBusy} />
    </Grid>
  );
}

function RatePanel({ guard }: { guard: Guard }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { low, high } = rateOf(guard.count, guard.sent);
  const tripped = trippedPoint(guard);
  const last = guard.points.at(-1);
  const isBounce = guard.rule === 'bounces';
  const isLate = tripped && last && last.count > tripped.count;
  const firstOfDay = new Map<string, Guard['points'][number]>();
  for (const point of guard.points) {
    const day = dayIn(point.at, dates.timeZone);
    if (!firstOfDay.has(day)) firstOfDay.set(day, point);
  }
  const points = guard.points.map(({ sent, count }) => ({ of: sent, count }));
  return (
    <ChartPanel
      title={t(isBounce ? 'guard.rateBounces' : 'guard.rateComplaints')}
      beside={t('guard.interval', { low: formatDecimals(low * 100, 1), high: formatShare(high) })}
      legend={[
        { word: t(isBounce ? 'guard.aBounce' : 'guard.aComplaint'), mark: 'ring' },
        { word: t('guard.tripped'), mark: 'red' },
      ]}
      table={{
        head: [
          t('log.time'),
          t('overview.sent'),
          t(isBounce ? 'guard.bounced' : 'guard.complained'),
          t('overview.rate'),
        ],
        rows: guard.points.map(({ at, sent, count }) => [at, sent, count, formatShare(count / Math.max(1, sent))]),
      }}
      fileName={t('guard.file')}
    >
      <RateChart
        label={t(isBounce ? 'guard.rateBounces' : 'guard.rateComplaints')}
        height={HEIGHT}
        points={points}
        limit={{ share: guard.max, word: t('guard.guardAt', { share: shortShare(guard.max) }) }}
        tripped={
          tripped && {
            point: { of: tripped.sent, count: tripped.count },
            word: t('guard.stopped', { at: dates.moment(guard.at), count: tripped.count, sent: tripped.sent }),
          }
        }
        late={isLate ? t('guard.late', { share: formatShare(last.count / Math.max(1, last.sent)) }) : undefined}
        ticks={[...firstOfDay].map(([day, point]) => ({ of: point.sent, word: dates.calendarDay(day) }))}
        percent={shortShare}
      />
    </ChartPanel>
  );
}

const CATEGORY_TONES: Record<string, Tone> = {
  VALID: 'green',
  UNKNOWN: 'amber',
  INVALID: 'red',
  DOMAIN_ERROR: 'violet',
};

function Evidence({ guard }: { guard: Guard }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const category = useCategoryName();
  const head = [
    t(guard.rule === 'bounces' ? 'guard.bounced' : 'guard.complained'),
    t('guard.lead'),
    t('guard.words'),
    t('guard.was'),
    t('guard.now'),
  ];
  const now = (isSuppressed: boolean) => t(isSuppressed ? 'guard.suppressed' : 'guard.notAddress');
  return (
    <section className={styles.evidence}>
      <Row as="header" height={48} pad="0 6">
        <h2>{t('guard.evidence')}</h2>
        <span className="muted small">{t('guard.kept')}</span>
        <Button
          text
          small
          icon={<Download size={14} />}
          onClick={() =>
            downloadCsv(t('guard.file'), [
              [...head, t('export.email')],
              ...guard.evidence.map((each) => [
                each.at,
                `${each.name}, ${each.company}`,
                `${each.code} ${each.words}`,
                category.name(each.category),
                now(each.isSuppressed),
                each.email,
              ]),
            ])
          }
        >
          {t('guard.asCsv', { count: guard.evidence.length })}
        </Button>
      </Row>
      <PlainTable>
        <HeadRow words={head} />
        <tbody>
          {guard.evidence.map((each) => (
            <tr key={`${each.leadId} ${each.at}`}>
              <td className="secondary">{dates.moment(each.at)}</td>
              <td>
                <div className="medium ellipsis">{each.name || each.email}</div>
                <div className="muted small ellipsis">{each.company}</div>
              </td>
              <td>
                <div className="mono">{each.code}</div>
                <div className="muted small ellipsis" title={each.words}>
                  {each.words}
                </div>
              </td>
              <td>
                <Tag tone={CATEGORY_TONES[each.category] ?? 'grey'}>{category.name(each.category)}</Tag>
              </td>
              <td className={each.isSuppressed ? 'secondary' : undefined}>{now(each.isSuppressed)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </section>
  );
}
