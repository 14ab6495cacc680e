import { MAIL_LOCALES, type MailLanguage } from '../mail-language.ts';
import { type Card, escapeText, oneLine, webAddress, writeBox, writeHeading, writeLink } from './card.ts';

export type Task = {
  title: string;
  note: string;
  /** A day of the calendar, or empty. */
  due: string;
  /** Where it is said to be done. */
  doneLink: string;
  language: MailLanguage;
};

const WORDS: Record<MailLanguage, Record<'task' | 'due' | 'done', string>> = {
  en: { task: 'Task', due: 'Due', done: 'Mark as done' },
  zh: { task: '任务', due: '截止日期', done: '标记为完成' },
  de: { task: 'Aufgabe', due: 'Fällig', done: 'Als erledigt melden' },
};

export function writeTaskCard({ title, note, due, doneLink, language }: Task): Card {
  const words = WORDS[language];
  const heading = `${words.task}: ${oneLine(title)}`;
  const day = due === '' ? '' : `${words.due}: ${dayInWords(due, language)}`;
  const link = webAddress(doneLink);
  const lines = note.trim() === '' ? [] : note.trim().split(/\r?\n/);
  return {
    kind: 'task',
    html: writeBox([
      writeHeading(heading),
      ...(lines.length === 0 ? [] : [lines.map(escapeText).join('<br>')]),
      ...(day === '' ? [] : [escapeText(day)]),
      ...(link === '' ? [] : [writeLink(link, words.done)]),
    ]),
    text: [heading, ...lines, day, link === '' ? '' : `${words.done}:\n${link}`]
      .filter((line) => line !== '')
      .join('\n'),
  };
}

/** A day has no zone: it is the same one wherever the card is read. */
const dayInWords = (day: string, language: MailLanguage): string => {
  const at = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(at.getTime())) return oneLine(day);
  return new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(at);
};
