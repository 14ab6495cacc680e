import { Node } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { changedRange } from './changed-range.ts';
import { findVariables } from './tokens.ts';
import './mail-marks.css';

const TAG = 'data-variable';
/** Nothing in its place is nothing to say. */
const EMPTY_DEFAULT = /(?<!\s)\s*\|\s*default:\s*""$/;
const FINDS = new PluginKey('variables');

/**
 * A value of a person, as one thing between the letters. In the page and in the plain text it is what the template says:
 * `{{firstName | default: "there"}}`, typed, pasted or loaded.
 */
export const VariableNode = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ inner: { default: '' } }),
  // A page is drawn of elements only; withoutTags takes this one away again.
  renderHTML: ({ node }) => ['span', { [TAG]: '' }, sourceOf(node.attrs)],
  renderText: ({ node }) => sourceOf(node.attrs),
  addNodeView: () => {
    return ({ node }) => {
      const dom = document.createElement('span');
      dom.className = 'mail-variable';
      dom.textContent = String(node.attrs.inner).replace(EMPTY_DEFAULT, '');
      return { dom };
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: FINDS,
        appendTransaction: (transactions, _before, { doc, tr }) => {
          const isAll = transactions.some((each) => each.getMeta(FINDS) === true);
          const range = isAll ? { from: 0, to: doc.content.size } : changedRange(transactions);
          if (!range) return null;
          const found: { from: number; to: number; inner: string }[] = [];
          doc.nodesBetween(range.from, Math.min(range.to, doc.content.size), (node, at) => {
            for (const each of node.isText ? findVariables(node.text ?? '') : [])
              found.push({ ...each, from: at + each.from, to: at + each.to });
          });
          // From the end, so that what is replaced does not move what is still to come.
          for (const { from, to, inner } of found.toReversed())
            tr.replaceWith(from, to, this.type.create({ inner }, undefined, doc.nodeAt(from)?.marks));
          return found.length > 0 ? tr : null;
        },
      }),
    ];
  },
  onCreate() {
    // What was loaded is text so far; the plugin looks at what a transaction brings.
    this.editor.view.dispatch(this.editor.state.tr.setMeta(FINDS, true).setMeta('addToHistory', false));
  },
});

const sourceOf = ({ inner }: Record<string, unknown>): string => `{{${String(inner)}}}`;

const TAGGED = new RegExp(`<span ${TAG}="">(.*?)</span>`, 'gs');

/** A page with its variables as the plain text that they are. */
export const withoutTags = (html: string): string => html.replaceAll(TAGGED, '$1');
