import type { TranscriptLine } from '@outrider/contract/sandbox';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutTranscript } from './transcript-lines.ts';

const at = '2026-11-17T09:42:10.131Z';
const said = (...lines: string[]): TranscriptLine[] =>
  lines.map((line) => ({ at, who: line.startsWith('C') ? 'C' : 'S', line: line.slice(3) }));

test('a command and its answer stand in one line, a greeting in its own', () => {
  expect(layOutTranscript(said('S: 220 mx1.nordkai.test ESMTP', 'C: QUIT', 'S: 221 2.0.0 Bye'))).toEqual([
    { at, server: { text: '220 mx1.nordkai.test ESMTP', tone: 'grey' } },
    { at, client: 'QUIT', server: { text: '221 2.0.0 Bye', tone: 'green' } },
  ]);
});

test('an answer of several lines becomes one', () => {
  const lines = layOutTranscript(said('C: EHLO box', 'S: 250-mx1', 'S: 250-SIZE 100', 'S: 250 PIPELINING', 'C: NOOP'));
  expect(lines).toEqual([
    { at, client: 'EHLO box', server: { text: '250 mx1, SIZE 100, PIPELINING', tone: 'green' } },
    { at, client: 'NOOP' },
  ]);
});

test('between DATA and the dot the client’s lines are the message', () => {
  const lines = layOutTranscript(said('C: DATA', 'S: 354 Go on', 'C: Subject: Hello', 'C: .', 'S: 250 2.0.0 Queued'));
  expect(lines).toMatchObject([
    { client: 'DATA', server: { tone: 'green' } },
    { message: 'Subject: Hello' },
    { client: '.', server: { text: '250 2.0.0 Queued', tone: 'green' } },
  ]);
});

test('a message that was kept without its dot ends with the answer to it', () => {
  const lines = layOutTranscript(said('C: DATA', 'S: 354 Go on', 'C: Subject: Hello', 'S: 250 Queued', 'C: QUIT'));
  expect(lines.slice(2)).toEqual([
    { at, client: '.', server: { text: '250 Queued', tone: 'green' } },
    { at, client: 'QUIT' },
  ]);
});

test('a refusal has the tone of its code, even as a greeting', () => {
  const lines = layOutTranscript(said('S: 421 4.7.0 Too many', 'C: RCPT TO:<a@b.test>', 'S: 550 5.1.1 Unknown'));
  expect(lines.map(({ server }) => server?.tone)).toEqual(['amber', 'red']);
});

test('nothing that was said gets lost', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('.', 'DATA', '354 Go', '250-a', '250 b', '550'));
  const anything = fc.array(fc.record({ at: fc.constant(at), who: fc.constantFrom('C' as const, 'S' as const), line }));
  fc.assert(
    fc.property(anything, (lines) => {
      const shown = layOutTranscript(lines).flatMap(({ client, message, server }) => [client, message, server?.text]);
      for (const { who, line: text } of lines) {
        expect(shown.join('\n')).toContain(who === 'C' ? text : text.replace(/^\d{3}-/, '').slice(4));
      }
    }),
  );
});
