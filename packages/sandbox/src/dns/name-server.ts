import type { Clock } from '../clock/clock.ts';
import { type BoxOptions, LOOPBACK, type Service } from '../service.ts';
import type { LogOfTruth } from '../truth/log-of-truth.ts';
import { listenForQuestions, type Transport } from './listen.ts';
import { lowerCase } from './names.ts';
import { bareReply, type Reply, resolveQuestion } from './resolve.ts';
import { type Query, readQuery, writeReply } from './wire.ts';
import { createZones, type ZoneData } from './zones.ts';

export type NameServer = Service & { host: string; port: number; zones: ZoneData };

type NameServerOptions = {
  clock: Clock;
  truth: LogOfTruth;
  log: BoxOptions['log'];
  /** A TCP connection that brings no whole question for this long is closed. */
  tcpWaitMs?: number;
};

/** The one name server of the boxed world: it knows every zone, and what it does not know does not exist. */
export async function startNameServer({
  clock,
  truth,
  log,
  tcpWaitMs = 10_000,
}: NameServerOptions): Promise<NameServer> {
  const zones = createZones();
  const waiting = new Set<() => void>();

  function answerLater(delayMs: number, answer: () => void) {
    const cancel = clock.at(new Date(clock.now().getTime() + delayMs), () => {
      waiting.delete(cancel);
      answer();
    });
    waiting.add(cancel);
  }

  function answer(packet: Buffer, transport: Transport, send: (packet: Buffer) => void) {
    const query = readQuery(packet);
    if (!query) return;
    const reply = replyTo(zones, query);
    const written = writeReply(query, reply, transport);
    truth.note({
      at: clock.now(),
      kind: 'dns',
      direction: 'in',
      from: 'resolver',
      to: describeQuestion(query),
      what: describeReply(reply, written.isCut),
      code: reply.isSilent ? 'none' : reply.rcode,
    });
    if (reply.isSilent) return;
    if (reply.delayMs > 0) answerLater(reply.delayMs, () => send(written.packet));
    else send(written.packet);
  }

  const listener = await listenForQuestions({ answer, tcpWaitMs, log });
  log.info(`Boxed name server answers at ${LOOPBACK}:${listener.port}`);
  return {
    host: LOOPBACK,
    port: listener.port,
    zones,
    close: async () => {
      for (const cancel of waiting) cancel();
      waiting.clear();
      await listener.close();
    },
  };
}

const OPCODE_QUERY = 0;
/** RFC 6895, 3.1: types that ask for something other than records of a name. ANY is one too, and answered. */
const META_TYPES = new Set(['OPT', 'TKEY', 'TSIG', 'IXFR', 'AXFR', 'UNKNOWN_253', 'UNKNOWN_254']);

function replyTo(zones: ZoneData, { opcode, question, edns }: Query): Reply {
  if (opcode !== OPCODE_QUERY) return bareReply('NOTIMP', 'not a question');
  if (!question) return bareReply('FORMERR', 'unreadable');
  if (edns && edns.ednsVersion > 0) return bareReply('BADVERS', 'unknown EDNS version');
  if (question.class !== 'IN' && question.class !== 'ANY') return bareReply('REFUSED', 'not the internet class');
  if (META_TYPES.has(question.type)) return bareReply('NOTIMP', 'not a type of record');
  return resolveQuestion(zones, question);
}

const describeQuestion = ({ question }: Query) =>
  question ? `${question.type.replace('UNKNOWN_', 'TYPE')} ${lowerCase(question.name)}` : 'no readable question';

function describeReply({ words, delayMs }: Reply, isCut: boolean): string {
  const what = isCut ? 'truncated, to be asked again by TCP' : words;
  return delayMs > 0 ? `${what} (after ${delayMs} ms)` : what;
}
