import type { LaunchCheck } from '@outrider/campaign-rules/check-launch';
import type { LaunchFinding } from '@outrider/contract/campaigns/operate';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Check, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { checkQuery, type Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { formatWeekday } from '../../../../platform/time/format-time.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { usePlaces } from '../../shared/places.ts';
import { useFindingWords } from '../../shared/words/finding-words.ts';
import type { Step } from '../draft/check-step.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useCampaignId, useDraft, useEditor, useEditorState } from '../draft/editor-context.ts';
import { SetDefault } from '../sequence/set-default.tsx';
import { placeToFix } from './place-to-fix.ts';
import styles from './review-step.module.css';

const ICONS = { error: CircleX, warning: TriangleAlert, ok: CircleCheck };
const TONES = { error: 'red', warning: 'amber', ok: 'green' };
const UNKNOWN = 'unknown' satisfies LaunchCheck;
const ORDER: readonly LaunchFinding['severity'][] = ['error', 'warning', 'ok'];

type CheckSideProps = { forecast: Forecast | undefined; onStep: (step: Step) => void };

/** Everything a launch would meet, worst first, each with the way to mend it. */
export function CheckSide({ forecast, onStep }: CheckSideProps) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const query = useQuery({ ...checkQuery(campaignId ?? '', revision), enabled: campaignId !== undefined });
  const rules = useAlwaysApplied();
  if (query.error) {
    return (
      <section>
        <QueryFailed query={query} hint={t('list.failedHint')} />
      </section>
    );
  }
  if (!query.data) {
    return (
      <section>
        <ListWaiting />
      </section>
    );
  }
  const { findings, mayLaunch } = query.data;
  const count = (severity: LaunchFinding['severity']) => findings.filter((each) => each.severity === severity).length;
  return (
    <section aria-label={t('review.check')}>
      <Row rigid gap={3} pad="5 6 4" className={styles.ready} role="status">
        <Grid
          as="span"
          align="center"
          items="center"
          width={32}
          height={32}
          rounded="full"
          surface="green"
          tone="green"
          className={styles.badge}
          data-blocks={!mayLaunch || undefined}
        >
          {mayLaunch ? <Check size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
        </Grid>
        <div>
          <h2>{t(mayLaunch ? 'review.ready' : 'review.notReady')}</h2>
          <p className="muted small">
            {[
              mayLaunch ? t('review.noneBlocks') : t('review.blocks', { count: count('error') }),
              t('review.warnings', { count: count('warning') }),
              t('review.fine', { count: count('ok') + rules.length }),
            ].join(t('comma'))}
          </p>
        </div>
      </Row>
      <Box as="ul" grow minHeight={0} overflow="auto" className={styles.findings}>
        {findings
          .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
          .map((finding) => (
            <Finding key={finding.check} finding={finding} onStep={onStep} />
          ))}
        {rules.map(({ title, hint }) => (
          <li key={title}>
            <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="green" />
            <Box grow minWidth={0}>
              <div>{title}</div>
              <div className="muted small">{hint}</div>
            </Box>
          </li>
        ))}
      </Box>
      {forecast && <Sum forecast={forecast} />}
    </section>
  );
}

function Finding({ finding, onStep }: { finding: LaunchFinding; onStep: (step: Step) => void }) {
  const { t } = useTranslation('campaign-editor');
  const places = usePlaces();
  const { title, hint } = useFindingWords()(finding);
  const Icon = ICONS[finding.severity];
  const lacks = finding.finding === 'variablesMissing' ? String(finding.values.variable ?? '') : '';
  const isUnknown = finding.check === UNKNOWN && finding.severity === 'warning';
  const place = finding.severity === 'ok' || lacks !== '' || isUnknown ? undefined : placeToFix(finding.check);
  // A launch that this keeps from going out leads here.
  const blocks = finding.severity === 'error' ? { tabIndex: -1, 'data-lacking': true } : {};
  return (
    <li {...blocks}>
      <Icon size={16} strokeWidth={1.5} aria-hidden className={TONES[finding.severity]} />
      <Box grow minWidth={0}>
        <div className={finding.severity === 'ok' ? undefined : 'medium'}>{title}</div>
        {hint !== '' && <div className="muted small">{hint}</div>}
      </Box>
      {lacks !== '' && <SetDefault name={lacks} isButton />}
      {isUnknown && <SwapUnknown />}
      {place === 'mailboxes' && (
        <Link to={places.mailboxes(String(finding.values.email ?? ''))}>
          <Button small>{t('review.fix.mailboxes')}</Button>
        </Link>
      )}
      {place !== undefined && place !== 'mailboxes' && (
        <Button small onClick={() => onStep(place)}>
          {t(`review.fix.${place}`)}
        </Button>
      )}
    </li>
  );
}

/** Addresses nobody vouches for go last; the user may rather hold them. */
function SwapUnknown() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const rule = useDraft(({ settings }) => settings.addresses.unknown);
  const other = rule === 'hold' ? 'sendLast' : 'hold';
  return (
    <Button small onClick={() => editor.change(changeSettings('addresses', { unknown: other }))}>
      {t(`review.unknownDo.${other}`)}
    </Button>
  );
}

/** What always holds, and what was chosen beside it. */
function useAlwaysApplied(): { title: string; hint: string }[] {
  const { t } = useTranslation('campaign-editor');
  const { stops, tracking } = useDraft(({ settings }) => settings);
  const also = [stops.onCompanyReply && t('review.alsoCompany'), stops.onClick && t('review.alsoClick')].filter(
    Boolean,
  );
  return [
    { title: t('review.stops'), hint: also.length > 0 ? also.join(t('comma')) : t('review.onlyThese') },
    {
      title: t('review.machines'),
      hint: tracking.opens ? t(`review.unknownOpens.${tracking.unknownOpens}`) : t('review.opensOff'),
    },
  ];
}

function Sum({ forecast: { mails, quota, first } }: { forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const { timeZone, moment } = useDates();
  const firstWords = first
    ? t('review.firstAt', {
        weekday: formatWeekday(first.at, { timeZone, language: languageNow() }),
        moment: moment(first.at),
      })
    : MISSING;
  return (
    <Grid
      as="dl"
      rigid
      columns="auto 1fr"
      gap="1.5 2"
      border="top"
      surface="app"
      pad="3.5 6"
      narrow={{ pad: '3.5 4' }}
      className={styles.sum}
    >
      <Text as="dt" tone="muted" whiteSpace="nowrap">
        {t('review.inAll')}
      </Text>
      <Text as="dd" weight={500} textAlign="right" whiteSpace="nowrap">
        {t('review.about', { number: formatNumber(mails) })}
      </Text>
      <Text as="dt" tone="muted" whiteSpace="nowrap">
        {t('review.ofPlan')}
      </Text>
      <Text as="dd" weight={500} textAlign="right" whiteSpace="nowrap">
        {quotaWords(quota, t)}
      </Text>
      <Text as="dt" tone="muted" whiteSpace="nowrap">
        {t('review.firstMail')}
      </Text>
      <Text as="dd" weight={500} textAlign="right" whiteSpace="nowrap">
        {firstWords}
      </Text>
    </Grid>
  );
}

function quotaWords({ thisMonth, left }: Forecast['quota'], t: TFunction<'campaign-editor'>): string {
  const number = formatNumber(thisMonth);
  if (left === null) return number;
  return thisMonth > left
    ? t('review.planTooSmall', { number, left: formatNumber(left) })
    : t('review.planLeaves', { number, left: formatNumber(left - thisMonth) });
}
