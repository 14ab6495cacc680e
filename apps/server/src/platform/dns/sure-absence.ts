import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { getServers } from 'node:dns';
import { isIPv6 } from 'node:net';

type Options = { servers?: string[]; timeoutMs?: number };

/**
 * Whether a name server's "there is no such record" was said by a server that knows. The library behind node:dns gives the
 * same for a server that is not in charge and has nobody to ask (lame, RFC 1912, 2.8). The header tells them apart: an
 * authority says AA, a resolver says RA (RFC 1035, 4.1.1), a lame server neither.
 */
export function createAbsenceCheck({ servers = getServers(), timeoutMs = 2_000 }: Options = {}) {
  const [server = '127.0.0.1'] = servers;
  return (name: string): Promise<boolean> =>
    ask(placeOf(server), name, timeoutMs).then((header) => header !== undefined && isFromOneWhoKnows(header));
}

const AUTHORITATIVE = 0x0400;
const RECURSION_AVAILABLE = 0x0080;
const RCODE = 0x000f;

function isFromOneWhoKnows(flags: number): boolean {
  return (flags & RCODE) === 0 && (flags & (AUTHORITATIVE | RECURSION_AVAILABLE)) !== 0;
}

/** "192.0.2.53", "192.0.2.53:5353", "2001:db8::53" or "[2001:db8::53]:5353". */
function placeOf(server: string): { address: string; port: number } {
  if (isIPv6(server)) return { address: server, port: 53 };
  const [, bracketed, plain, port = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? [];
  return { address: bracketed ?? plain ?? server, port: Number(port) };
}

/** The flags of the first answer to a question for MX; undefined when none comes. */
function ask(
  { address, port }: { address: string; port: number },
  name: string,
  timeoutMs: number,
): Promise<number | undefined> {
  const id = randomInt(0x1_0000);
  const question = writeQuestion(id, name);
  if (!question) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
    const finish = (flags: number | undefined) => {
      clearTimeout(timer);
      socket.close();
      resolve(flags);
    };
    const timer = setTimeout(() => finish(undefined), timeoutMs);
    socket.on('message', (message) => {
      if (message.length >= 12 && message.readUInt16BE(0) === id) finish(message.readUInt16BE(2));
    });
    socket.on('error', () => finish(undefined));
    socket.send(question, port, address, (error) => error && finish(undefined));
  });
}

const MX = 15;
const INTERNET = 1;
const RECURSION_DESIRED = 0x0100;

function writeQuestion(id: number, name: string): Buffer | undefined {
  const labels = name
    .replace(/\.$/, '')
    .split('.')
    .map((label) => Buffer.from(label, 'latin1'));
  if (labels.some(({ length }) => length === 0 || length > 63)) return undefined;
  const header = Buffer.alloc(12);
  header.writeUInt16BE(id, 0);
  header.writeUInt16BE(RECURSION_DESIRED, 2);
  header.writeUInt16BE(1, 4);
  const tail = Buffer.alloc(5);
  tail.writeUInt16BE(MX, 1);
  tail.writeUInt16BE(INTERNET, 3);
  return Buffer.concat([header, ...labels.flatMap((label) => [Buffer.of(label.length), label]), tail]);
}
