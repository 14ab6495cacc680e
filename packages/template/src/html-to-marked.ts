import { compile, type FormatCallback } from 'html-to-text';
import { DEPTH_MAX } from './html-to-text.ts';
import { joinBlankLines } from './join-blank-lines.ts';
import { limitNesting } from './limit-nesting.ts';

const link: FormatCallback = ({ attribs, children }, walk, builder) => {
  builder.addInline('[');
  walk(children, builder);
  builder.addInline(`](${attribs.href ?? ''})`);
};

const picture: FormatCallback = ({ attribs }, _walk, builder) =>
  builder.addInline(`![${attribs.alt ?? ''}](${attribs.src ?? ''})`);

const strong: FormatCallback = ({ children }, walk, builder) => {
  builder.addInline('**');
  walk(children, builder);
  builder.addInline('**');
};

const toMarked = compile({
  wordwrap: false,
  formatters: { link, picture, strong },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: 'img', format: 'picture' },
    { selector: 'b', format: 'strong' },
    { selector: 'strong', format: 'strong' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
  ],
  limits: { maxInputLength: 2_000_000, maxDepth: 200 },
});

/**
 * A page as text that keeps what matters of it: `[words](address)`, `![words](address)`, `**words**`, `- ` before an item.
 * Variables and choices stay as they are written.
 */
export const htmlToMarked = (html: string): string => joinBlankLines(toMarked(limitNesting(html, DEPTH_MAX)));
