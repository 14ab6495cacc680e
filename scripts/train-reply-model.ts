import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasCorpora, readCorpusExamples } from './reply-model/read-corpora.ts';
import { readWrittenExamples, vocabularyOf } from './reply-model/read-examples.ts';
import { trainWeights } from './reply-model/train-weights.ts';
import { writeWeightTable } from './reply-model/weight-table.ts';

const TABLE = fileURLToPath(new URL('../packages/mail-kit/src/replies/reply-weight-table.ts', import.meta.url));

if (hasCorpora()) {
  const written = readWrittenExamples();
  const examples = [...written, ...readCorpusExamples()];
  const table = writeWeightTable(trainWeights(examples, vocabularyOf(written)));
  writeFileSync(
    TABLE,
    `/** Made by \`npm run train\` (decision 40). Do not edit. */\nexport const WEIGHT_TABLE = \`\n${table}\n\`;\n`,
  );
  console.log(`${table.split('\n').length - 1} features from ${examples.length} examples.`);
} else {
  console.error('The corpora are not beside this checkout, so the weights stay as they are.');
}
