import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { extractPeople, type Person } from '@outrider/lead-finder';
import { z } from 'zod';
import { CORPORA } from '../../scripts/reply-model/read-corpora.ts';
import type { Report } from '../bench.ts';

const PAGES = `${CORPORA}team-pages/`;
const FALSE_MAX = 2;

type Scored = Record<'tp' | 'fp' | 'fn' | 'titleOk' | 'titleN' | 'mailOk' | 'mailN', number> & {
  falsePeople: string[];
  missed: string[];
};
type Scorer = { scorePage: (truth: unknown, got: Person[]) => Scored };

const truthSchema = z.record(z.string(), z.looseObject({ file: z.string(), url: z.string(), negative: z.boolean() }));

/** Organisations' pages with invented people, counted by the corpus' own scorer. */
export async function judgePeople(report: Report): Promise<void> {
  const { scorePage }: Scorer = await import(pathToFileURL(`${PAGES}score.mjs`).href);
  const sum = { tp: 0, fp: 0, fn: 0, titleOk: 0, titleN: 0, mailOk: 0, mailN: 0, onEmpty: 0 };
  for (const [id, page] of Object.entries(truthSchema.parse(JSON.parse(readFileSync(`${PAGES}truth.json`, 'utf8'))))) {
    const html = readFileSync(`${PAGES}pages/${page.file}`, 'utf8');
    const scored = scorePage(page, extractPeople({ html, url: page.url }));
    if (page.negative) sum.onEmpty += scored.fp;
    else sum.fp += scored.fp;
    for (const key of ['tp', 'fn', 'titleOk', 'titleN', 'mailOk', 'mailN'] as const) sum[key] += scored[key];
    for (const name of scored.falsePeople) console.error(`people: ${id} names ${JSON.stringify(name)}`);
    for (const name of scored.missed) console.error(`people: ${id} misses ${JSON.stringify(name)}`);
  }
  // F1 is twice the right ones by all that were named and all that should have been.
  const right = 2 * sum.tp;
  const all = right + sum.fp + sum.fn;
  report({ metric: 'people_f1', value: right, limit: all, ratio: right / all }, 0.9);
  report({ metric: 'people_titles', value: sum.titleOk, limit: sum.titleN, ratio: sum.titleOk / sum.titleN }, 0.85);
  report({ metric: 'people_emails', value: sum.mailOk, limit: sum.mailN, ratio: sum.mailOk / sum.mailN }, 0.9);
  report(
    { metric: 'people_on_empty_pages', value: sum.onEmpty, limit: FALSE_MAX, ratio: sum.onEmpty <= FALSE_MAX ? 1 : 0 },
    1,
  );
}
