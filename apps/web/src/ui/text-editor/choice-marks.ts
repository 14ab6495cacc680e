import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { changedRange } from './changed-range.ts';
import { findChoices } from './tokens.ts';
import './mail-marks.css';

const MARKS = new PluginKey<DecorationSet>('choices');
/** Stands for a leaf in a text, so that places in it are places in the document. */
const LEAF = '\uFFFC';

/** Random choices stay text that can be written in; they are only made visible. */
export const ChoiceMarks = Extension.create({
  name: 'choiceMarks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: MARKS,
      state: {
        init: (_config, { doc }) => DecorationSet.create(doc, marksIn(doc, 0, doc.content.size).marks),
        apply: (transaction, before) => {
          const { doc, docChanged, mapping } = transaction;
          const range = docChanged ? changedRange([transaction]) : undefined;
          if (!range) return before;
          // A key changes one paragraph; looking through all of a long mail at each would be felt.
          const { marks, from, to } = marksIn(doc, range.from, range.to);
          const moved = before.map(mapping, doc);
          return moved.remove(moved.find(from, to)).add(doc, marks);
        },
      },
      props: { decorations: (state) => MARKS.getState(state) },
    }),
  ],
});

/** The marks of the paragraphs between two places, and where these begin and end. */
function marksIn(doc: Node, from: number, to: number): { marks: Decoration[]; from: number; to: number } {
  const marks: Decoration[] = [];
  const seen = { from, to };
  doc.nodesBetween(from, Math.min(to, doc.content.size), (block, at) => {
    if (!block.isTextblock) return;
    seen.from = Math.min(seen.from, at);
    seen.to = Math.max(seen.to, at + block.nodeSize);
    const text = block.textBetween(0, block.content.size, undefined, LEAF);
    for (const choice of findChoices(text))
      marks.push(Decoration.inline(at + 1 + choice.from, at + 1 + choice.to, { class: 'mail-choice' }));
  });
  return { marks, ...seen };
}
