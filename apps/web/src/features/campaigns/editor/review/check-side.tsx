import type { LaunchFinding } from '@outrider/contract/campaigns/operate';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Check, CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { formatWeekday } from '../../../../platform/format-time.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { useFindingWords } from '../../shared/finding-words.ts';
import { usePlaces } from '../../shared/places.ts';
import type { Step } from '../draft/check-step.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useCampaignId, useDraft, useEditor, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { checkQuery, type Forecast } from '../editor-queries.ts';
import { SetDefault } from '../sequence/set-default.tsx';
import { useLeadSummary } from '../use-lead-summary.ts';
import { counted } from '../words.ts';
import { placeToFix } from './place-to-fix.ts';
import styles from './review-step.module.css';

const ICONS = { error: CircleX, warning: TriangleAlert, ok: CircleCheck };
const TONES = { error: shared.red, warning: shared.amber, ok: shared.green };
const ORDER: readonly LaunchFinding['severity'][] = ['error', 'warning', 'ok'];

type CheckSideProps = { forecast: Forecast | undefined; onStep: (step: Step) => void };

/** Everything a launch would meet, worst first, each with the way to mend it. */
export function CheckSide({ forecast, onStep }: CheckSideProps) {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const query = useQuery({ ...checkQuery(campaignId ?? '', revision), enabled: campaignId !== undefined });
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
      <div className={styles.ready} role="status">
        <span className={styles.badge} data-blocks={!mayLaunch || undefined}>
          {mayLaunch ? <Check size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
        </span>
        <div>
          <h2>{t(mayLaunch ? 'review.ready' : 'review.notReady')}</h2>
          <p className="muted small">
            {[
              mayLaunch ? t('review.noneBlocks') : t('review.blocks', { count: count('error') }),
              t('review.warnings', { count: count('warning') }),
              t('review.fine', { count: count('ok') }),
            ].join(t('comma'))}
          </p>
        </div>
      </div>
      <ul className={styles.findings}>
        {ORDER.map((severity) => (
          <Fragment key={severity}>
            {severity === 'warning' && <UnknownAddresses />}
            {findings
              .filter((finding) => finding.severity === severity)
              .map((finding) => (
                <Finding key={finding.check} finding={finding} onStep={onStep} />
              ))}
          </Fragment>
        ))}
        <Standing />
      </ul>
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
  const place = finding.severity === 'ok' || lacks !== '' ? undefined : placeToFix(finding.check);
  return (
    <li>
      <Icon size={16} strokeWidth={1.5} aria-hidden className={TONES[finding.severity]} />
      <div className={styles.words}>
        <div className={finding.severity === 'ok' ? undefined : 'medium'}>{title}</div>
        {hint !== '' && <div className="muted small">{hint}</div>}
      </div>
      {lacks !== '' && <SetDefault name={lacks} isButton />}
      {place === 'mailboxes' && (
        <Link to={places.mailboxes(String(finding.values.email ?? ''))}>
          <Button size="small">{t('review.fix.mailboxes')}</Button>
        </Link>
      )}
      {place !== undefined && place !== 'mailboxes' && (
        <Button size="small" onClick={() => onStep(place)}>
          {t(`review.fix.${place}`)}
        </Button>
      )}
    </li>
  );
}

/** Addresses nobody vouches for go last; somebody may rather hold them. */
function UnknownAddresses() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const rule = useDraft(({ settings }) => settings.addresses.unknown);
  const summary = useLeadSummary();
  const unknown = summary?.byCategory.UNKNOWN ?? 0;
  if (unknown === 0) return null;
  const other = rule === 'hold' ? 'sendLast' : 'hold';
  return (
    <li>
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className={shared.amber} />
      <div className={styles.words}>
        <div className="medium">{t('review.unknown', counted(unknown))}</div>
        <div className="muted small">{t(`review.unknownRule.${rule}`)}</div>
      </div>
      <Button size="small" onClick={() => editor.change(changeSettings('addresses', { unknown: other }))}>
        {t(`review.unknownDo.${other}`)}
      </Button>
    </li>
  );
}

/** What always holds, and what was chosen beside it. */
function Standing() {
  const { t } = useTranslation('campaign-editor');
  const { stops, tracking } = useDraft(({ settings }) => settings);
  const also = [stops.onCompanyReply && t('review.alsoCompany'), stops.onClick && t('review.alsoClick')].filter(
    Boolean,
  );
  const lines = [
    { title: t('review.stops'), hint: also.length > 0 ? also.join(t('comma')) : t('review.onlyThese') },
    {
      title: t('review.machines'),
      hint: tracking.opens ? t(`review.unknownOpens.${tracking.unknownOpens}`) : t('review.opensOff'),
    },
  ];
  return lines.map(({ title, hint }) => (
    <li key={title}>
      <CircleCheck size={16} strokeWidth={1.5} aria-hidden className={shared.green} />
      <div className={styles.words}>
        <div>{title}</div>
        <div className="muted small">{hint}</div>
      </div>
    </li>
  ));
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
    <dl className={styles.sum}>
      <dt>{t('review.inAll')}</dt>
      <dd>{t('review.about', { number: formatNumber(mails) })}</dd>
      <dt>{t('review.ofPlan')}</dt>
      <dd>
        {quota.left === null
          ? formatNumber(quota.thisMonth)
          : t('review.planLeft', { number: formatNumber(quota.thisMonth), left: formatNumber(quota.left) })}
      </dd>
      <dt>{t('review.firstMail')}</dt>
      <dd>{firstWords}</dd>
    </dl>
  );
}
