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

const PHRASES: Record<Tongue, Phrases> = {
  en: ENGLISH,
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
  it: {
    interested: [
      'Grazie, la cosa ci interessa. Possiamo sentirci giovedì pomeriggio?',
      'Grazie del messaggio, arriva al momento giusto. Mi proponga pure qualche orario per la prossima settimana.',
    ],
    question: [
      'Quanto costa per un’azienda delle nostre dimensioni?',
      'Quanto tempo richiede l’avvio, e dove vengono conservati i dati?',
    ],
    notInterested: ['Grazie, ma al momento non siamo interessati.', 'Siamo già coperti, buon lavoro.'],
    wrongPerson: ['Non sono la persona giusta, si rivolga per favore all’ufficio acquisti.'],
    stop: ['Per favore, cancellatemi dalla vostra lista.', 'Vi prego di non inviarmi altre e-mail.'],
  },
  nl: {
    interested: [
      'Dank u, dit komt op een goed moment. Kunnen we donderdagmiddag bellen?',
      'Klinkt interessant. Stuurt u mij een paar voorstellen voor volgende week?',
    ],
    question: [
      'Wat kost dit voor een bedrijf van onze omvang?',
      'Hoe lang duurt de invoering, en waar worden de gegevens bewaard?',
    ],
    notInterested: ['Dank u, maar daar hebben wij geen belangstelling voor.', 'Wij zijn voorzien. Succes ermee.'],
    wrongPerson: ['Hier ga ik niet over. Neemt u contact op met de afdeling inkoop.'],
    stop: ['Graag mijn adres van uw lijst verwijderen.', 'Stuur mij alstublieft geen e-mails meer.'],
  },
  pt: {
    interested: [
      'Obrigado pelo contacto, temos interesse. Podemos falar na quinta-feira à tarde?',
      'Chega em boa altura. Envie-me por favor algumas horas para a próxima semana.',
    ],
    question: [
      'Qual é o preço para uma empresa da nossa dimensão?',
      'Quanto tempo demora a implementação, e onde ficam os dados?',
    ],
    notInterested: ['Obrigado, mas de momento não temos interesse.', 'Já estamos bem servidos. Bom trabalho.'],
    wrongPerson: ['Não sou a pessoa indicada, contacte por favor o departamento de compras.'],
    stop: ['Por favor, retirem o meu endereço da vossa lista.', 'Não quero receber mais mensagens.'],
  },
  pl: {
    interested: [
      'Dziękuję, to nas interesuje. Czy możemy porozmawiać w czwartek po południu?',
      'Wiadomość przyszła w dobrym momencie. Proszę o propozycje terminów na przyszły tydzień.',
    ],
    question: [
      'Ile to kosztuje dla firmy naszej wielkości?',
      'Jak długo trwa wdrożenie i gdzie są przechowywane dane?',
    ],
    notInterested: ['Dziękuję, ale nie jesteśmy zainteresowani.', 'Mamy już rozwiązanie. Życzę powodzenia.'],
    wrongPerson: ['To nie moja działka, proszę zwrócić się do działu zakupów.'],
    stop: ['Proszę usunąć mój adres z Państwa listy.', 'Proszę nie przysyłać mi więcej wiadomości.'],
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

export const phrasesFor = (language: Tongue, answer: Answer): Choices => PHRASES[language][answer];

const GREETINGS: Partial<Record<Tongue, (name: string) => string>> = {
  de: (name) => `Guten Tag${name === '' ? '' : ` ${name}`},`,
  fr: () => 'Bonjour,',
  es: () => 'Buenos días:',
  it: (name) => `Buongiorno${name === '' ? '' : ` ${name}`},`,
  nl: (name) => (name === '' ? 'Goedendag,' : `Beste ${name},`),
  pt: (name) => (name === '' ? 'Bom dia,' : `Bom dia ${name},`),
  pl: () => 'Dzień dobry,',
  zh: () => '您好，',
  ja: () => 'お世話になっております。',
};

export const greeting = (language: Tongue, name: string) =>
  GREETINGS[language]?.(name) ?? (name === '' ? 'Hello,' : `Hi ${name},`);

/** What stands above an answer that a colleague got by forwarding. */
export const FORWARDED_TO_ME: Record<Tongue, string> = {
  en: '{name} passed your message on to me.',
  de: '{name} hat mir Ihre Nachricht weitergeleitet.',
  fr: '{name} m’a transmis votre message.',
  es: '{name} me ha reenviado su mensaje.',
  it: '{name} mi ha inoltrato il suo messaggio.',
  nl: '{name} heeft uw bericht aan mij doorgestuurd.',
  pt: '{name} reencaminhou-me a sua mensagem.',
  pl: 'Pani/Pana wiadomość przekazał(a) mi {name}.',
  zh: '{name} 把您的邮件转给了我。',
  ja: '{name} からメールを転送してもらいました。',
};
