import { maySendOnceConnected } from '@outrider/send-planner/may-send';
import { useTranslation } from 'react-i18next';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { NumberedSteps } from './numbered-steps.tsx';

/** From the log-in to the first campaign. */
export function WhatHappens() {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const { sendingDays, partnersNeeded, readyAtBest } = maySendOnceConnected(worldNow(), timeZone);
  const whens = {
    login: t('then.login.when'),
    checks: t('then.checks.when'),
    warmup: t('then.warmup.when', { days: sendingDays }),
    ready: t('then.ready.when', { day: calendarDay(readyAtBest), partners: partnersNeeded }),
  };
  const steps = (['login', 'checks', 'warmup', 'ready'] as const).map((key) => ({
    key,
    state: 'plain' as const,
    title: t(`then.${key}.title`),
    hint: t(`then.${key}.hint`),
    when: whens[key],
  }));
  return (
    <>
      <h2>{t('then.title')}</h2>
      <NumberedSteps label={t('then.title')} steps={steps} />
    </>
  );
}
