import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeTab, NO_TABS, openTab, showTab, stepTab, type Tabs } from './tabs.ts';

const three: Tabs = { cids: ['a', 'b', 'c'], current: 'b' };

test('closing the mail that is written activates the next, and at the end the one before', () => {
  expect(closeTab(three, 'b')).toEqual({ cids: ['a', 'c'], current: 'c' });
  expect(closeTab({ ...three, current: 'c' }, 'c')).toEqual({ cids: ['a', 'b'], current: 'b' });
  expect(closeTab({ cids: ['a'], current: 'a' }, 'a')).toEqual({ cids: [], current: undefined });
});

test('closing another mail leaves the one that is written', () => {
  expect(closeTab(three, 'a').current).toBe('b');
});

test('going on from the last tab leads to the first', () => {
  expect(stepTab({ ...three, current: 'c' }, 1).current).toBe('a');
  expect(stepTab({ ...three, current: 'a' }, -1).current).toBe('c');
});

const names = ['a', 'b', 'c', 'd', 'e'] as const;
const step = fc.record({
  act: fc.constantFrom('open', 'close', 'show', 'next', 'before'),
  cid: fc.constantFrom(...names),
});

test('after any order of opening and closing each mail has one tab, and one is written as long as any is open', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let tabs = NO_TABS;
      const open = new Set<string>();
      for (const { act, cid } of steps) {
        if (act === 'open') {
          tabs = openTab(tabs, cid);
          open.add(cid);
          expect(tabs.current).toBe(cid);
        } else if (act === 'close') {
          tabs = closeTab(tabs, cid);
          open.delete(cid);
        } else if (act === 'show') tabs = showTab(tabs, cid);
        else tabs = stepTab(tabs, act === 'next' ? 1 : -1);
        expect(new Set(tabs.cids)).toEqual(open);
        expect(tabs.cids).toHaveLength(open.size);
        expect(tabs.current === undefined).toBe(open.size === 0);
        if (tabs.current !== undefined) expect(open).toContain(tabs.current);
      }
    }),
  );
});
