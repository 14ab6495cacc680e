import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDrafts } from './drafts.ts';

const draft = z.object({ email: z.string() });

function memory({ room = Number.POSITIVE_INFINITY } = {}) {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (text.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        kept.set(name, text);
      },
      removeItem: (name: string) => void kept.delete(name),
    },
  };
}

function draftsOf(userId: string, { store } = memory()) {
  const drafts = createDrafts(() => store);
  drafts.belongTo(userId);
  return drafts;
}

test('a draft is read as it was written until it is cleared', () => {
  const drafts = draftsOf('ana');
  drafts.write('smtp', { email: 'ana@harborline.test' });
  expect(drafts.read('smtp', draft)).toEqual({ email: 'ana@harborline.test' });
  drafts.clear('smtp');
  expect(drafts.read('smtp', draft)).toBeUndefined();
});

test('a draft is there when its person signs in again, and not for the one who signed in between', () => {
  const drafts = draftsOf('ana');
  drafts.write('smtp', { email: 'ana@harborline.test' });
  expect(drafts.belongTo('ana')).toBe(false);
  expect(drafts.read('smtp', draft)).toEqual({ email: 'ana@harborline.test' });

  expect(drafts.belongTo('ben')).toBe(true);
  expect(drafts.read('smtp', draft)).toBeUndefined();
  drafts.write('smtp', { email: 'ben@nordkai.test' });
  drafts.clear('smtp');

  expect(drafts.belongTo('ana')).toBe(true);
  expect(drafts.read('smtp', draft)).toEqual({ email: 'ana@harborline.test' });
});

test('nothing is kept before it is known whose it is', () => {
  const { store, kept } = memory();
  const drafts = createDrafts(() => store);
  drafts.write('smtp', { email: 'a' });
  expect(drafts.read('smtp', draft)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('a draft without room is no draft, and leaves no older one behind', () => {
  const drafts = draftsOf('ana', memory({ room: 20 }));
  drafts.write('smtp', { email: 'a' });
  expect(drafts.read('smtp', draft)).toEqual({ email: 'a' });
  drafts.write('smtp', { email: 'a much longer one' });
  expect(drafts.read('smtp', draft)).toBeUndefined();
});

test('a draft of another shape, and a tab without storage, are no drafts', () => {
  const shelf = memory();
  draftsOf('ana', shelf).write('smtp', { email: 7 });
  expect(draftsOf('ana', shelf).read('smtp', draft)).toBeUndefined();
  const without = createDrafts(() => {
    throw new Error('storage is off');
  });
  without.belongTo('ana');
  expect(() => without.write('smtp', {})).not.toThrow();
  expect(without.read('smtp', draft)).toBeUndefined();
});
