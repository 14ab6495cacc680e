import type { CatalogueEntry } from './entry.ts';

/** Encrypted mail. */
export const SEALED_MAIL_ERRORS = {
  sealedUnknown: {
    code: 17001,
    status: 404,
    en: 'This link leads to no mail. Parts of it may be missing; copy it from the mail as a whole',
    zh: '此链接没有对应的邮件。链接可能不完整，请从邮件中完整复制',
    de: 'Dieser Link führt zu keiner E-Mail. Möglicherweise fehlt ein Teil; kopieren Sie ihn vollständig aus der E-Mail',
  },
  sealedWrongPassword: {
    code: 17002,
    status: 422,
    en: 'That is not the password.',
    zh: '密码不正确。',
    de: 'Das ist nicht das Passwort.',
  },
  sealedBlocked: {
    code: 17003,
    status: 423,
    en: 'There were too many wrong tries. The sender was told and can allow new ones',
    zh: '错误次数过多。发件人已收到通知，可以重新允许尝试',
    de: 'Es gab zu viele falsche Versuche. Der Absender wurde informiert und kann neue erlauben',
  },
  sealedRevoked: {
    code: 17004,
    status: 410,
    en: 'The sender took this mail back',
    zh: '发件人已撤回此邮件',
    de: 'Der Absender hat diese E-Mail zurückgezogen',
  },
  sealedExpired: {
    code: 17005,
    status: 410,
    en: 'This mail has expired and was deleted; the sender can send it again',
    zh: '此邮件已过期并已删除，发件人可以重新发送',
    de: 'Diese E-Mail ist abgelaufen und wurde gelöscht; der Absender kann sie erneut senden',
  },
  sealedTooManyAnswers: {
    code: 17006,
    status: 409,
    en: 'There are 20 answers to this mail already; write to the sender directly',
    zh: '此邮件已有 20 条回复，请直接写信给发件人',
    de: 'Zu dieser E-Mail gibt es bereits 20 Antworten; schreiben Sie dem Absender direkt',
  },
  sealedExpiryOutOfRange: {
    code: 17007,
    status: 422,
    en: 'An encrypted mail can be opened for at least an hour and at most a year',
    zh: '加密邮件的有效期最短一小时，最长一年',
    de: 'Eine verschlüsselte E-Mail lässt sich mindestens eine Stunde und höchstens ein Jahr lang öffnen',
  },
} as const satisfies Record<string, CatalogueEntry>;
