import type { CatalogueEntry } from './entry.ts';

export const billingIsOff = {
  code: 19001,
  status: 409,
  en: 'Billing is turned off on this server: there are no plans and no limits',
  zh: '此服务器未启用计费：没有套餐，也没有限额',
  de: 'Die Abrechnung ist hier ausgeschaltet: Es gibt keine Tarife zu kaufen und keine Limits',
} satisfies CatalogueEntry;
export const quoteExpired = {
  code: 19002,
  status: 409,
  en: 'This quote has expired. Get a new one, nothing was charged.',
  zh: '该报价已过期，请重新获取。未产生任何费用。',
  de: 'Dieses Angebot ist abgelaufen. Holen Sie ein neues ein; es wurde nichts berechnet.',
} satisfies CatalogueEntry;
export const quoteUsed = {
  code: 19003,
  status: 409,
  en: 'This quote has already been confirmed',
  zh: '该报价已确认',
  de: 'Dieses Angebot wurde bereits bestätigt',
} satisfies CatalogueEntry;
export const cardProcessorFailed = {
  code: 19004,
  status: 502,
  en: 'The payment processor did not respond as expected. Nothing was charged. Try again in a minute.',
  zh: '支付服务商未正常响应，未产生任何费用，请稍后再试。',
  de: 'Der Zahlungsdienstleister hat nicht wie erwartet geantwortet. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute erneut.',
} satisfies CatalogueEntry;
export const noSubscription = {
  code: 19005,
  status: 409,
  en: 'There is no paid plan to change',
  zh: '当前没有付费套餐可更改',
  de: 'Es gibt keinen kostenpflichtigen Tarif, der sich ändern ließe',
} satisfies CatalogueEntry;
export const planUnchanged = {
  code: 19006,
  status: 409,
  en: 'This is already your plan',
  zh: '这就是您当前的套餐',
  de: 'Das ist Ihr aktueller Tarif',
} satisfies CatalogueEntry;
export const planIsReadOnly = {
  code: 19007,
  status: 402,
  en: 'An invoice has been unpaid since {since}, so nothing new can be sent or started. Pay it under Settings, Billing; your data is kept.',
  zh: '账单自 {since} 起未支付，暂时无法发送邮件或启动新任务。请在“设置 › 账单”中支付，所有数据均已保留。',
  de: 'Eine Rechnung ist seit {since} offen, daher wird nichts Neues gesendet oder gestartet. Bezahlen Sie sie unter Einstellungen, Abrechnung; alle Daten bleiben erhalten.',
} satisfies CatalogueEntry;
export const planIsPaused = {
  code: 19009,
  status: 402,
  en: 'Your plan is paused until {until}, so nothing new can be sent or started. Resume it under Settings, Billing; your data is kept.',
  zh: '套餐已暂停至 {until}，暂时无法发送邮件或启动新任务。可在“设置 › 账单”中恢复，所有数据均已保留。',
  de: 'Der Tarif pausiert bis {until}, daher wird nichts Neues gesendet oder gestartet. Setzen Sie ihn unter Einstellungen, Abrechnung fort; alle Daten bleiben erhalten.',
} satisfies CatalogueEntry;
export const taxIdMalformed = {
  code: 19008,
  status: 400,
  en: 'This is not a valid tax ID for {country}',
  zh: '这不是有效的 {country} 税号',
  de: 'Das ist keine gültige Steuernummer für {country}',
} satisfies CatalogueEntry;
