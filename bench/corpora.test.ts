import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasCorpora, readCorpusExamples } from '../scripts/reply-model/read-corpora.ts';
import { readWrittenExamples, vocabularyOf } from '../scripts/reply-model/read-examples.ts';
import { trainWeights } from '../scripts/reply-model/train-weights.ts';
import { writeWeightTable } from '../scripts/reply-model/weight-table.ts';
import { runBench } from './bench.ts';

const SKIPPED = hasCorpora() ? '' : ' (skipped: the corpora are not beside this checkout)';

it.skipIf(!hasCorpora())(
  `Public test data is judged as well as the bench demands${SKIPPED}`,
  { timeout: 120_000 },
  async () => {
    const lines: string[] = [];
    const passed = await runBench('corpora', 'short', (line) => lines.push(line));
    expect(passed, lines.join('\n')).toBe(true);
    expect(lines.map((line) => (JSON.parse(line) as { metric: string }).metric)).toEqual(
      expect.arrayContaining([
        'bounce_hard',
        'bounce_reason',
        'prose_recipients',
        'bounce_is_no_answer',
        'smtp_replies',
        'people_f1',
        'people_titles',
        'people_emails',
        'people_on_empty_pages',
      ]),
    );
  },
);

it.skipIf(!hasCorpora())(`The weights are those the script makes${SKIPPED}`, { timeout: 120_000 }, () => {
  const written = readWrittenExamples();
  const weights = trainWeights([...written, ...readCorpusExamples()], vocabularyOf(written));
  const kept = readFileSync(new URL('../packages/mail-kit/src/replies/reply-weight-table.ts', import.meta.url), 'utf8');
  expect(kept).toContain(writeWeightTable(weights));
});

it('Nothing but words of the written examples has a weight', () => {
  const vocabulary = vocabularyOf(readWrittenExamples());
  const kept = readFileSync(new URL('../packages/mail-kit/src/replies/reply-weight-table.ts', import.meta.url), 'utf8');
  const features = kept
    .split('\n')
    .slice(3, -2)
    .map((line) => line.slice(line.indexOf(' ') + 1));
  expect(features.filter((feature) => !vocabulary.has(feature))).toEqual([]);
});
