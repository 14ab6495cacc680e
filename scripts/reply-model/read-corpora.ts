import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Failure } from '@outrider/mail-kit/classify/bounce-reason';
import { parseMail } from '@outrider/mail-kit/classify/parsed-mail';
import { readDeliveryReport } from '@outrider/mail-kit/classify/read-bounce';
import { quotedRefusal } from '@outrider/mail-kit/replies/find-replies';
import type { ReplyClass } from '@outrider/mail-kit/replies/reply-class';
import { replyFeatures } from '@outrider/mail-kit/replies/reply-features';
import { z } from 'zod';
import { featuresOf } from './read-examples.ts';
import type { Example } from './train-weights.ts';

export const CORPORA = fileURLToPath(new URL('../../../shared/corpora/', import.meta.url));
export const hasCorpora = () => existsSync(CORPORA);

export const readCases = <T>(file: string, schema: z.ZodType<T>): T[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`${CORPORA}${file}`, 'utf8')));

/** One recipient of a bounce: what the corpus says of it, and what was found. The format is what a fold leaves out. */
export type BouncedCase = {
  id: string;
  format: string;
  wanted: { status: string; reason: string; hardbounce: boolean };
  failure: Failure | undefined;
};

const bounceSchema = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.string(),
  expected: z.array(z.object({ status: z.string(), reason: z.string(), hardbounce: z.boolean() })),
});

export const readBouncedCases = (): BouncedCase[] =>
  readCases('bounces-sisimai/expected.json', bounceSchema)
    .filter(({ kind }) => kind === 'bounce')
    .flatMap(({ id, file, expected }) => {
      const report = readDeliveryReport(parseMail(readFileSync(`${CORPORA}bounces-sisimai/${file}`)));
      const format = id.replace(/-\d+$/, '');
      return expected.map((wanted, index) => ({ id, format, wanted, failure: report?.failures[index] }));
    });

/** A labelled reply of a server. */
export type ReplyCase = { origin: string; reply: string; label: string };

const replySchema = z.object({
  reply: z.string(),
  label: z.string().optional(),
  reason: z.string().optional(),
  category: z.string().optional(),
  message: z.string().optional(),
});

export const readReplyCases = (): ReplyCase[] =>
  ['postalsys', 'sisimai-reasons', 'zonemta'].flatMap((origin) =>
    readCases(`smtp-replies/${origin}.json`, replySchema).map(({ reply, label, reason, category, message = '' }) => ({
      origin,
      reply,
      label: label ?? reason ?? (/full/i.test(message) ? 'mailbox_full' : (category ?? '')),
    })),
  );

/** Their labels in our classes. What is left out here is used by its origin for several of them. */
const CLASS_OF: Record<string, ReplyClass> = {
  userunknown: 'user_unknown',
  user_unknown: 'user_unknown',
  invalid_address: 'user_unknown',
  hasmoved: 'moved',
  hostunknown: 'host_unknown',
  notaccept: 'host_unknown',
  network: 'host_unknown',
  mailboxfull: 'mailbox_full',
  mailbox_full: 'mailbox_full',
  suspend: 'disabled',
  mailbox_disabled: 'disabled',
  exceedlimit: 'too_big',
  mesgtoobig: 'too_big',
  blocked: 'ip_blocked',
  badreputation: 'ip_blocked',
  ip_blacklisted: 'ip_blocked',
  geo_blocked: 'ip_blocked',
  blacklist: 'ip_blocked',
  requireptr: 'no_reverse_dns',
  authfailure: 'sender_refused',
  rejected: 'sender_refused',
  auth_failure: 'sender_refused',
  domain_blacklisted: 'sender_refused',
  contenterror: 'content_refused',
  notcompliantrfc: 'content_refused',
  policyviolation: 'content_refused',
  spamdetected: 'content_refused',
  virusdetected: 'content_refused',
  spam_blocked: 'content_refused',
  policy_blocked: 'content_refused',
  virus_detected: 'content_refused',
  spam: 'content_refused',
  policy: 'content_refused',
  norelaying: 'relay_denied',
  relay_denied: 'relay_denied',
  speeding: 'rate_limited',
  toomanyconn: 'rate_limited',
  rate_limited: 'rate_limited',
  capacity: 'rate_limited',
  expired: 'temporary',
  networkerror: 'temporary',
  greylisting: 'temporary',
  greylist: 'temporary',
  server_error: 'temporary',
  systemerror: 'system_error',
  systemfull: 'system_error',
  mailererror: 'system_error',
  syntaxerror: 'system_error',
};

/** What the corpora teach. An example of a format or an origin is left out together with it. */
export const readCorpusExamples = (): Example[] => [
  ...readBouncedCases().flatMap(({ format, wanted, failure }) => {
    const is = CLASS_OF[wanted.reason];
    return is && failure ? [{ origin: format, is, features: nearestFeatures(failure) }] : [];
  }),
  ...readReplyCases().flatMap(({ origin, reply, label }) => {
    const is = CLASS_OF[label];
    return is ? [{ origin, is, features: featuresOf(reply) }] : [];
  }),
];

const OPENING = 300;

/** Of the reply a notice quotes, else of the nearest words. */
function nearestFeatures({ texts, status }: Failure): string[] {
  const [quoted] = texts.flatMap((text) => quotedRefusal(text) ?? []);
  const [nearest = ''] = texts.filter((text) => text.trim() !== '');
  return [...replyFeatures(quoted ?? { code: undefined, enhanced: status, text: nearest.slice(0, OPENING) })];
}
