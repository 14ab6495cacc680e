import { AppError } from '@outrider/contract/errors';
import { OAUTH_PROVIDERS, type OauthProvider } from '@outrider/contract/identity/oauth';
import type { Language } from '@outrider/contract/languages';
import { z } from 'zod';
import type { Trx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { noticeWriters } from '../../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import { findUser, type UserScope } from '../users.repository.ts';
import { insertIdentity, type OauthIdentity, type OauthTicket } from './oauth.repository.ts';

const KIND = 'identity.sign-in-method';
const noticeFacts = z.object({ provider: z.enum(OAUTH_PROVIDERS), email: z.string() });
const NAMES: Record<OauthProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

type Link = { scope: UserScope; confirmed: OauthTicket; now: Date };

/** Adds a sign-in method to an account. By the mail the owner learns of one that an intruder added. */
export async function linkIdentity(trx: Trx, jobs: Jobs, { scope, confirmed, now }: Link): Promise<OauthIdentity> {
  const identity = await insertIdentity(trx, scope, confirmed, now);
  const owner = identity && (await findUser(trx, scope));
  if (!owner) throw new AppError('emailTaken');
  const { provider, email } = identity;
  await queueSystemMail(trx, jobs, {
    kind: KIND,
    recipient: owner.email,
    facts: { provider, email },
    language: owner.language,
    now,
  });
  return identity;
}

const TEXTS: Record<
  Language,
  (name: string, email: string) => { subject: string; paragraphs: string[]; action: string }
> = {
  en: (name, email) => ({
    subject: `${name} can now sign in to your account`,
    paragraphs: [
      `The ${name} account ${email} was added as a sign-in method.`,
      'If this was not you, remove it in your profile, change your password and check your signed-in devices.',
    ],
    action: 'Open profile',
  }),
  zh: (name, email) => ({
    subject: `现在可以使用 ${name} 登录您的账户`,
    paragraphs: [
      `${name} 账户 ${email} 已添加为您的登录方式。`,
      '如果不是您本人操作，请在个人资料中将其移除，更改密码并检查已登录的设备。',
    ],
    action: '打开个人资料',
  }),
  de: (name, email) => ({
    subject: `Anmeldung mit ${name} ist jetzt möglich`,
    paragraphs: [
      `Das ${name}-Konto ${email} wurde Ihren Anmeldemethoden hinzugefügt.`,
      'Waren Sie das nicht? Entfernen Sie es in Ihrem Profil, ändern Sie Ihr Passwort und prüfen Sie, wo Sie angemeldet sind.',
    ],
    action: 'Profil öffnen',
  }),
};

export const signInMethodMailWriters = noticeWriters(KIND, (facts, language) => {
  const { provider, email } = noticeFacts.parse(facts);
  return { ...TEXTS[language](NAMES[provider], email), path: '/setting/profile' };
});
