import { readdirSync, readFileSync } from 'node:fs';
import { quotedRefusal } from '@outrider/mail-kit/replies/find-replies';
import type { ReplyClass } from '@outrider/mail-kit/replies/reply-class';
import { replyFeatures } from '@outrider/mail-kit/replies/reply-features';
import type { Example } from './train-weights.ts';

const FOLDER = new URL('examples/', import.meta.url);

export const featuresOf = (text: string): string[] => [
  ...replyFeatures(quotedRefusal(text) ?? { code: undefined, enhanced: '', text }),
];

/** Refusals written for this project from knowledge of the trade: a file a class, a refusal a line. */
export const readWrittenExamples = (): Example[] =>
  readdirSync(FOLDER).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({ origin: 'written', features: featuresOf(line), is: file.replace('.txt', '') as ReplyClass })),
  );

/**
 * What may get a weight: the words of the written examples and their pairs that come twice. Nothing of a corpus is in it,
 * so nothing of a corpus is in the weights but their numbers.
 */
export function vocabularyOf(written: readonly Example[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of written) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const features = [...counts].filter(([feature, count]) => count >= (feature.includes(' ') ? 2 : 1));
  return new Set(features.map(([feature]) => feature).filter((feature) => !INVENTED.includes(feature)));
}

const INVENTED = ['host:acme', 'host:sender'];
