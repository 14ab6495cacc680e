import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import { NumberedSteps } from './numbered-steps.tsx';
import { READY_AFTER_DAYS, sendingDay } from './weekdays.ts';

/** From the log-in to the first campaign. */
export function WhatHappens() {
  const { t } = useTranslation('accounts-add');
  const { calendarDay, timeZone } = useDates();
  const day = calendarDay(sendingDay(new Date(), timeZone, READY_AFTER_DAYS));
  const whens = {
    login: t('then.login.when'),
    checks: t('then.checks.when'),
    warmup: t('then.warmup.when'),
    ready: t('then.ready.when', { day }),
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
