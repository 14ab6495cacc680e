import { fill, type Language } from '@outrider/contract/languages';

const TEXTS = {
  boxed: {
    en: 'Practice mode, nothing leaves this server',
    zh: '练习模式，不会外发任何内容',
    de: 'Übungsmodus, nichts wird nach außen gesendet',
  },
  title: { en: 'Sign in with {brand}', zh: '使用 {brand} 登录', de: 'Mit {brand} anmelden' },
  standIn: {
    en: 'This page stands in for {brand} in practice mode. Every address exists here, and no password is needed.',
    zh: '此页面在练习模式中代替 {brand}。任何邮箱地址都可使用，无需密码。',
    de: 'Diese Seite vertritt {brand} im Übungsmodus. Hier gibt es jede Adresse, und es wird kein Passwort verlangt.',
  },
  email: { en: 'Email', zh: '邮箱', de: 'E-Mail' },
  shares: {
    en: 'Outrider will see your name and email address.',
    zh: 'Outrider 将获得您的姓名和邮箱地址。',
    de: 'Outrider sieht Ihren Namen und Ihre E-Mail-Adresse.',
  },
  consentTitle: { en: 'Allow mailbox access', zh: '允许访问邮箱', de: 'Zugriff auf das Postfach erlauben' },
  consentLead: {
    en: 'Outrider requests permission from {brand} to:',
    zh: 'Outrider 向 {brand} 请求以下权限：',
    de: 'Outrider bittet {brand} um diese Freigaben:',
  },
  readWriteSend: {
    en: 'Read, write and send email as {email}',
    zh: '以 {email} 的身份读取、写入和发送邮件',
    de: 'E-Mails als {email} lesen, schreiben und senden',
  },
  readWrite: {
    en: 'Read and write email as {email}',
    zh: '以 {email} 的身份读取和写入邮件',
    de: 'E-Mails als {email} lesen und schreiben',
  },
  send: { en: 'Send email as {email}', zh: '以 {email} 的身份发送邮件', de: 'E-Mails als {email} senden' },
  whileAway: {
    en: 'Continue while you are away, until you revoke access',
    zh: '在您离开时继续访问，直到您撤销授权',
    de: 'Auch während Ihrer Abwesenheit, bis Sie es widerrufen',
  },
  allow: { en: 'Allow', zh: '允许', de: 'Erlauben' },
  continue: { en: 'Continue', zh: '继续', de: 'Weiter' },
  refuse: { en: 'Deny', zh: '拒绝', de: 'Ablehnen' },
  orAs: { en: 'or continue as', zh: '或以此身份继续', de: 'oder weiter als' },
  newHere: { en: 'New user', zh: '新用户', de: 'Neu hier' },
  endedTitle: { en: 'This sign-in has ended', zh: '此次登录已结束', de: 'Diese Anmeldung ist beendet' },
  ended: {
    en: 'It was completed in another window or timed out. Go back and start again.',
    zh: '登录已在其他窗口完成或已超时，请返回后重新开始。',
    de: 'Sie wurde in einem anderen Fenster abgeschlossen oder dauerte zu lange. Gehen Sie zurück und beginnen Sie erneut.',
  },
  refusedTitle: {
    en: 'This sign-in cannot continue',
    zh: '无法继续登录',
    de: 'Diese Anmeldung kann nicht fortgesetzt werden',
  },
  failedTitle: {
    en: 'The practice sign-in provider failed',
    zh: '练习模式的登录服务出错',
    de: 'Der Übungsanbieter ist gestört',
  },
  failed: {
    en: 'The reason is in the log. Go back and start again.',
    zh: '原因请查看日志，请返回后重新开始。',
    de: 'Der Grund steht im Log. Gehen Sie zurück und beginnen Sie erneut.',
  },
  absentTitle: { en: 'Page not found', zh: '页面不存在', de: 'Hier ist keine Seite' },
  absent: {
    en: 'The practice sign-in provider has no page at this address.',
    zh: '练习模式的登录服务在此地址没有页面。',
    de: 'Der Übungsanbieter hat unter dieser Adresse keine Seite.',
  },
  back: { en: 'Back to Outrider', zh: '返回 Outrider', de: 'Zurück zu Outrider' },
} as const satisfies Record<string, Record<Language, string>>;

export type TextName = keyof typeof TEXTS;

export const textIn =
  (language: Language) =>
  (name: TextName, values: Record<string, string> = {}) =>
    fill(TEXTS[name][language], values);
