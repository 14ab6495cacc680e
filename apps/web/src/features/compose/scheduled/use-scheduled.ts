import type { Delivery } from '@outrider/contract/compose/delivery';
import { LOCALES } from '@outrider/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../i18n/i18n.ts';
import { dateFormatter } from '../../../platform/time/date-formatter.ts';
import { formatWeekday } from '../../../platform/time/format-time.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useDates } from '../../../ui/dates.tsx';
import { refreshScheduled, scheduledQuery } from '../compose-queries.ts';
import { cancelScheduled, moveScheduled, sendScheduledNow } from '../delivery-server.ts';
import { openDraftMail } from '../open-mail.ts';
import { timeUntil } from './time-until.ts';

const DAY_MS = 86_400_000;

/** The mails that wait, and what can be done with each. */
export function useScheduled() {
  const { t } = useTranslation('compose');
  const dates = useDates();
  const list = useQuery(scheduledQuery);
  const [busy, setBusy] = useState<string>();
  const deliveries = list.data ?? [];

  const run = async ({ deliveryId }: Delivery, work: () => Promise<string>) => {
    if (busy !== undefined) return;
    setBusy(deliveryId);
    try {
      toasts.show({ kind: 'info', text: await work(), id: 'scheduled' });
    } catch {
      // The call has said why.
    } finally {
      setBusy(undefined);
      void refreshScheduled();
    }
  };
  const stop = async (delivery: Delivery, then: (draftId: string) => Promise<unknown>) => {
    const { outcome, draftId } = await cancelScheduled(delivery.deliveryId);
    if (outcome === 'leaving') return t('scheduled.leaving');
    await then(draftId);
    return t('scheduled.stopped');
  };
  const groupOf = ({ deliverAt, state, kind }: Delivery): string => {
    if (state === 'doubt' || kind !== 'schedule') return t('scheduled.stuck');
    if (dates.isToday(deliverAt)) return t('scheduled.today');
    if (dates.day(deliverAt) === dates.day(new Date(nowMs() + DAY_MS))) return t('scheduled.tomorrow');
    return dateFormatter(LOCALES[languageNow()], { month: 'long', timeZone: dates.timeZone }).format(
      new Date(deliverAt),
    );
  };
  const untilWords = (deliverAt: string) => {
    const until = timeUntil(Date.parse(deliverAt), nowMs());
    if (until.unit === 'overdue') return t('scheduled.overdue');
    return t('scheduled.in', {
      time: until.unit === 'days' ? t('scheduled.days', until) : t(`scheduled.${until.unit}`, until),
    });
  };
  return {
    list,
    busy,
    deliveries,
    groupOf,
    untilWords,
    /** The day under the hour. */
    dayWords: ({ deliverAt }: Delivery) =>
      dates.isToday(deliverAt)
        ? untilWords(deliverAt)
        : `${formatWeekday(deliverAt, { timeZone: dates.timeZone, language: languageNow() })}, ${dates.day(deliverAt)}`,
    edit: (delivery: Delivery) =>
      void run(delivery, () => stop(delivery, (draftId) => openDraftMail({ draftId }, dates.timeZone))),
    cancel: (delivery: Delivery) => void run(delivery, () => stop(delivery, async () => {})),
    sendNow: (delivery: Delivery) =>
      void run(delivery, async () => {
        await sendScheduledNow(delivery.deliveryId);
        return t('scheduled.sentNow');
      }),
    move: (delivery: Delivery, at: string, zone: string) =>
      void run(delivery, async () => {
        const isMoved = await moveScheduled(delivery.deliveryId, at, zone);
        return isMoved ? t('scheduled.moved', { at: dates.moment(at) }) : t('scheduled.leaving');
      }),
  };
}
