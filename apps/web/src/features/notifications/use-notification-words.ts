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
        const name = facts.name || facts.email || t('told.somebody');
        const title = facts.label === 'question' ? t('told.question', { name }) : t('told.interested', { name });
        return { title, detail: [facts.subject, facts.campaign].filter(Boolean).join(' · ') };
      }
      case 'mailboxError':
        return { title: t('told.mailboxError', { email: facts.email }), detail: facts.words };
      case 'guardRail': {
        const values = { count: formatNumber(facts.count), sent: formatNumber(facts.sent) };
        const detail = facts.rule === 'complaints' ? t('told.complaints', values) : t('told.bounces', values);
        return { title: t('told.guardRail', { campaign: facts.campaign }), detail };
      }
      case 'campaignFinished': {
        const values = { replied: formatNumber(facts.replied), leads: formatNumber(facts.leads) };
        return { title: t('told.finished', { campaign: facts.campaign }), detail: t('told.answered', values) };
      }
      case 'verificationDone': {
        const values = { valid: formatNumber(facts.valid), total: formatNumber(facts.total) };
        const title = facts.name === '' ? t('told.verified') : t('told.verifiedNamed', { name: facts.name });
        return { title, detail: t('told.valid', values) };
      }
      case 'quotaNearlyUsed': {
        const values = { used: formatNumber(facts.used), total: formatNumber(facts.total) };
        return {
          title: t('told.quota', { quota: t(`shell:usage.${facts.quotaType}`) }),
          detail: t('told.used', values),
        };
      }
      case 'searchHeld':
        return {
          title: t('told.searchHeld', { name: facts.name }),
          detail: t('told.noRoom', { quota: t(`shell:usage.${facts.quotaType}`) }),
        };
      case 'paymentDisputed':
        return {
          title: t('told.disputed', { invoice: facts.invoice }),
          detail: t(`told.dispute.${facts.state}`, { sum: showMoney(facts.amount) }),
        };
    }
  };
}
