import type { Language } from '@outrider/contract/languages';
import { layOutMail } from './lay-out-mail.ts';
import type { MailWriter } from './system-mail.ts';

/** A text with one button that leads to a page of the product. */
type Notice = { subject: string; paragraphs: readonly string[]; action: string; path: string };

type Product = { appUrl: string; appName: string };

/** The writer of one kind of system mail that is a notice, as a module registers it. */
export const noticeWriters =
  (kind: string, write: (facts: unknown, language: Language) => Notice) =>
  ({ appUrl, appName }: Product): Record<string, MailWriter> => ({
    [kind]: async (facts, language) => {
      const { action, path, ...text } = write(facts, language);
      return layOutMail({ ...text, action: { label: action, url: `${appUrl}${path}` }, appName, language });
    },
  });
