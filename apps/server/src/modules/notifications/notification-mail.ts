import { fill, fillIn, type Language, LOCALES } from '@outrider/contract/languages';
import { NOTIFICATION_KINDS, type NotificationFacts } from '@outrider/contract/notifications';
import { z } from 'zod';
import { layOutMail } from '../../platform/mail/lay-out-mail.ts';
import type { MailText, MailWriter } from '../../platform/mail/system-mail.ts';
import { NOTIFICATION_MAIL } from './mail-due.ts';
import { MAIL_WORDS, pathOf, sayInMail } from './mail-words.ts';
import { listBatch } from './notifications.repository.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { stopLink } from './stop-mails.ts';

/** More than anybody reads in a mail. */
const ITEMS_MAX = 40;
const SETTINGS_PATH = '/setting/notifications';

type Deps = Pick<NotificationsDeps, 'db' | 'signer'> & { appUrl: string; appName: string };

const mailFacts = z.object({ workspaceId: z.uuid(), userId: z.uuid(), batch: z.uuid() });

export const notificationMailWriters = (deps: Deps): Record<string, MailWriter> => ({
  [NOTIFICATION_MAIL]: async (facts, language) => {
    const { batch, ...person } = mailFacts.parse(facts);
    const notices = (await listBatch(deps.db, person, batch)).map((row) => row.facts);
    const kinds = NOTIFICATION_KINDS.filter((kind) => notices.some((one) => one.kind === kind));
    return writeMail(deps, notices, stopLink(deps, person, kinds), language);
  },
});

function writeMail(
  { appUrl, appName }: Deps,
  notices: NotificationFacts[],
  stopUrl: string,
  language: Language,
): MailText {
  const { several, names, settings, stop } = MAIL_WORDS[language];
  const kinds = NOTIFICATION_KINDS.filter((kind) => notices.some((one) => one.kind === kind));
  const listed = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(
    kinds.map((kind) => names[kind]),
  );
  const around = {
    appName,
    language,
    footnotes: [
      { label: settings, url: `${appUrl}${SETTINGS_PATH}` },
      { label: fill(stop, { kinds: listed }), url: stopUrl },
    ],
  };
  const [only] = notices;
  const mail =
    only && notices.length === 1
      ? writeOne(only, { ...around, appUrl })
      : layOutMail({
          ...around,
          subject: fillIn(language, several.subject, { count: notices.length }),
          paragraphs: [several.first, ...restOf(notices, several.more)],
          items: notices
            .slice(0, ITEMS_MAX)
            .map((one) => ({ label: lineOf(one, language), url: `${appUrl}${pathOf(one)}` })),
          action: { label: fill(several.action, { app: appName }), url: appUrl },
        });
  // RFC 8058: the mail program stops them by one POST, without opening a page.
  const headers = { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { ...mail, headers };
}

type Around = Omit<Parameters<typeof layOutMail>[0], 'subject' | 'paragraphs' | 'action'> & { appUrl: string };

function writeOne(facts: NotificationFacts, { appUrl, ...around }: Around): MailText {
  const { title, detail, action } = sayInMail(facts, around.language);
  const button = { label: action, url: `${appUrl}${pathOf(facts)}` };
  return layOutMail({ ...around, subject: title, paragraphs: [detail], action: button });
}

const lineOf = (facts: NotificationFacts, language: Language): string => {
  const { title, detail } = sayInMail(facts, language);
  return fill(MAIL_WORDS[language].line, { title, detail });
};

const restOf = (notices: readonly unknown[], more: string): string[] =>
  notices.length > ITEMS_MAX ? [fill(more, { count: notices.length - ITEMS_MAX })] : [];
