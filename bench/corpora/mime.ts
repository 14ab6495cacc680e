import { readdirSync, readFileSync } from 'node:fs';
import { decodeHeaderWords, headerOf, type MimePart, readMimeMessage } from '@outrider/mail-kit';
import { z } from 'zod';
import { CORPORA } from '../../scripts/reply-model/read-corpora.ts';
import type { Report } from '../bench.ts';
import { type Case, judge } from './judge-cases.ts';

/** Structure, types, parameters and decoded content of whole mails, a mail counting only if all of it is right. */
export function judgeMime(report: Report): void {
  judge(report, 'mime_stalwart', 0.95, ['malformed', 'rfc', 'thirdparty'].flatMap(casesIn));
}

function casesIn(folder: string): Case[] {
  const path = `${CORPORA}mime-stalwart/${folder}/`;
  return readdirSync(path)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => {
      const expected = messageSchema.parse(JSON.parse(readFileSync(path + file.replace('.eml', '.json'), 'utf8')));
      const differences = compare(expected, 0, readMimeMessage(readFileSync(path + file)));
      return { input: `${folder}/${file}`, isRight: differences.length === 0, got: differences.join('; ') };
    });
}

type Expected = { parts: z.infer<typeof partSchema>[] };

const headerSchema = z.object({ name: z.unknown(), value: z.unknown() });
const bodySchema = z.object({
  Multipart: z.array(z.number()).optional(),
  Text: z.string().optional(),
  Html: z.string().optional(),
  Binary: z.array(z.number()).optional(),
  InlineBinary: z.array(z.number()).optional(),
  Message: z.unknown().optional(),
});
const partSchema = z.object({ headers: z.array(headerSchema), body: bodySchema });
const messageSchema = z.object({ parts: z.array(partSchema) });
const typeSchema = z.object({
  ContentType: z.object({
    c_type: z.string(),
    c_subtype: z.string().nullable(),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
  }),
});
const subjectSchema = z.object({ Text: z.string() });

/** What our reading of a part has otherwise than the origin's. */
function compare(expected: Expected, index: number, got: MimePart): string[] {
  const part = expected.parts[index];
  if (!part) return [`no part ${index}`];
  const { Multipart: children = [], Text, Html, Binary, InlineBinary, Message } = part.body;
  const bytes = Binary ?? InlineBinary;
  const text = Text ?? Html;
  const message = Message === undefined ? undefined : messageSchema.parse(Message);
  return [
    ...compareHeaders(part.headers, got).map((difference) => `part ${index}: ${difference}`),
    ...differ(`children of ${index}`, children.length, got.children.length),
    ...(text === undefined ? [] : differ(`text of ${index}`, unixLines(text), got.text())),
    ...(bytes === undefined ? [] : differ(`bytes of ${index}`, bytes.join(), got.bytes().join())),
    ...differ(`message in ${index}`, message !== undefined, got.message !== null),
    ...(message && got.message ? compare(message, 0, got.message) : []),
    ...children.flatMap((child, at) => {
      const ours = got.children[at];
      return ours ? compare(expected, child, ours) : [];
    }),
  ];
}

function compareHeaders(headers: z.infer<typeof headerSchema>[], got: MimePart): string[] {
  const lastValueOf = (name: string) => headers.findLast((header) => header.name === name)?.value;
  const type = typeSchema.safeParse(lastValueOf('content_type')).data?.ContentType;
  const subject = subjectSchema.safeParse(lastValueOf('subject')).data?.Text;
  const attributes = (type?.attributes ?? []).map(({ name, value }) => [name, value] as const);
  return [
    ...(type ? differ('type', `${type.c_type}/${type.c_subtype ?? 'plain'}`, got.contentType) : []),
    ...attributes.flatMap(([name, value]) => differ(`parameter ${name}`, value, got.parameters[name])),
    ...(subject === undefined ? [] : differ('subject', subject, decodeHeaderWords(headerOf(got, 'subject') ?? ''))),
  ];
}

const unixLines = (text: string) => text.replaceAll('\r\n', '\n');

const differ = (what: string, expected: unknown, got: unknown): string[] =>
  expected === got ? [] : [`${what} is ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`];
