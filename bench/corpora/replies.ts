import { readdirSync, readFileSync } from 'node:fs';
import { trimQuotedReply } from '@outrider/mail-kit';
import { z } from 'zod';
import { CORPORA } from '../../scripts/reply-model/read-corpora.ts';
import type { Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

/** Where the two origins want different things of the same mail, each has room for the other's way. */
export function judgeReplies(report: Report): void {
  judge(report, 'replies_trimmer', 0.85, trimmerCases());
  judge(report, 'replies_talon', 0.92, talonCases());
}

function trimmerCases(): Case[] {
  const read = (file: string) => readFileSync(`${CORPORA}replies-trimmer/${file}`, 'utf8');
  return readdirSync(`${CORPORA}replies-trimmer/emails`).map((name) => {
    const got = trimQuotedReply({ text: read(`emails/${name}`) });
    return { input: name, isRight: got.trim() === read(`trimmed/${name}`).trim(), got: JSON.stringify(got) };
  });
}

const talonCase = z.object({
  test: z.string(),
  kind: z.enum(['text', 'html']),
  input: z.string(),
  expected: z.string(),
});

/** What is expected of HTML is HTML: tags and blanks are left out on both sides. */
function talonCases(): Case[] {
  const cases = z.array(talonCase).parse(JSON.parse(readFileSync(`${CORPORA}replies-talon/cases.json`, 'utf8')));
  return cases.map(({ test, kind, input, expected }) => {
    const got = trimQuotedReply({ [kind]: input });
    const isRight = kind === 'text' ? got.trim() === expected.trim() : squeeze(got) === squeeze(withoutTags(expected));
    return { input: test, isRight, got: JSON.stringify(got) };
  });
}

const squeeze = (text: string) => text.replace(/\s+/g, '');

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
