import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../../ui/lazy/part-on-press.ts';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { type Change, changeName, changeValue } from './change-words.ts';
import styles from './changes-tab.module.css';
import { CompareForecasts } from './compare-forecasts.tsx';

const LaunchSide = partOnPress(async () => (await import('./launch-side.tsx')).LaunchSide, 'launch-check');

/** What is different from the version that ran, and what a launch makes of it. */
export function ChangesTab({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const query = useQuery(changesQuery(campaign.campaignId));
  const { data } = query;
  if (query.error && !data) {
    return <QueryFailed query={query} hint={t('list.failedHint')} />;
  }
  if (!data) return <ListWaiting />;
  return (
    <Grid grow minHeight={0} className={styles.tab}>
      <Box minHeight={0} scrolls>
        <Row as="header" height={48} pad="0 6">
          <Text as="h2" weight={600}>
            {t('changes.title')}
          </Text>
          {data.since && <span className="muted small">{t('changes.against', { at: dates.since(data.since) })}</span>}
        </Row>
        {data.changes.length === 0 ? (
          <Box as="p" pad="0 6 4" className="muted">
            {t('changes.none')}
          </Box>
        ) : (
          <ChangeTable changes={data.changes} />
        )}
        <CompareForecasts campaignId={campaign.campaignId} />
      </Box>
      <LaunchSide campaign={campaign} />
    </Grid>
  );
}

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('campaigns');
  const { wholeDay } = useDates();
  const words = { t, wholeDay };
  return (
    <PlainTable className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('changes.where')}</th>
          <th scope="col">{t('changes.before')}</th>
          <th scope="col" aria-hidden />
          <th scope="col">{t('changes.now')}</th>
          <th scope="col">{t('changes.touches')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.where} ${change.what} ${change.round} ${change.variant}`}>
            <td>
              <div className="medium">{changeName(change, t)}</div>
              <div className="muted small">{t(`changes.places.${change.where}`)}</div>
            </td>
            <td>
              <del className={styles.value} title={change.before}>
                {changeValue(change, change.before, words)}
              </del>
            </td>
            <td>
              <ArrowRight size={14} aria-hidden />
            </td>
            <td className="medium">
              <div className={styles.value} title={change.now}>
                {changeValue(change, change.now, words)}
              </div>
            </td>
            <td className="secondary">
              {change.touches === null
                ? t('changes.everyMail')
                : t('changes.leads', { count: change.touches, number: formatNumber(change.touches) })}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
