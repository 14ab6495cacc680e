import { readFileSync } from 'node:fs';
import { sanitizeMailHtml } from '@outrider/mail-kit';
import { findDanger } from '@outrider/mail-kit/html/testing/find-danger';
import { z } from 'zod';
import { CORPORA } from '../../scripts/reply-model/read-corpora.ts';
import type { Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

/** The origin's own output is not compared: it keeps as text what we leave out. What counts is that nothing can run. */
export function judgeHtml(report: Report): void {
  judge(report, 'html_loofah', 1, loofahCases());
}

function loofahCases(): Case[] {
  const cases = z.array(z.object({ input: z.string() }));
  return cases.parse(JSON.parse(readFileSync(`${CORPORA}html-loofah/cases.json`, 'utf8'))).map(({ input }) => {
    const dangers = findDanger(sanitizeMailHtml(input));
    return { input, isRight: dangers.length === 0, got: dangers.join('; ') };
  });
}
