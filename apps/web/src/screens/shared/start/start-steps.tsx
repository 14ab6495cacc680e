import type { FirstSteps } from '@outrider/contract/first-steps';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { campaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { shortAddresses } from '../../../features/first-steps/short-addresses.ts';
import { type ShownStep, StepList } from '../../../features/first-steps/step-list.tsx';
import { type FirstStep, minutesLeft, type StepKey } from '../../../features/first-steps/steps-of.ts';
import { config } from '../../../platform/app-config.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { type ByHand, StepBody } from './step-bodies.tsx';
import type { useStart } from './use-start.ts';

type StartStepsProps = {
  start: ReturnType<typeof useStart>;
  facts: FirstSteps;
  steps: readonly FirstStep[];
  byHand: ByHand;
};

/** How far one is, and what to do next: with one click, or by hand. */
export function StartSteps({ start, facts, steps, byHand }: StartStepsProps) {
  const { t } = useTranslation('first-steps');
  const { since } = useDates();
  const hintOf = useHints(start, facts);
  const done = steps.filter(({ isDone }) => isDone).length;
  const progress = t('progress', { done, total: steps.length });
  const shown = steps.map(
    (step): ShownStep => ({
      key: step.key,
      title: titleOf(step.key, t),
      hint: hintOf(step),
      isDone: step.isDone,
      time: step.at === null ? undefined : since(step.at),
      children: <StepBody step={step} start={start} facts={facts} byHand={byHand} />,
    }),
  );
  return (
    <Grid aria-label={t('list')} as="section" gap={3}>
      <Row align="baseline" spread>
        <Text size={16} weight={600} leading={24} role="status">
          {progress}
        </Text>
        <span className="muted small">
          {done === steps.length ? t('allDone') : t('left', { count: minutesLeft(steps) })}
        </span>
      </Row>
      <Bar label={progress} value={done} total={steps.length} thick />
      <StepList label={t('list')} doneWord={t('done')} steps={shown} next={start.next} />
    </Grid>
  );
}

type Translate = ReturnType<typeof useTranslation<'first-steps'>>['t'];
const isLive = () => config.world === 'live';

function titleOf(key: StepKey, t: Translate): string {
  if (isLive() && (key === 'mailboxes' || key === 'people' || key === 'launch')) return t(`${key}.liveTitle`);
  return t(`${key}.title`);
}

/** What is to know about a step before it is done, and what came of it. */
function useHints({ practice, isArriving }: ReturnType<typeof useStart>, facts: FirstSteps) {
  const { t } = useTranslation('first-steps');
  const { mailboxes, contacts, campaign, replies } = facts;
  const isRunning = campaign?.launchedAt != null;
  const { data: running } = useQuery({ ...campaignQuery(campaign?.campaignId ?? ''), enabled: isRunning });
  const name = campaign?.name ?? '';
  return ({ key, isDone }: FirstStep): string => {
    switch (key) {
      case 'mailboxes':
        if (isDone)
          return t('mailboxes.doneHint', { emails: shortAddresses(mailboxes.emails), count: mailboxes.count });
        return t(isLive() ? 'mailboxes.liveHint' : 'mailboxes.hint');
      case 'records':
        if (isDone) return t('records.doneHint');
        return mailboxes.failing > 0 ? t('records.failingHint', { count: mailboxes.failing }) : t('records.hint');
      case 'people':
        if (isArriving && practice) return t('people.arriving', practice.people);
        if (isDone) return t('people.doneHint', { count: contacts.count });
        return t(isLive() ? 'people.liveHint' : 'people.hint');
      case 'verification':
        return t(isDone ? 'verification.doneHint' : 'verification.hint');
      case 'campaign':
        return isDone ? t('campaign.doneHint', { name, count: campaign?.rounds ?? 0 }) : t('campaign.hint');
      case 'launch':
        if (isDone) return t('launch.doneHint', { name });
        if (isLive()) return t('launch.liveHint');
        return campaign ? t('launch.hint', { name }) : t('launch.needsCampaign');
      case 'watch':
        if (!running) return t('watch.before');
        return t('watch.hint', {
          sent: formatNumber(running.totals.sentTo),
          leads: formatNumber(running.totals.leads),
          replied: formatNumber(running.totals.replied),
        });
      case 'answer':
        if (isDone) return t('answer.doneHint', { count: replies.answered });
        if (!replies.next) return t('answer.before');
        return t(replies.next.label === 'interested' ? 'answer.hintInterested' : 'answer.hint', replies.next);
    }
  };
}
