import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findChoices } from './tokens.ts';

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
        init: (_config, { doc }) => marksOf(doc),
        apply: ({ docChanged, doc }, before) => (docChanged ? marksOf(doc) : before),
      },
      props: { decorations: (state) => MARKS.getState(state) },
    }),
  ],
});

function marksOf(doc: Node): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((block, at) => {
    if (!block.isTextblock) return;
    const text = block.textBetween(0, block.content.size, undefined, LEAF);
    for (const { from, to } of findChoices(text))
      marks.push(Decoration.inline(at + 1 + from, at + 1 + to, { class: 'letter-choice' }));
  });
  return DecorationSet.create(doc, marks);
}
