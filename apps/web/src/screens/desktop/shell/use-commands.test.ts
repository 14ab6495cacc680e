import { Mail } from 'lucide-react';
import { expect, test } from 'vitest';
import { type Command, matchCommands } from './use-commands.ts';

const command = (label: string): Command => ({ key: label, group: 'goTo', label, Icon: Mail, run: () => {} });
const commands = ['Add account', 'Accounts', 'New campaign', '简体中文'].map(command);
const found = (typed: string) => matchCommands(commands, typed).map(({ label }) => label);

test('every word typed has to occur, in any order and case', () => {
  expect(found('')).toHaveLength(4);
  expect(found('ACC')).toEqual(['Add account', 'Accounts']);
  expect(found('acc add')).toEqual(['Add account']);
  expect(found('中文')).toEqual(['简体中文']);
  expect(found('xyz')).toEqual([]);
});
