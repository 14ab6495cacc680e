import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDrafts } from './drafts.ts';

const draft = z.object({ email: z.string() });

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size;
      },
    },
  };
}

test('a draft is read as it was written until it is cleared', () => {
  const drafts = createDrafts(() => memoryStore);
  const { store: memoryStore } = memory();
  drafts.write('smtp', { email: 'ana@harborline.test' });
  expect(drafts.read('smtp', draft)).toEqual({ email: 'ana@harborline.test' });
  drafts.clear('smtp');
  expect(drafts.read('smtp', draft)).toBeUndefined();
});

test('all drafts go at once, and what others keep in the tab stays', () => {
  const { store, kept } = memory();
  const drafts = createDrafts(() => store);
  drafts.write('smtp', { email: 'a' });
  drafts.write('gmail', { email: 'b' });
  kept.set('other', 'x');
  drafts.clearAll();
  expect([...kept.keys()]).toEqual(['other']);
});

test('a draft of another shape, and a tab without storage, are no drafts', () => {
  const { store, kept } = memory();
  kept.set('outrider_app_draft_smtp', '{"email":7}');
  expect(createDrafts(() => store).read('smtp', draft)).toBeUndefined();
  const without = createDrafts(() => {
    throw new Error('storage is off');
  });
  expect(() => without.write('smtp', {})).not.toThrow();
  expect(without.read('smtp', draft)).toBeUndefined();
});
