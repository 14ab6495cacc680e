import { type CampaignSettings, DEFAULT_LIMITS, type Round } from '@outrider/campaign-rules/campaign';
import type { Language } from '@outrider/contract/languages';

/** Every letter has a way out that can be seen; whoever writes it can say it in other words. */
const OPT_OUT_LINES: Record<Language, string> = {
  en: 'Not for you? One click and I stop writing.',
  zh: '如不希望再收到邮件，请点击此处退订。',
};

type Wish = { zone: string; today: string; footer: CampaignSettings['footer'] | undefined; language: Language };

/** The rules of a new campaign. The last day is somebody's decision, so it is left open. */
export const usualSettings = ({ zone, today, footer, language }: Wish): CampaignSettings => ({
  schedule: {
    zone,
    usesLeadZone: false,
    days: [1, 2, 3, 4, 5],
    from: 9 * 60,
    to: 17 * 60,
    startDay: today,
    endDay: '',
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
