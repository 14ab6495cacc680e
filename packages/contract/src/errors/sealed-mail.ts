import type { CatalogueEntry } from './entry.ts';

export const sealedUnknown = {
  code: 17001,
  status: 404,
  en: 'No email found for this link. It may be incomplete; copy the whole link from the email',
  zh: '找不到此链接对应的邮件。链接可能不完整，请从邮件中完整复制',
  de: 'Dieser Link führt zu keiner E-Mail. Möglicherweise fehlt ein Teil; kopieren Sie ihn vollständig aus der E-Mail',
} satisfies CatalogueEntry;
export const sealedWrongPassword = {
  code: 17002,
  status: 422,
  en: 'The password is incorrect.',
  zh: '密码不正确。',
  de: 'Das ist nicht das Passwort.',
} satisfies CatalogueEntry;
export const sealedBlocked = {
  code: 17003,
  status: 423,
  en: 'Too many wrong attempts. The sender was notified and can allow new ones',
  zh: '错误次数过多。发件人已收到通知，可以重新允许尝试',
  de: 'Es gab zu viele falsche Versuche. Der Absender wurde informiert und kann neue erlauben',
} satisfies CatalogueEntry;
export const sealedRevoked = {
  code: 17004,
  status: 410,
  en: 'The sender withdrew this email',
  zh: '发件人已撤回此邮件',
  de: 'Der Absender hat diese E-Mail zurückgezogen',
} satisfies CatalogueEntry;
export const sealedExpired = {
  code: 17005,
  status: 410,
  en: 'This email has expired and was deleted; the sender can send it again',
  zh: '此邮件已过期并已删除，发件人可以重新发送',
  de: 'Diese E-Mail ist abgelaufen und wurde gelöscht; der Absender kann sie erneut senden',
} satisfies CatalogueEntry;
export const sealedTooManyAnswers = {
  code: 17006,
  status: 409,
  en: 'This email already has 20 replies; write to the sender directly',
  zh: '此邮件已有 20 封回复，请直接发邮件给发件人',
  de: 'Zu dieser E-Mail gibt es bereits 20 Antworten; schreiben Sie dem Absender direkt',
} satisfies CatalogueEntry;
export const sealedExpiryOutOfRange = {
  code: 17007,
  status: 422,
  en: 'An encrypted email must be available for at least one hour and at most one year',
  zh: '加密邮件的有效期最短一小时，最长一年',
  de: 'Eine verschlüsselte E-Mail lässt sich mindestens eine Stunde und höchstens ein Jahr lang öffnen',
} satisfies CatalogueEntry;
