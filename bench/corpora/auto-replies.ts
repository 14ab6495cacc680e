import { classifyMessage, type MessageKind } from '@outrider/mail-kit';
import { z } from 'zod';
import { readCases } from '../../scripts/reply-model/read-corpora.ts';
import type { Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

/** Headers and subjects of automatic answers. The rules are written by hand, so each origin is reported by itself. */
export function judgeAutoReplies(report: Report): void {
  const sets = readHeaderSets();
  judge(report, 'auto_replies', 0.95, sets.filter(({ isAutomatic }) => isAutomatic).map(headerCase));
  judge(report, 'no_human_caught', 1, sets.filter(({ isAutomatic }) => !isAutomatic).map(headerCase));
  for (const [origin, cases] of Map.groupBy(sets, ({ source }) => source)) {
    judge(report, `auto_replies_${origin.split('/')[1]?.toLowerCase()}`, 0.95, cases.map(headerCase));
  }
}

type HeaderSet = { source: string; input: string; isAutomatic: boolean; kind: MessageKind };

const headerSchema = z.object({
  source: z.string(),
  expectAutoReply: z.boolean(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  body: z.string(),
});

const readHeaderSets = (): HeaderSet[] =>
  readCases('autoreply-headers/cases.json', headerSchema).map(({ source, expectAutoReply, headers, body }) => {
    const raw = `${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
    return { source, input: raw, isAutomatic: expectAutoReply, kind: classifyMessage(raw).kind };
  });

const headerCase = ({ input, isAutomatic, kind }: HeaderSet): Case => ({
  input,
  isRight: (kind !== 'human') === isAutomatic,
  got: kind,
});
