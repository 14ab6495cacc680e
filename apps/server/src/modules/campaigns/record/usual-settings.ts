import { type CampaignSettings, DEFAULT_LIMITS, type Round } from '@outrider/campaign-rules/campaign';
import type { Language } from '@outrider/contract/languages';
import { addDays } from '@outrider/warmup-planner/days';
import { USUAL_HOURS } from './usual-hours.ts';

/** Every mail has an opt-out link that can be seen; its writer can say it in other words. */
const OPT_OUT_LINES: Record<Language, string> = {
  en: 'Not relevant to you? Unsubscribe with one click.',
  zh: '如不希望再收到邮件，请点击此处退订。',
  de: 'Nicht interessant für Sie? Ein Klick, und ich schreibe nicht mehr.',
};

/** Four rounds with their pauses fit into it; the launch check says where it is too short. */
const USUAL_DAYS = 30;

type Wish = {
  zone: string;
  today: string;
  footer: CampaignSettings['footer'] | undefined;
  language: Language;
  hours?: Pick<CampaignSettings['schedule'], 'days' | 'from' | 'to'>;
};

export const usualSettings = ({ zone, today, footer, language, hours = USUAL_HOURS }: Wish): CampaignSettings => ({
  schedule: {
    zone,
    usesLeadZone: false,
    ...hours,
    startDay: today,
    endDay: addDays(today, USUAL_DAYS),
    holidaysOf: [],
  },
  limits: DEFAULT_LIMITS,
  // Links that lead elsewhere first are what filters look for; who wants clicks counted says so.
  tracking: { opens: true, clicks: false, unknownOpens: 'asNotOpen' },
  stops: { onCompanyReply: false, onClick: false },
  addresses: { unchecked: 'hold', unknown: 'sendLast' },
  senders: { mailboxIds: [], tagIds: [] },
  footer: footer ?? { postalAddress: '', optOutLine: OPT_OUT_LINES[language] },
});

export const emptyRound = (): Round => ({
  delay: { count: 0, unit: 'day' },
  condition: 'all',
  scope: 'anyEarlier',
  variants: [{ id: 'a', subject: '', preheader: '', html: '', text: null, isPlainText: false, weight: 1 }],
  letsBestWin: false,
});
