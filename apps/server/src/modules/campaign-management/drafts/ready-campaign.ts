import type { Round } from '@outrider/campaign-rules/campaign';
import type { Language } from '@outrider/contract/languages';
import { contentHtml } from '../../campaigns/index.ts';

type Words = { name: string; subject: string; mails: readonly (readonly string[])[] };

/** Working days between the rounds: long enough to be polite, short enough to be remembered. */
const PAUSES = [0, 3, 4];

/** Mails without blanks, to try a campaign with at once. What they offer is invented. */
const WORDS: Record<Language, Words> = {
  en: {
    name: 'Freight audit, first try',
    subject: 'Freight invoices at {{company | default: "your company"}}',
    mails: [
      [
        'We check freight invoices line by line and ask carriers for what was charged too much. Usually that is between 1 and 3 percent of a year’s freight.',
        'Does anyone at {{company | default: "your company"}} look at every line today, or only at the large ones?',
        'Send me one month’s invoices, and I will tell you within a week what I find. Then you decide.',
      ],
      [
        'One thing I left out of my last email: you pay nothing unless a carrier pays something back.',
        'Is this yours at {{company | default: "your company"}}, or a colleague’s?',
      ],
      [
        'I have not heard from you, so I take it that freight invoices are not on your list right now. That is fine.',
        'This is my last email about it. If it comes up later, just reply.',
      ],
    ],
  },
  zh: {
    name: '运费审核，首次尝试',
    subject: '{{company | default: "贵公司"}}的运费账单',
    mails: [
      [
        '我们逐行核对运费账单，并向承运商追回多收的部分，通常占全年运费的百分之一到三。',
        '目前{{company | default: "贵公司"}}有人逐行核对吗，还是只看大额账单？',
        '请发来一个月的账单，我一周内告诉您结果，之后由您决定。',
      ],
      [
        '上一封邮件里漏了一点：承运商没有退款，您就不用付费。',
        '在{{company | default: "贵公司"}}，这件事由您负责，还是由其他同事负责？',
      ],
      [
        '一直没有收到您的回复，想来运费账单目前不在您的计划之内，这完全没有关系。',
        '这是我就此事写的最后一封邮件。以后若有需要，直接回复即可。',
      ],
    ],
  },
  de: {
    name: 'Frachtprüfung, erster Versuch',
    subject: 'Frachtrechnungen bei {{company | default: "Ihnen"}}',
    mails: [
      [
        'wir prüfen Frachtrechnungen Zeile für Zeile und fordern von Frachtführern zurück, was zu viel berechnet wurde. Meist sind das 1 bis 3 Prozent der Jahresfracht.',
        'Sieht bei {{company | default: "Ihnen"}} heute jemand jede Zeile an oder nur die großen Rechnungen?',
        'Senden Sie mir die Rechnungen eines Monats, und ich sage Ihnen innerhalb einer Woche, was ich finde. Danach entscheiden Sie.',
      ],
      [
        'eines fehlte in meiner letzten E-Mail: Sie zahlen nur, wenn ein Frachtführer etwas zurückzahlt.',
        'Liegt das bei {{company | default: "Ihnen"}} in Ihrer Hand oder bei einer Kollegin oder einem Kollegen?',
      ],
      [
        'ich habe nichts von Ihnen gehört und nehme an, dass Frachtrechnungen gerade nicht auf Ihrer Liste stehen. Das ist in Ordnung.',
        'Dies ist meine letzte E-Mail dazu. Eine Antwort erreicht mich, wann immer das Thema aufkommt.',
      ],
    ],
  },
};

/** A place nobody lives at, as the law asks for one below every mail. */
export const PRACTICE_ADDRESS: Record<Language, string> = {
  en: '1 Practice Quay, 20457 Hamburg, Germany',
  zh: '德国汉堡练习码头 1 号，20457',
  de: 'Übungskai 1, 20457 Hamburg',
};

export function readyCampaign(language: Language): { name: string; rounds: Round[] } {
  const { name, subject, mails } = WORDS[language];
  return {
    name,
    rounds: mails.map((paragraphs, place) => ({
      delay: { count: PAUSES[place] ?? 0, unit: 'day' },
      condition: 'all',
      scope: 'anyEarlier',
      letsBestWin: false,
      variants: [
        {
          id: 'a',
          // A later round answers in the same thread.
          subject: place === 0 ? subject : '',
          preheader: '',
          html: contentHtml(language, paragraphs),
          text: null,
          isPlainText: false,
          weight: 1,
        },
      ],
    })),
  };
}
