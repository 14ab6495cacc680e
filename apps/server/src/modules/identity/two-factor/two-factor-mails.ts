import type { Language } from '@outrider/contract/languages';
import { z } from 'zod';
import type { Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { noticeWriters } from '../../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import { findUser, type UserScope } from '../users.repository.ts';

const FACTOR_CHANGES = ['on', 'off', 'app', 'key-added', 'key-removed', 'codes'] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];

const KIND = 'identity.two-factor';
const noticeFacts = z.object({ change: z.enum(FACTOR_CHANGES) });

/** In the transaction that made the change. By this mail the owner learns of a change that an intruder made. */
export async function sendFactorNotice(trx: Trx, jobs: Jobs, scope: UserScope, change: FactorChange, now: Date) {
  const user = await findUser(trx, scope);
  if (!user) return;
  await queueSystemMail(trx, jobs, {
    kind: KIND,
    recipient: user.email,
    facts: { change },
    language: user.language,
    now,
  });
}

type Texts = Record<FactorChange, string> & { subject: string; notYou: string; action: string };

const TEXTS: Record<Language, Texts> = {
  en: {
    subject: 'Your two-factor settings were changed',
    on: 'Two-factor authentication was turned on. Signing in now requires a second factor.',
    off: 'Two-factor authentication was turned off. You now sign in with your password or a linked provider alone.',
    app: 'Your authenticator app was replaced. Codes from the previous app no longer work.',
    'key-added': 'A security key was added.',
    'key-removed': 'A security key was removed.',
    codes: 'New recovery codes were created. The previous ones no longer work.',
    notYou: 'If this was not you, change your password and check your signed-in devices.',
    action: 'Open profile',
  },
  zh: {
    subject: '您的两步验证设置已更改',
    on: '两步验证已开启。登录时将要求第二步验证。',
    off: '两步验证已关闭。现在仅凭密码或已关联的第三方账户即可登录。',
    app: '您的验证器应用已更换，原应用的验证码不再有效。',
    'key-added': '已添加一个安全密钥。',
    'key-removed': '已移除一个安全密钥。',
    codes: '已生成一组新的恢复码，之前的恢复码不再有效。',
    notYou: '如果不是您本人操作，请更改密码并检查已登录的设备。',
    action: '打开个人资料',
  },
  de: {
    subject: 'Ihre Zwei-Faktor-Anmeldung wurde geändert',
    on: 'Die Zwei-Faktor-Anmeldung wurde eingeschaltet. Bei der Anmeldung wird jetzt ein zweiter Faktor verlangt.',
    off: 'Die Zwei-Faktor-Anmeldung wurde ausgeschaltet. Zur Anmeldung genügt Ihr Passwort oder ein verknüpfter Anbieter.',
    app: 'Ihre Authenticator-App wurde ersetzt. Codes der früheren funktionieren nicht mehr.',
    'key-added': 'Ein Sicherheitsschlüssel wurde hinzugefügt.',
    'key-removed': 'Ein Sicherheitsschlüssel wurde entfernt.',
    codes: 'Ein neuer Satz Wiederherstellungscodes wurde erstellt. Die früheren funktionieren nicht mehr.',
    notYou: 'Waren Sie das nicht? Ändern Sie Ihr Passwort und prüfen Sie, wo Sie angemeldet sind.',
    action: 'Profil öffnen',
  },
};

export const twoFactorMailWriters = noticeWriters(KIND, (facts, language) => {
  const { change } = noticeFacts.parse(facts);
  const { subject, notYou, action, ...sentences } = TEXTS[language];
  return { subject, paragraphs: [sentences[change], notYou], action, path: '/setting/profile' };
});
