import { compile } from 'html-to-text';
import { joinBlankLines } from './join-blank-lines.ts';
import { limitNesting } from './limit-nesting.ts';

/** Deeper than tables of newsletters stand in each other. */
export const DEPTH_MAX = 150;

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, linkBrackets: ['(', ')'] } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  ],
  limits: { maxInputLength: 2_000_000, maxDepth: 200 },
});

/**
 * The plain half of a mail, from its page: blocks as lines, links with where they lead, no pictures. An empty paragraph
 * has no height on a page, so it adds no line here.
 */
export const htmlToText = (html: string): string => joinBlankLines(toText(limitNesting(html, DEPTH_MAX)));
