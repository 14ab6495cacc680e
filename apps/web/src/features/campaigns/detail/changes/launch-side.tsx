import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { checkQuery, explainQuery, forecastQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { countGroups, GROUP_TONES } from '../../shared/lead-groups.ts';
import { usePlaces } from '../../shared/places.ts';
import { useFindingWords } from '../../shared/words/finding-words.ts';
import styles from './launch-side.module.css';

/** What is fine is only counted. */
const SPELLED_OUT = ['error', 'warning'] as const;
const ORDER = ['dueToday', 'waiting', 'notStarted', 'held', 'stopped'] as const;

/** What a launch makes of everybody, and what it would meet. */
export function LaunchSide({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { campaignId, totals } = campaign;
  const { data: explained } = useQuery(explainQuery(campaignId));
  const { data: forecast } = useQuery(forecastQuery(campaignId));
  const counts = countGroups(explained?.groups ?? []);
  const shown = ORDER.filter((group) => counts[group] > 0);
  return (
    <Stack as="aside" tall minHeight={0} surface="app" gap={0} className={styles.side}>
      <Box grow minHeight={0} scrolls pad="4 6" narrow={{ pad: '3.5 4' }}>
        <Text as="h2" below={1} size={16} leading={24} weight={600}>
          {t('changes.launchDoes')}
        </Text>
        <p className="secondary">{t('changes.inGroups', { number: formatNumber(explained?.leads ?? totals.leads) })}</p>
        <PartsBar
          label={shown.map((group) => `${t(`groups.${group}`)} ${counts[group]}`).join(', ')}
          parts={shown.map((group) => ({ key: group, mark: GROUP_TONES[group], value: counts[group] }))}
        />
        <Box as="dl" above={3}>
          {shown.map((group) => (
            <Grid columns="8px 1fr auto" align="center" gap="0 3" pad="2.5 0" border="top" key={group}>
              <Mark kind={GROUP_TONES[group]} />
              <Text as="dt" weight={500}>
                {t(`groups.${group}`)}
              </Text>
              <Text as="dd" weight={600} nums>
                {formatNumber(counts[group])}
              </Text>
              <Text as="dd" tone="muted" size={12} leading={16} className={styles.text}>
                {t(`changes.groupText.${group}`)}
              </Text>
            </Grid>
          ))}
        </Box>
        <LaunchCheck campaignId={campaignId} />
      </Box>
      {forecast?.first && (
        <footer>
          <span className="muted">{t('changes.firstMail')}</span>
          <span className="medium ellipsis">
            {dates.isToday(forecast.first.at) ? dates.time(forecast.first.at) : dates.moment(forecast.first.at)},{' '}
            {forecast.first.email}
          </span>
        </footer>
      )}
    </Stack>
  );
}

function LaunchCheck({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const places = usePlaces();
  const wordsOf = useFindingWords();
  const { data: check } = useQuery(checkQuery(campaignId));
  if (!check) return null;
  const count = (severity: string) => check.findings.filter((each) => each.severity === severity).length;
  const [errors, warnings, fine] = [count('error'), count('warning'), count('ok')];
  return (
    <section className={styles.check}>
      <h3>{t('changes.check')}</h3>
      {fine > 0 && <Tag tone="green">{t('changes.fine', { count: fine })}</Tag>}
      {warnings > 0 && <Tag tone="amber">{t('changes.toLookAt', { count: warnings })}</Tag>}
      {errors > 0 && <Tag tone="red">{t('changes.blocks', { count: errors })}</Tag>}
      <Link to={places.editor(campaignId, 'review')} className="link small">
        {t('changes.seeCheck')}
      </Link>
      <ul>
        {SPELLED_OUT.flatMap((severity) => check.findings.filter((each) => each.severity === severity)).map(
          (finding) => {
            const { title, hint } = wordsOf(finding);
            const Icon = finding.severity === 'error' ? CircleX : TriangleAlert;
            return (
              <li key={finding.check}>
                <Icon size={16} strokeWidth={1.5} aria-hidden className={styles[finding.severity]} />
                <div>
                  <div className="medium">{title}</div>
                  {hint !== '' && <div className="muted small">{hint}</div>}
                </div>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
