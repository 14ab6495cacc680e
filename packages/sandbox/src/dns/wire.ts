import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type OptAnswer,
  type Question,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
} from 'dns-packet';
import type { Rcode, Reply } from './resolve.ts';

export type Query = {
  id: number;
  opcode: number;
  recursionDesired: boolean;
  /** Nothing when it could not be read: FORMERR is all that can be said then. */
  question: Question | undefined;
  /** The sender's EDNS(0) record (RFC 6891), when it sent one. */
  edns: OptAnswer | undefined;
};

export const HEADER_BYTES = 12;
const PLAIN_UDP_BYTES = 512;
/** What we take and give by UDP when the other side agrees. */
const OUR_UDP_BYTES = 4_096;
const TCP_BYTES = 65_535;

const RCODES: Record<Rcode, number> = {
  NOERROR: 0,
  FORMERR: 1,
  SERVFAIL: 2,
  NXDOMAIN: 3,
  NOTIMP: 4,
  REFUSED: 5,
  BADVERS: 16,
};

/** Nothing for what deserves no answer: less than a header, or an answer, which could start an endless exchange. */
export function readQuery(packet: Buffer): Query | undefined {
  if (packet.length < HEADER_BYTES) return undefined;
  const flags = packet.readUInt16BE(2);
  if (flags & 0x8000) return undefined;
  const header = {
    id: packet.readUInt16BE(0),
    opcode: (flags >> 11) & 0xf,
    recursionDesired: (flags & RECURSION_DESIRED) !== 0,
  };
  try {
    return { ...header, ...readBody(packet) };
  } catch {
    return { ...header, question: undefined, edns: undefined };
  }
}

function readBody(packet: Buffer): Pick<Query, 'question' | 'edns'> {
  const holdsOneQuestion = packet.readUInt16BE(4) === 1 && packet.readUInt16BE(6) === 0 && packet.readUInt16BE(8) === 0;
  if (!holdsOneQuestion) throw new Error('not one question');
  const { questions: [question] = [], additionals = [] } = decode(packet);
  const opts = additionals.filter((record): record is OptAnswer => record.type === 'OPT');
  // RFC 6891, 6.1.1: more than one is an error.
  if (!question || opts.length > 1) throw new Error('no question');
  // The answer repeats the question, so one that would come out different cannot be answered.
  const repeated = encode({ questions: [question] }).subarray(HEADER_BYTES);
  if (!packet.subarray(HEADER_BYTES).subarray(0, repeated.length).equals(repeated)) throw new Error('odd name');
  return { question, edns: opts[0] };
}

/** The reply as it travels; one that does not fit says so and carries nothing (RFC 2181, 9). */
export function writeReply(query: Query, reply: Reply, transport: 'udp' | 'tcp'): { packet: Buffer; isCut: boolean } {
  const whole = encodeReply(query, reply, 0);
  const isCut = whole.length > roomFor(query, transport) || (reply.isTcpOnly && transport === 'udp');
  if (!isCut) return { packet: whole, isCut };
  return { packet: encodeReply(query, { ...reply, answers: [], authorities: [] }, TRUNCATED_RESPONSE), isCut };
}

/** RFC 6891, 6.2.5: the sender's number, and never less than 512. */
function roomFor({ edns }: Query, transport: 'udp' | 'tcp'): number {
  if (transport === 'tcp') return TCP_BYTES;
  return Math.min(OUR_UDP_BYTES, Math.max(PLAIN_UDP_BYTES, edns?.udpPayloadSize ?? 0));
}

function encodeReply(query: Query, reply: Reply, truncated: number): Buffer {
  const rcode = RCODES[reply.rcode];
  return encode({
    type: 'response',
    id: query.id,
    flags:
      (query.opcode << 11) |
      (reply.isAuthoritative ? AUTHORITATIVE_ANSWER : 0) |
      truncated |
      (query.recursionDesired ? RECURSION_DESIRED : 0) |
      (isLame(reply) ? 0 : RECURSION_AVAILABLE) |
      (rcode & 0xf),
    questions: query.question ? [query.question] : [],
    answers: reply.answers,
    authorities: reply.authorities,
    additionals: query.edns ? [ednsReply(rcode)] : [],
  });
}

/** RFC 6891, 6.1.3: the upper eight bits of the code travel here. */
const ednsReply = (rcode: number): Answer => ({
  type: 'OPT',
  name: '.',
  udpPayloadSize: OUR_UDP_BYTES,
  extendedRcode: rcode >> 4,
  ednsVersion: 0,
  flags: 0,
  flag_do: false,
  options: [],
});

/** Neither in charge of the name nor willing to ask who is (RFC 1912, 2.8). */
const isLame = ({ rcode, isAuthoritative }: Reply) => rcode === 'NOERROR' && !isAuthoritative;
