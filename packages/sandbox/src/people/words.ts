import type { Tongue } from '../world/companies.ts';

/** What a person's answer comes to. */
export type Answer = 'interested' | 'question' | 'notInterested' | 'wrongPerson' | 'stop';

type Choices = readonly [string, ...string[]];
type Phrases = Record<Answer, Choices>;

const ENGLISH: Phrases = {
  interested: [
    'Thanks, this comes at a good time. Could we talk on Thursday afternoon?',
    'Happy to have a look. Please send me a few times for next week.',
    'Sounds useful. What would you need from us to get started?',
  ],
  question: [
    'How is this priced, and does it work with the system we already have?',
    'Which companies of our size use it? And where is the data kept?',
    'Can you say how long it takes to set up?',
  ],
  notInterested: [
    'Thanks, but we are well served here and not looking to change.',
    'Not for us at the moment. All the best.',
  ],
  wrongPerson: [
    'I am not the right person for this, my area is something else. Please try our operations team.',
    'I left that team last year, so I cannot help with this.',
  ],
  stop: ['Unsubscribe me', 'Please remove me from your list.', 'Stop emailing me.'],
};

/** People of the other languages answer in English, as business people there do. */
const PHRASES: Partial<Record<Tongue, Phrases>> = {
  de: {
    interested: [
      'vielen Dank, das klingt interessant. Passt Ihnen ein Telefonat am Donnerstag?',
      'das kommt zur rechten Zeit. Bitte schicken Sie mir Terminvorschläge für nächste Woche.',
    ],
    question: [
      'was kostet das für ein Unternehmen unserer Größe?',
      'wo liegen die Daten, und wie lange dauert die Einführung?',
    ],
    notInterested: ['vielen Dank, aber daran haben wir kein Interesse.', 'wir sind bestens versorgt. Alles Gute.'],
    wrongPerson: ['dafür bin ich nicht zuständig. Bitte wenden Sie sich an den Einkauf.'],
    stop: ['Bitte löschen Sie meine Adresse aus Ihrem Verteiler.', 'Bitte keine weiteren E-Mails.'],
  },
  fr: {
    interested: ['Merci, cela nous intéresse. Êtes-vous disponible jeudi après-midi ?'],
    question: ['Quel est le prix pour une société de notre taille ?', 'Combien de temps dure la mise en place ?'],
    notInterested: ['Merci, mais nous ne sommes pas intéressés.'],
    wrongPerson: ['Je ne suis pas la bonne personne, merci de contacter le service achats.'],
    stop: ['Merci de me désinscrire de votre liste.'],
  },
  es: {
    interested: ['Gracias, nos interesa. ¿Podemos hablar el jueves por la tarde?'],
    question: ['¿Qué precio tiene para una empresa de nuestro tamaño?'],
    notInterested: ['Gracias, pero no nos interesa por ahora.'],
    wrongPerson: ['No soy la persona indicada, escriba por favor a compras.'],
    stop: ['Por favor, denme de baja de su lista.'],
  },
  zh: {
    interested: ['谢谢，我们很感兴趣。周四下午方便通个电话吗？'],
    question: ['请问价格是多少？能否对接我们现有的系统？'],
    notInterested: ['谢谢，我们暂时不需要。'],
    wrongPerson: ['这件事不归我负责，请联系采购部。'],
    stop: ['请不要再给我发邮件，退订。'],
  },
  ja: {
    interested: ['ご連絡ありがとうございます。興味がありますので、木曜日の午後にお話しできますか。'],
    question: ['料金と導入にかかる期間を教えていただけますか。'],
    notInterested: ['申し訳ありませんが、現在は必要としておりません。'],
    wrongPerson: ['担当ではございません。購買部へご連絡ください。'],
    stop: ['配信停止をお願いします。'],
  },
};

export const phrasesFor = (language: Tongue, answer: Answer): Choices => (PHRASES[language] ?? ENGLISH)[answer];

const GREETINGS: Partial<Record<Tongue, (name: string) => string>> = {
  de: (name) => `Guten Tag${name === '' ? '' : ` ${name}`},`,
  fr: () => 'Bonjour,',
  es: () => 'Buenos días:',
  zh: () => '您好，',
  ja: () => 'お世話になっております。',
};

export const greeting = (language: Tongue, name: string) =>
  GREETINGS[language]?.(name) ?? (name === '' ? 'Hello,' : `Hi ${name},`);

/** What stands above an answer that a colleague got by forwarding. */
export const FORWARDED_TO_ME: Partial<Record<Tongue, string>> & { en: string } = {
  en: '{name} passed your message on to me.',
  de: '{name} hat mir Ihre Nachricht weitergeleitet.',
  fr: '{name} m’a transmis votre message.',
  es: '{name} me ha reenviado su mensaje.',
  zh: '{name} 把您的邮件转给了我。',
  ja: '{name} からメールを転送してもらいました。',
};
