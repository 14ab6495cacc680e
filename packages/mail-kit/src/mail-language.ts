/** The languages a mail is written in, and by whose rules each writes its dates: the day before the month, as mails do. */
export const MAIL_LOCALES = { en: 'en-GB', zh: 'zh-CN', de: 'de-DE' } as const;

export type MailLanguage = keyof typeof MAIL_LOCALES;
