import type { CatalogueEntry } from './entry.ts';

export const registrarFailed = {
  code: 20001,
  status: 502,
  en: 'The registrar did not respond as expected: {words}. Nothing was ordered.',
  zh: '域名注册商未正常响应：{words}。未提交任何订单。',
  de: 'Der Registrar hat nicht wie erwartet geantwortet: {words}. Es wurde nichts bestellt.',
} satisfies CatalogueEntry;
export const purchaseNotReady = {
  code: 20002,
  status: 409,
  en: 'Purchases are not set up yet: {missing}',
  zh: '购买功能尚未设置完成：{missing}',
  de: 'Das Kaufen ist noch nicht eingerichtet: {missing}',
} satisfies CatalogueEntry;
export const nameNotFree = {
  code: 20003,
  status: 409,
  en: '{domain} is no longer available',
  zh: '{domain} 已被注册',
  de: '{domain} ist nicht mehr frei',
} satisfies CatalogueEntry;
export const orderIsPastCancelling = {
  code: 20004,
  status: 409,
  en: 'The name is already registered, and a registration is final',
  zh: '域名已完成注册，注册后无法撤销',
  de: 'Der Name ist bereits registriert, und eine Registrierung ist endgültig',
} satisfies CatalogueEntry;
export const orderNeedsNoPayment = {
  code: 20005,
  status: 409,
  en: 'This order does not require a payment',
  zh: '该订单无需支付',
  de: 'Diese Bestellung wartet nicht auf eine Zahlung',
} satisfies CatalogueEntry;
export const nameServerHasNoInterface = {
  code: 20006,
  status: 409,
  en: 'The name server of {domain} has no supported API. Publish the records manually.',
  zh: '{domain} 的域名服务器没有可用接口，请手动发布记录。',
  de: 'Der Nameserver von {domain} hat keine uns bekannte Schnittstelle. Veröffentlichen Sie die Einträge dort von Hand.',
} satisfies CatalogueEntry;
export const warmedDomainGone = {
  code: 20007,
  status: 409,
  en: '{domain} was taken by someone else in the meantime',
  zh: '{domain} 已被他人选购',
  de: '{domain} wurde inzwischen von jemand anderem übernommen',
} satisfies CatalogueEntry;
export const tooManyWarmedPrices = {
  code: 20010,
  status: 409,
  en: 'Warmed-up domains at more than {max} different prices cannot be on one bill. Choose domains at a price you already pay.',
  zh: '一份账单最多包含 {max} 种不同价格的已预热域名。请选择与现有价格相同的域名。',
  de: 'Aufgewärmte Domains zu mehr als {max} verschiedenen Preisen passen nicht auf eine Rechnung. Wählen Sie Domains zu einem Preis, den Sie schon zahlen.',
} satisfies CatalogueEntry;
export const mailboxQuotaTooSmall = {
  code: 20008,
  status: 409,
  en: '{wanted} mailboxes requested, but the plan has capacity for {left}',
  zh: '需要 {wanted} 个邮箱，但套餐仅剩 {left} 个名额',
  de: '{wanted} Postfächer sind gewünscht, aber der Tarif hat nur Platz für {left}',
} satisfies CatalogueEntry;
export const renewalTooSoon = {
  code: 20009,
  status: 409,
  en: '{domain} was renewed less than 30 days ago. It can be renewed again from {day}.',
  zh: '{domain} 在 30 天内已续费，可于 {day} 起再次续费。',
  de: '{domain} wurde vor weniger als 30 Tagen verlängert. Eine erneute Verlängerung ist ab {day} möglich.',
} satisfies CatalogueEntry;
