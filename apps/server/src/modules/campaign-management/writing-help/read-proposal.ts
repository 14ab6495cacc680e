import type { Proposal } from '@outrider/contract/campaigns/writing';
import { compileTemplate, type Medium } from '@outrider/template/compile-template';
import { htmlToMarked } from '@outrider/template/html-to-marked';
import { type Given, givenText } from './given.ts';
import { keepGivenLinks } from './keep-given-links.ts';
import { keepKnownVariables } from './keep-known-variables.ts';
import { markBlanks } from './mark-blanks.ts';
import { writePage, writePlain } from './write-page.ts';

/** Longer than any mail a recipient would read; thinking aloud included. */
const ANSWER_MAX = 40_000;
const CONTENT_MAX = 8_000;
const SUBJECT_MAX = 150;
const TOLD_MAX = 10;

const THOUGHTS = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
const FENCE = /^\s*```\w*\n([\s\S]*?)\n?```\s*$/;
const HTML = /<(?:p|br|div|a|ul|ol|li|html|body|span|table|strong|b|script|style|img)\b[^<>]{0,2000}>/i;
// Of control characters only tabs and line breaks mean something in a mail.
const CONTROLS = /[^\P{C}\t\n]/gu;
const SUBJECT =
  /^[ \t>*#_"]{0,10}(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|主题|件名)[ *_]{0,5}[:：](.*)$/im;
const FIGURE = /\d+(?:[.,]\d+)*(?:\s?%)?/g;

/**
 * A model's answer as a mail that the user may look at, or nothing where it is none. It is a stranger's text: variables
 * that do not exist and links that nobody gave are taken out and reported, and the page is written from a fixed list of elements.
 */
export function readProposal(answer: string, given: Given): Omit<Proposal, 'model'> | undefined {
  if (answer.length > ANSWER_MAX) return undefined;
  const { subject, content } = partsOf(clean(answer));
  if (content === '' || content.length > CONTENT_MAX) return undefined;
  const from = givenText(given);
  // What the user uses already may go on.
  const known = [...given.variables, ...compileTemplate(from).variables.map(({ name }) => name)];
  const title = tame(subject.slice(0, CONTENT_MAX), known, from);
  const body = tame(content, known, from);
  if (body.text === '') return undefined;
  const [html, text] = [writePage(body.text), writePlain(body.text)];
  const isSound = (template: string, medium?: Medium) => {
    const { problems, variables } = compileTemplate(template, medium);
    return problems.length === 0 && variables.every(({ name }) => known.includes(name));
  };
  if (!isSound(title.text, 'header') || !isSound(html, 'html') || !isSound(text)) return undefined;
  // A follow-up without a subject goes on in its thread, and is meant to.
  const staysInThread = given.round > 0 && given.subject.trim() === '';
  return {
    subject: staysInThread || title.text.length > SUBJECT_MAX ? '' : title.text,
    html,
    text,
    leftOut: {
      variables: unite(title.variables, body.variables),
      links: unite(title.links, body.links),
    },
    figures: newFigures(`${title.text}\n${body.text}`, from),
  };
}

function clean(answer: string): string {
  const said = answer.replaceAll('\r\n', '\n').replaceAll(THOUGHTS, '');
  const inside = FENCE.exec(said)?.[1] ?? said;
  const marked = HTML.test(inside) ? htmlToMarked(inside) : inside;
  return marked
    .replaceAll(CONTROLS, '')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .trim();
}

/** What stands before the subject is talk; without a subject all of it is the mail. */
function partsOf(said: string): { subject: string; content: string } {
  const found = SUBJECT.exec(said);
  if (!found) return { subject: '', content: said };
  return {
    subject: (found[1] ?? '').replaceAll(/^[\s"'*_“”]+|(?<![\s"'*_“”])[\s"'*_“”]+$/g, ''),
    content: said.slice(found.index + found[0].length).trim(),
  };
}

/** As long as the mail has no conditions of its own, it gets none. */
const CONDITION = /\{%(?:(?!\{%)[\s\S])*?%\}/g;

function tame(text: string, known: readonly string[], from: string) {
  const plain = from.includes('{%') ? text : text.replaceAll(CONDITION, '');
  const variables = keepKnownVariables(plain, known);
  const links = keepGivenLinks(variables.text, from);
  return {
    text: mendGaps(markBlanks(links.text, from)),
    variables: variables.leftOut,
    links: links.leftOut,
  };
}

/** Where something was taken out of a line. */
const mendGaps = (text: string): string =>
  text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/(\S)[ \t]{2,}(?=\S)/g, '$1 ')
    .replaceAll(/(?<! ) +(?=[,.;:?!](?:\s|$))/g, '')
    .replaceAll(/(?<![ \t])[ \t]+$/gm, '')
    .trim();

const unite = (...lists: string[][]): string[] =>
  [...new Set(lists.flat())].map((each) => each.slice(0, 200)).slice(0, TOLD_MAX);

/** Figures are what models like to make up; those in variables and addresses are not the mail's. */
function newFigures(text: string, from: string): string[] {
  const known = new Set((from.match(FIGURE) ?? []).map(bareFigure));
  const said = text.replaceAll(/\{\{[^{}]*\}\}|\]\([^()\n]*\)/g, ' ');
  return unite((said.match(FIGURE) ?? []).filter((figure) => !known.has(bareFigure(figure))));
}

const bareFigure = (figure: string): string => figure.replaceAll(/[\s%]/g, '');
