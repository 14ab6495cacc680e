import type { CatalogueEntry } from './entry.ts';

export const BILLING_ERRORS = {
  billingIsOff: {
    code: 19001,
    status: 409,
    en: 'Billing is switched off here: there are no plans to buy and no limits',
    zh: '此处未启用计费：没有可购买的套餐，也没有限额',
    de: 'Die Abrechnung ist hier ausgeschaltet: Es gibt keine Tarife zu kaufen und keine Limits',
  },
  quoteExpired: {
    code: 19002,
    status: 409,
    en: 'This quote has expired. Get a new one, nothing was charged.',
    zh: '该报价已过期，请重新获取。未产生任何费用。',
    de: 'Dieses Angebot ist abgelaufen. Holen Sie ein neues ein; es wurde nichts berechnet.',
  },
  quoteUsed: {
    code: 19003,
    status: 409,
    en: 'This quote was confirmed already',
    zh: '该报价已确认',
    de: 'Dieses Angebot wurde bereits bestätigt',
  },
  cardProcessorFailed: {
    code: 19004,
    status: 502,
    en: 'The card processor did not answer as expected. Nothing was charged. Try again in a minute.',
    zh: '支付服务商未正常响应，未产生任何费用，请稍后再试。',
    de: 'Der Zahlungsdienstleister hat nicht wie erwartet geantwortet. Es wurde nichts abgebucht. Versuchen Sie es in einer Minute erneut.',
  },
  noSubscription: {
    code: 19005,
    status: 409,
    en: 'There is no paid plan to change',
    zh: '当前没有付费套餐可更改',
    de: 'Es gibt keinen kostenpflichtigen Tarif, der sich ändern ließe',
  },
  planUnchanged: {
    code: 19006,
    status: 409,
    en: 'This is the plan you have',
    zh: '这就是您当前的套餐',
    de: 'Das ist Ihr aktueller Tarif',
  },
  planIsReadOnly: {
    code: 19007,
    status: 402,
    en: 'A bill is unpaid since {since}, so nothing new is sent or started. Pay it under Settings, Billing; everything is kept.',
    zh: '账单自 {since} 起未支付，因此不会发送或启动新内容。请在“设置 › 账单”中支付，所有数据均已保留。',
    de: 'Eine Rechnung ist seit {since} offen, daher wird nichts Neues gesendet oder gestartet. Bezahlen Sie sie unter Einstellungen, Abrechnung; alle Daten bleiben erhalten.',
  },
  planIsPaused: {
    code: 19009,
    status: 402,
    en: 'The plan is paused until {until}, so nothing new is sent or started. Resume it under Settings, Billing; everything is kept.',
    zh: '套餐已暂停至 {until}，因此不会发送或启动新内容。可在“设置 › 账单”中恢复，所有数据均已保留。',
    de: 'Der Tarif pausiert bis {until}, daher wird nichts Neues gesendet oder gestartet. Setzen Sie ihn unter Einstellungen, Abrechnung fort; alle Daten bleiben erhalten.',
  },
  taxIdMalformed: {
    code: 19008,
    status: 400,
    en: 'This does not read as a tax id of {country}',
    zh: '这不是有效的 {country} 税号',
    de: 'Das ist keine gültige Steuernummer für {country}',
  },
} as const satisfies Record<string, CatalogueEntry>;
