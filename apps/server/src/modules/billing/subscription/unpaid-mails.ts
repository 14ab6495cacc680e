import { fillIn, type Language } from '@outrider/contract/languages';
import { z } from 'zod';
import { noticeWriters } from '../../../platform/mail/notice-writers.ts';

const facts = z.object({
  total: z.string(),
  since: z.string(),
  until: z.string(),
  isReadOnly: z.enum(['true', 'false']),
});

type Words = Record<'subject' | 'first' | 'readOnlySubject' | 'readOnlyFirst' | 'kept' | 'action', string>;

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'Payment of {total} failed',
    first:
      'Your card was declined on {since}. Everything keeps working until {until}; after that, nothing new can be sent or started.',
    readOnlySubject: 'Sending stops until your invoice of {total} is paid',
    readOnlyFirst: 'The invoice of {since} is still unpaid, so campaigns do not send and nothing new can be started.',
    kept: 'Nothing is deleted. Once the invoice is paid, everything continues where it stopped.',
    action: 'Pay invoice',
  },
  zh: {
    subject: '您的账单 {total} 支付失败',
    first: '银行卡于 {since} 被拒绝。{until} 之前一切照常；之后将无法发送邮件或启动新任务。',
    readOnlySubject: '支付账单 {total} 之前将停止发送',
    readOnlyFirst: '{since} 的账单仍未支付，因此营销活动已停止发送，也无法启动新任务。',
    kept: '不会删除任何数据。支付后，一切将从停止处继续。',
    action: '支付账单',
  },
  de: {
    subject: 'Ihre Rechnung über {total} konnte nicht bezahlt werden',
    first:
      'Die Karte wurde am {since} abgelehnt. Bis {until} funktioniert alles wie gewohnt; danach wird nichts Neues gesendet oder gestartet.',
    readOnlySubject: 'Bis zur Zahlung Ihrer Rechnung über {total} wird nichts Neues gesendet',
    readOnlyFirst:
      'Die Rechnung vom {since} ist noch offen, daher stehen Kampagnen still und nichts Neues kann gestartet werden.',
    kept: 'Es wird nichts gelöscht. Sobald die Rechnung bezahlt ist, geht alles dort weiter, wo es aufgehört hat.',
    action: 'Rechnung bezahlen',
  },
};

export const billingMailWriters = noticeWriters('billing.unpaid', (given, language) => {
  const { isReadOnly, ...values } = facts.parse(given);
  const words = WORDS[language];
  const [subject, first] =
    isReadOnly === 'true' ? [words.readOnlySubject, words.readOnlyFirst] : [words.subject, words.first];
  return {
    subject: fillIn(language, subject, values),
    paragraphs: [fillIn(language, first, values), words.kept],
    action: words.action,
    path: '/setting/billing',
  };
});
