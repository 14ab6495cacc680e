import { htmlToText } from './html-to-text.ts';
import type { MailTemplate } from './render-mail.ts';
import { compileMail } from './render-mail.ts';
import { SPAM_WORDS } from './spam-words.ts';

export type LintRule =
  | 'spamWords'
  | 'capitals'
  | 'exclamations'
  | 'subjectLong'
  | 'subjectEmpty'
  | 'fakeReply'
  | 'bodyEmpty'
  | 'bodyShort'
  | 'bodyLong'
  | 'manyLinks'
  | 'shortenedLinks'
  | 'mostlyPictures'
  | 'picturesWithoutWords'
  | 'impersonal'
  | 'longSentences'
  | 'templateProblem'
  | 'blankLeft';

export type LintRemark = {
  rule: LintRule;
  severity: 'error' | 'warning' | 'hint';
  /** The words it is about, as they stand there. */
  words: string[];
  /** The measure, where there is one. */
  count: number;
};

/** Which round it is in decides what its subject may be: a follow-up without one goes on in the thread. */
export type LintPlace = { isFirstRound: boolean };

const SUBJECT_MAX = 60;
const WORDS_MIN = 20;
const WORDS_MAX = 200;
const LINKS_MAX = 2;
const EXCLAMATIONS_MAX = 1;
const SENTENCE_WORDS_MAX = 30;
const SHORTENERS = /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|buff\.ly|rebrand\.ly|cutt\.ly|t\.cn)\//i;

/** `[… what you do]`: where a template leaves something to its user. */
const BLANK = /\[…\s*[^\]\s](?:(?!\[…)[^\]])*\]/g;

/** What a careful colleague would remark on before it goes out. */
export function lintMail(mail: MailTemplate, { isFirstRound }: LintPlace): LintRemark[] {
  const text = mail.text ?? htmlToText(mail.html);
  const said = `${mail.subject}\n${text}`;
  const words = wordsOf(text);
  const links = linksIn(mail.html);
  const pictures = mail.html.match(/<img\b/gi)?.length ?? 0;
  const isEmpty = words === 0 && pictures === 0;
  const { problems, variables } = compileMail(mail);
  const remarks: (LintRemark | false)[] = [
    remark(
      'templateProblem',
      'error',
      problems.map((problem) => problem.text),
    ),
    remark('blankLeft', 'error', said.match(BLANK) ?? []),
    isFirstRound && mail.subject.trim() === '' && { rule: 'subjectEmpty', severity: 'error', words: [], count: 0 },
    isFirstRound &&
      remark('fakeReply', 'warning', mail.subject.match(/^\s*(?:re|fwd?|aw|wg|回复|转发)\s*[:：]/i) ?? []),
    remark('spamWords', 'warning', findSpamWords(said)),
    remark('capitals', 'warning', said.match(/\b\p{Lu}{4,}\b/gu) ?? []),
    tooMuch('exclamations', 'warning', said.match(/[!！]/g)?.length ?? 0, EXCLAMATIONS_MAX),
    tooMuch('subjectLong', 'hint', mail.subject.length, SUBJECT_MAX),
    isEmpty && { rule: 'bodyEmpty', severity: 'error', words: [], count: 0 },
    !isEmpty && words < WORDS_MIN && { rule: 'bodyShort', severity: 'hint', words: [], count: words },
    tooMuch('bodyLong', 'hint', words, WORDS_MAX),
    tooMuch('manyLinks', 'warning', links.length, LINKS_MAX),
    remark(
      'shortenedLinks',
      'warning',
      links.filter((link) => SHORTENERS.test(link)),
    ),
    pictures > 0 &&
      words < pictures * WORDS_MIN && { rule: 'mostlyPictures', severity: 'warning', words: [], count: pictures },
    tooMuch('picturesWithoutWords', 'hint', countWithoutWords(mail.html), 0),
    !isEmpty && variables.length === 0 && { rule: 'impersonal', severity: 'hint', words: [], count: 0 },
    tooMuch('longSentences', 'hint', longestSentence(text), SENTENCE_WORDS_MAX),
  ];
  return remarks.filter((found) => found !== false);
}

/** Longer than a tag with an address and its words. */
const TAG_MAX = 2_000;

/** Pictures that say nothing to a reader who does not see them. */
const countWithoutWords = (html: string): number =>
  html
    .split(/<img\b/i)
    .slice(1)
    .map((rest) => rest.slice(0, TAG_MAX).split('>', 1)[0] ?? '')
    .filter((tag) => !/\balt=(?:"[^"]*[^\s"][^"]*"|'[^']*[^\s'][^']*')/i.test(tag)).length;

const remark = (rule: LintRule, severity: LintRemark['severity'], words: readonly string[]): LintRemark | false =>
  words.length > 0 && { rule, severity, words: [...new Set(words)], count: words.length };

const tooMuch = (rule: LintRule, severity: LintRemark['severity'], count: number, max: number): LintRemark | false =>
  count > max && { rule, severity, words: [], count };

/** A tag ends at the next one too: a text that opens thousands and closes none is read once. */
const linksIn = (html: string): string[] =>
  (html.match(/<a\b[^<>]*/gi) ?? []).flatMap((tag) => /\bhref=["']?(https?:[^"'\s>]+)/i.exec(tag)?.[1] ?? []);

function findSpamWords(text: string): string[] {
  const lower = ` ${text.toLowerCase().replaceAll(/\s+/g, ' ')} `;
  return SPAM_WORDS.filter((word) => {
    const at = lower.indexOf(word);
    if (at < 0) return false;
    // A word of an alphabet stands by itself; Chinese has no gaps between words.
    return /^\p{Script=Han}/u.test(word) || !/[\p{L}\p{N}]/u.test(`${lower[at - 1]}${lower[at + word.length]}`);
  });
}

/** A Chinese character counts as half a word. */
function wordsOf(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const spaced = text.replaceAll(/\p{Script=Han}/gu, ' ').match(/\S+/g)?.length ?? 0;
  return spaced + Math.ceil(characters / 2);
}

const longestSentence = (text: string) =>
  text.split(/[.!?。！？\n]+/).reduce((longest, sentence) => Math.max(longest, wordsOf(sentence)), 0);
