import type { Language } from '@outrider/contract/languages';

type QuoteWords = Record<'title' | 'made' | 'holds' | 'monthly' | 'renewal' | 'mailboxes', string>;

/** What a quote on paper says beside its lines. */
export const QUOTE_WORDS: Record<Language, QuoteWords> = {
  en: {
    title: 'Quote',
    made: 'Created {at}',
    holds: 'Valid until {at}',
    monthly: 'Every month from {day}: {sum}',
    renewal: 'On {day}, only if the domains are renewed: {sum}',
    mailboxes: 'Mailboxes: {addresses}',
  },
  zh: {
    title: '报价',
    made: '生成于 {at}',
    holds: '有效期至 {at}',
    monthly: '自 {day} 起每月：{sum}',
    renewal: '{day}，仅在续费域名时：{sum}',
    mailboxes: '邮箱：{addresses}',
  },
  de: {
    title: 'Angebot',
    made: 'Erstellt {at}',
    holds: 'Gültig bis {at}',
    monthly: 'Jeden Monat ab {day}: {sum}',
    renewal: 'Am {day}, nur wenn die Domains verlängert werden: {sum}',
    mailboxes: 'Postfächer: {addresses}',
  },
};
