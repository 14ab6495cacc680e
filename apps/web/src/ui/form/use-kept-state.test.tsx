// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { drafts } from '../../platform/drafts.ts';
import { useKeptState } from './use-kept-state.ts';

const typeInto = (name: string) =>
  renderHook((shown: string) => useKeptState(shown, z.string(), ''), { initialProps: name });

beforeEach(() => {
  window.sessionStorage.clear();
  drafts.belongTo('ana');
});

test('what was typed is there when the form is drawn anew, until it is forgotten', () => {
  const first = typeInto('note 1');
  act(() => first.result.current[1]('Call back in May'));
  first.unmount();
  const again = typeInto('note 1');
  expect(again.result.current[0]).toBe('Call back in May');
  act(() => again.result.current[2]());
  expect(again.result.current[0]).toBe('');
  again.unmount();
  expect(typeInto('note 1').result.current[0]).toBe('');
});

test('a form that turns to something else shows what was typed about that', () => {
  const { result, rerender } = typeInto('note 1');
  act(() => result.current[1]('about the first'));
  rerender('note 2');
  expect(result.current[0]).toBe('');
  act(() => result.current[1]('about the second'));
  rerender('note 1');
  expect(result.current[0]).toBe('about the first');
});

test('another person finds the form empty', () => {
  const { result } = typeInto('note 1');
  act(() => result.current[1]('Call back in May'));
  drafts.belongTo('ben');
  expect(typeInto('note 1').result.current[0]).toBe('');
});
