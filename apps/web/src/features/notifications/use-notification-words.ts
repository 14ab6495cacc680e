import type { NotificationFacts } from '@outrider/contract/notifications';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/format.ts';
import { showMoney } from '../../platform/money.ts';

export type NotificationWords = { title: string; detail: string };

/** What a notification says, in the reader's language. */
export function useNotificationWords(): (facts: NotificationFacts) => NotificationWords {
  const { t } = useTranslation(['notifications', 'shell']);
  return (facts) => {
    switch (facts.kind) {
      case 'interestedReply': {
        const name = facts.name || facts.email || t('event.someone');
        const title = facts.label === 'question' ? t('event.question', { name }) : t('event.interested', { name });
        return { title, detail: [facts.subject, facts.campaign].filter(Boolean).join(' · ') };
      }
      case 'mailboxError':
        return { title: t('event.mailboxError', { email: facts.email }), detail: facts.words };
      case 'guardRail': {
        const values = { count: formatNumber(facts.count), sent: formatNumber(facts.sent) };
        const detail = facts.rule === 'complaints' ? t('event.complaints', values) : t('event.bounces', values);
        return { title: t('event.guardRail', { campaign: facts.campaign }), detail };
      }
      case 'campaignFinished': {
        const values = { replied: formatNumber(facts.replied), leads: formatNumber(facts.leads) };
        return { title: t('event.finished', { campaign: facts.campaign }), detail: t('event.answered', values) };
      }
      case 'verificationDone': {
        const values = { valid: formatNumber(facts.valid), total: formatNumber(facts.total) };
        const title = facts.name === '' ? t('event.verified') : t('event.verifiedNamed', { name: facts.name });
        return { title, detail: t('event.valid', values) };
      }
      case 'quotaNearlyUsed': {
        const values = { used: formatNumber(facts.used), total: formatNumber(facts.total) };
        return {
          title: t('event.quota', { quota: t(`shell:usage.${facts.quotaType}`) }),
          detail: t('event.used', values),
        };
      }
      case 'searchHeld':
        return {
          title: t('event.searchHeld', { name: facts.name }),
          detail: t('event.noRoom', { quota: t(`shell:usage.${facts.quotaType}`) }),
        };
      case 'paymentDisputed':
        return {
          title: t('event.disputed', { invoice: facts.invoice }),
          detail: t(`event.dispute.${facts.state}`, { sum: showMoney(facts.amount) }),
        };
    }
  };
}
