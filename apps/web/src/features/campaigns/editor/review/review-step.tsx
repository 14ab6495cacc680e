import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCampaign } from '../../../../api/campaigns/campaign-keys.ts';
import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Text } from '../../../../ui/layout/layout.tsx';
import { ListFailed, ListWaiting } from '../../../../ui/table/list-states.tsx';
import { ForecastDay } from '../../shared/forecast/forecast-day.tsx';
import type { Step } from '../draft/check-step.ts';
import { useCampaignId, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { useForecast } from '../use-forecast.ts';
import { CheckSide } from './check-side.tsx';
import { DaysChart } from './days-chart.tsx';
import styles from './review-step.module.css';
import { useExpectedReplies } from './use-expected-replies.ts';

/** What a launch would meet, and what would go out then. */
export function ReviewStep({ onStep }: { onStep: (step: Step) => void }) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const { data: forecast, error, isFetching, refetch } = useForecast();
  // What is shown beside the forecast is read from what is saved.
  useEffect(() => {
    if (campaignId !== undefined && revision > 0) void refreshCampaign(campaignId);
  }, [campaignId, revision]);
  return (
    <div className={`${shared.columns} ${styles.step}`}>
      <CheckSide forecast={forecast} onStep={onStep} />
      <section aria-label={t('review.forecast')}>
        {error && !forecast && (
          <ListFailed
            message={error.message}
            hint={t('list.failedHint')}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !forecast && <ListWaiting />}
        {forecast && campaignId !== undefined && <Outlook campaignId={campaignId} forecast={forecast} />}
      </section>
    </div>
  );
}

function Outlook({ campaignId, forecast }: { campaignId: string; forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay, day } = useDates();
  const [chosen, setChosen] = useState<string>();
  const replies = useExpectedReplies(forecast);
  const firstDay = forecast.days.find(({ mails }) => mails > 0)?.day;
  const shown = forecast.days.some((each) => each.day === chosen) ? chosen : firstDay;
  const facts = [
    { name: t('review.firstRound'), value: forecast.firstRoundDone ? day(forecast.firstRoundDone) : MISSING },
    {
      name: t('review.allRounds'),
      value: forecast.last === null ? MISSING : forecast.goesOn ? t('review.goesOn') : day(forecast.last),
    },
    {
      name: t('review.busiest'),
      value: forecast.busiest
        ? t('review.busiestDay', {
            number: formatNumber(forecast.busiest.mails),
            day: calendarDay(forecast.busiest.day),
          })
        : MISSING,
    },
    { name: t('review.held'), value: t('leads.count', { count: forecast.held, number: formatNumber(forecast.held) }) },
    replies,
  ];
  return (
    <>
      {firstDay !== undefined && <DaysChart forecast={forecast} />}
      <Grid as="dl" rigid border="top" className={styles.facts}>
        {facts.map(({ name, value }) => (
          <Box pad="2.5 6" border="left" key={name}>
            <Text as="dt" tone="muted" size={12} leading={16}>
              {name}
            </Text>
            <Text as="dd" weight={600}>
              {value}
            </Text>
          </Box>
        ))}
      </Grid>
      {shown !== undefined ? (
        <ForecastDay campaignId={campaignId} forecast={forecast} day={shown} onDay={setChosen} />
      ) : (
        <p className={`muted ${shared.pad}`}>{t('review.nothing')}</p>
      )}
    </>
  );
}
