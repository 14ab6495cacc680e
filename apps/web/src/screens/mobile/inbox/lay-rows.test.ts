import { expect, test } from 'vitest';
import { aMessage } from '../../../features/inbox/testing.tsx';
import { layFound } from './lay-rows.ts';

const page = { next: '', total: 2, asThreads: false };
const nothing = { subject: '', text: '', file: '' };

test('a file that is found has a row of its own, beside its mail where that was found too', () => {
  const [both, fileAlone, people] = [aMessage(), aMessage(), aMessage()];
  const hits = {
    [both.id]: { ...nothing, text: 'a hit', file: 'hit.pdf' },
    [fileAlone.id]: { ...nothing, file: 'hit.pdf' },
    [people.id]: nothing,
  };
  const items = layFound({ ...page, rows: [both, fileAlone, people], hits });
  expect(items.map(({ message, isFile }) => [message.id, isFile])).toEqual([
    [both.id, false],
    [both.id, true],
    [fileAlone.id, true],
    [people.id, false],
  ]);
});
