import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const bodyOf = (...parts: Uint8Array[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const part of parts) stream.enqueue(new Uint8Array(part));
      stream.close();
    },
  });

test('lines are put together however the network cuts them, even inside a character', async () => {
  const bytes = new TextEncoder().encode('{"a":"日"}\n\n{"b":2}\n{"cut');
  const lines: string[] = [];
  for await (const line of readLines(bodyOf(bytes.slice(0, 7), bytes.slice(7, 20), bytes.slice(20)))) lines.push(line);
  expect(lines).toEqual(['{"a":"日"}', '{"b":2}']);
});
