import { fill, type Language } from '@outrider/contract/languages';
import { SEALED_TRIES } from '@outrider/contract/sealed-mail';
import { z } from 'zod';
import type { Trx } from '../../platform/db.ts';
import { noticeWriters } from '../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../platform/mail/system-mail.ts';
import type { SealedMailDeps } from './sealed-mail-deps.ts';
import type { SealedMailRow } from './sealed-mails.repository.ts';

const NOTICES = ['answered', 'blocked', 'misdirected'] as const;
type Notice = (typeof NOTICES)[number];

const KIND = 'sealed-mail.notice';
const noticeFacts = z.object({ notice: z.enum(NOTICES), to: z.string() });

/** A mail to who sent the encrypted one, noted in the transaction that gives the reason for it. */
export async function tellSender(
  { jobs, now, findUser }: Pick<SealedMailDeps, 'jobs' | 'now' | 'findUser'>,
  trx: Trx,
  mail: SealedMailRow,
  notice: Notice,
): Promise<void> {
  const { email, language } = await findUser({ workspaceId: mail.workspace_id, userId: mail.user_id });
  const [first = '', ...others] = mail.recipients;
  const to = others.length === 0 ? first : `${first} +${others.length}`;
  await queueSystemMail(trx, jobs, { kind: KIND, recipient: email, facts: { notice, to }, language, now: now() });
}

type Words = { subject: string; paragraphs: string[]; action: string };

const WORDS: Record<Language, Record<Notice, Words>> = {
  en: {
    answered: {
      subject: 'New reply to your encrypted email',
      paragraphs: ['There is a new reply to your encrypted email to {to}.', 'Open it with the same password.'],
      action: 'Read reply',
    },
    blocked: {
      subject: 'Your encrypted email is locked',
      paragraphs: [
        `A wrong password was entered ${SEALED_TRIES} times for your encrypted email to {to}. It stays locked until you allow new attempts.`,
        'If it was the recipient, tell them the password again by phone or in person. If not, revoke the email.',
      ],
      action: 'Allow new attempts or revoke',
    },
    misdirected: {
      subject: 'Your encrypted email may have reached the wrong person',
      paragraphs: [
        'Someone with the link to your encrypted email to {to} reported that it is not for them.',
        'They cannot read it without the password. Check the address, and revoke the email if it is wrong.',
      ],
      action: 'View email',
    },
  },
  zh: {
    answered: {
      subject: '您的加密邮件有新回复',
      paragraphs: ['收件人已在页面上回复您发给 {to} 的加密邮件。', '使用同一密码即可打开回复。'],
      action: '阅读回复',
    },
    blocked: {
      subject: '您的加密邮件已被锁定',
      paragraphs: [
        `有人持您发给 {to} 的加密邮件链接，${SEALED_TRIES} 次输入了错误的密码。在您重新允许之前，该邮件无法打开。`,
        '如果是收件人本人，请通过电话或当面再次告知密码；如果不是，请撤回该邮件。',
      ],
      action: '重新允许或撤回',
    },
    misdirected: {
      subject: '您的加密邮件可能发错了人',
      paragraphs: [
        '有人持您发给 {to} 的加密邮件链接，表示这封邮件不是给自己的。',
        '没有密码无法阅读内容。请检查收件地址，如有错误请撤回该邮件。',
      ],
      action: '查看邮件',
    },
  },
  de: {
    answered: {
      subject: 'Eine Antwort auf Ihre verschlüsselte E-Mail',
      paragraphs: [
        'Ihre verschlüsselte E-Mail an {to} wurde auf ihrer Seite beantwortet.',
        'Ihr Passwort öffnet auch die Antwort.',
      ],
      action: 'Antwort lesen',
    },
    blocked: {
      subject: 'Ihre verschlüsselte E-Mail ist gesperrt',
      paragraphs: [
        `Jemand mit dem Link Ihrer verschlüsselten E-Mail an {to} hat ${SEALED_TRIES} falsche Passwörter versucht. Sie öffnet sich erst wieder, wenn Sie neue Versuche erlauben.`,
        'War es der Empfänger? Nennen Sie ihm das Passwort noch einmal, telefonisch oder persönlich. Wenn nicht, widerrufen Sie die E-Mail.',
      ],
      action: 'Neue Versuche erlauben oder widerrufen',
    },
    misdirected: {
      subject: 'Ihre verschlüsselte E-Mail ist möglicherweise fehlgeleitet',
      paragraphs: [
        'Jemand mit dem Link Ihrer verschlüsselten E-Mail an {to} gibt an, dass sie nicht für ihn bestimmt ist.',
        'Ohne das Passwort lässt sie sich nicht lesen. Prüfen Sie die Adresse und widerrufen Sie die E-Mail, falls sie falsch war.',
      ],
      action: 'E-Mail ansehen',
    },
  },
};

export const sealedMailWriters = noticeWriters(KIND, (facts, language) => {
  const { notice, to } = noticeFacts.parse(facts);
  const { subject, paragraphs, action } = WORDS[language][notice];
  return { subject, paragraphs: paragraphs.map((text) => fill(text, { to })), action, path: '/setting/sealed' };
});
