import type { ReplyWeights } from '@outrider/mail-kit/replies/reply-model';
import { readCorpusExamples } from './read-corpora.ts';
import { readWrittenExamples, vocabularyOf } from './read-examples.ts';
import { type Example, trainWeights } from './train-weights.ts';

/** Two refusals that share this part of their features say the same. */
const ALIKE = 0.7;

/**
 * Weights by everything but one origin or format: without its examples, and without the written ones that say what one of
 * them says, since their author may have seen it. What is left is all that could be known without that origin.
 */
export function createLeaveOneOut(): (origin: string) => ReplyWeights {
  const written = readWrittenExamples();
  const corpus = readCorpusExamples();
  const trained = new Map<string, ReplyWeights>();
  return (origin) => {
    const known = trained.get(origin);
    if (known) return known;
    const left = corpus.filter((example) => example.origin === origin).map(({ features }) => new Set(features));
    const kept = written.filter(({ features }) => !left.some((other) => areAlike(features, other)));
    const others = corpus.filter((example) => example.origin !== origin);
    const weights = trainWeights([...kept, ...others], vocabularyOf(kept));
    trained.set(origin, weights);
    return weights;
  };
}

function areAlike(features: Example['features'], other: ReadonlySet<string>): boolean {
  const shared = features.filter((feature) => other.has(feature)).length;
  return shared / (features.length + other.size - shared) >= ALIKE;
}
