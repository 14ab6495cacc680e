import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changesQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Text } from '../../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../../ui/lazy/part-on-press.ts';
import { type Change, changeName, changeValue } from '../changes/change-words.ts';
import { CompareForecasts } from '../changes/compare-forecasts.tsx';
import { useUndoChanges } from '../use-undo-changes.ts';
import { PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

const LaunchSide = partOnPress(async () => (await import('../changes/launch-side.tsx')).LaunchSide, 'launch-check');

/** What is different from the version that ran, and what a launch makes of it. */
export function PhoneChanges({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const query = useQuery(changesQuery(campaign.campaignId));
  const { mutate: undo, isPending } = useUndoChanges(campaign);
  const { data } = query;
  return (
    <>
      <PhoneListState query={query} />
      {data && (
        <>
          <Grid gap={3} pad={4}>
            <h2 className="strong">{t('changes.title')}</h2>
            {data.since && <span className="muted small">{t('changes.against', { at: dates.since(data.since) })}</span>}
            {data.changes.length === 0 ? (
              <p className="muted">{t('changes.none')}</p>
            ) : (
              <Button block busy={isPending} icon={<Undo2 size={16} />} onClick={() => undo()}>
                {t('changes.undo')}
              </Button>
            )}
          </Grid>
          <ul>
            {data.changes.map((change) => (
              <Box
                as="li"
                border="top"
                key={`${change.where} ${change.what} ${change.round} ${change.variant}`}
                className={styles.line}
              >
                <ChangeLine change={change} />
              </Box>
            ))}
          </ul>
          <CompareForecasts campaignId={campaign.campaignId} />
          <LaunchSide campaign={campaign} />
        </>
      )}
    </>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const { t } = useTranslation('campaigns');
  const { wholeDay } = useDates();
  const words = { t, wholeDay };
  return (
    <>
      <span className="medium">{changeName(change, t)}</span>
      <Text breaks>
        <del className="muted">{changeValue(change, change.before, words)}</del>{' '}
        <ArrowRight size={14} aria-hidden className={styles.inText} /> {changeValue(change, change.now, words)}
      </Text>
      <span className="muted small">
        {t(`changes.places.${change.where}`)},{' '}
        {change.touches === null
          ? t('changes.everyMail')
          : t('changes.leads', { count: change.touches, number: formatNumber(change.touches) })}
      </span>
    </>
  );
}
