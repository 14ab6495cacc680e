import { fillIn, type Language } from '@outrider/contract/languages';
import { z } from 'zod';
import { noticeWriters } from '../../../platform/mail/notice-writers.ts';
import { queueSystemMail } from '../../../platform/mail/system-mail.ts';
import { listMembers } from '../../identity/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { changeOwned, listEnding, type OwnedRow } from './owned.repository.ts';

const DAY_MS = 86_400_000;
/** Days before a domain ends at which its owners are reminded. */
const REMIND_AT = [30, 7, 1] as const;
const KIND = 'domains.expiring';

type Deps = Pick<DomainsDeps, 'db' | 'jobs' | 'now' | 'isOn'>;

/** Reminds of each domain at most once for each of these days. One that renews itself is left alone until that failed. */
export async function remindExpiry(deps: Deps): Promise<void> {
  const now = deps.now();
  const ending = await listEnding(deps.db, new Date(now.getTime() + REMIND_AT[0] * DAY_MS));
  for (const owned of ending) {
    const days = daysLeft(owned, now);
    const due = REMIND_AT.findLast((at) => days <= at);
    const isReminded = owned.remindedDays !== null && due !== undefined && owned.remindedDays <= due;
    if (due === undefined || days < 0 || isReminded || (isRenewed(deps, owned) && due > 7)) continue;
    await remind(deps, owned, due, now);
  }
}

/** Where nothing is sold nothing renews itself. */
const isRenewed = ({ isOn }: Deps, { renewsItself }: OwnedRow) => renewsItself && isOn();

const daysLeft = ({ expiresAt }: OwnedRow, now: Date) =>
  expiresAt ? Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS) : Number.POSITIVE_INFINITY;

const remind = ({ db, jobs, isOn }: Deps, owned: OwnedRow, due: number, now: Date) =>
  db.transaction().execute(async (trx) => {
    const scope = { workspaceId: owned.workspaceId };
    const facts = {
      domain: owned.domain,
      day: owned.expiresAt?.toISOString().slice(0, 10) ?? '',
      offer: isOn() ? 'renew' : 'show',
    };
    for (const { email, language } of await listMembers(trx, scope)) {
      await queueSystemMail(trx, jobs, { kind: KIND, recipient: email, facts, language, now });
    }
    await changeOwned(trx, scope, owned.domain, { reminded_days: due });
  });

const WORDS: Record<Language, { subject: string; paragraphs: string[]; renew: string; show: string }> = {
  en: {
    subject: '{domain} expires on {day}',
    paragraphs: [
      'Your domain {domain} is registered until {day}. It does not renew automatically.',
      'After that, its mailboxes receive no email, and someone else can register the name.',
    ],
    renew: 'Renew domain',
    show: 'Show domain',
  },
  zh: {
    subject: '{domain} 将于 {day} 到期',
    paragraphs: ['您的域名 {domain} 注册至 {day}，不会自动续费。', '到期后其邮箱将收不到邮件，域名也可能被他人注册。'],
    renew: '续费域名',
    show: '查看域名',
  },
  de: {
    subject: '{domain} läuft am {day} ab',
    paragraphs: [
      'Ihre Domain {domain} ist bis {day} registriert. Sie verlängert sich nicht automatisch.',
      'Danach erhalten ihre Postfächer keine E-Mails mehr, und jemand anderes kann den Namen registrieren.',
    ],
    renew: 'Domain verlängern',
    show: 'Domain anzeigen',
  },
};

const facts = z.object({ domain: z.string(), day: z.string(), offer: z.enum(['renew', 'show']).default('renew') });

export const domainMailWriters = noticeWriters(KIND, (given, language) => {
  const { offer, ...values } = facts.parse(given);
  const { subject, paragraphs, ...actions } = WORDS[language];
  return {
    subject: fillIn(language, subject, values),
    paragraphs: paragraphs.map((text) => fillIn(language, text, values)),
    action: actions[offer],
    path: `/home/accounts/domainRenewOrder?domain=${encodeURIComponent(values.domain)}`,
  };
});
