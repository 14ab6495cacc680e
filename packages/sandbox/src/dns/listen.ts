import { createSocket } from 'node:dgram';
import { createServer, type Socket } from 'node:net';
import { LOOPBACK, listenOnLoopback } from '../service.ts';
import { HEADER_BYTES } from './wire.ts';

export type Transport = 'udp' | 'tcp';
/** Answers a packet by calling `send`, at once, later or never. */
type AnswerPacket = (packet: Buffer, transport: Transport, send: (packet: Buffer) => void) => void;

type ListenOptions = {
  answer: AnswerPacket;
  /** A connection that brings no whole question for this long is closed. */
  tcpWaitMs: number;
  log: { warn(message: string): void };
};

type Listener = { port: number; close(): Promise<void> };

const CONNECTIONS_MAX = 200;
/** A client that asks and does not read the answers is let go. */
const UNREAD_MAX_BYTES = 1_048_576;
/** The port TCP got may be taken for UDP; another one hardly is as well. */
const PORT_ATTEMPTS = 20;

/** Listens on one port number for both UDP and TCP (RFC 7766 asks for both). */
export async function listenForQuestions(options: ListenOptions): Promise<Listener> {
  for (let attempt = 1; ; attempt += 1) {
    const tcp = await listenOnTcp(options);
    try {
      const udp = await listenOnUdp(options, tcp.port);
      return {
        port: tcp.port,
        close: async () => {
          await Promise.all([udp.close(), tcp.close()]);
        },
      };
    } catch (error) {
      await tcp.close();
      if (attempt === PORT_ATTEMPTS) throw error;
    }
  }
}

async function listenOnUdp({ answer, log }: ListenOptions, port: number): Promise<Listener> {
  const socket = createSocket('udp4');
  let isOpen = true;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, LOOPBACK, () => {
      socket.off('error', reject);
      resolve();
    });
  });
  socket.on('error', (error) => log.warn(`Boxed name server: ${error.message}`));
  socket.on('message', (packet, { address, port: senderPort }) => {
    if (senderPort === 0) return;
    answer(packet, 'udp', (reply) => {
      // An asker that is gone is no error of ours.
      if (isOpen) socket.send(reply, senderPort, address, () => undefined);
    });
  });
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        isOpen = false;
        socket.close(() => resolve());
      }),
  };
}

async function listenOnTcp({ answer, tcpWaitMs, log }: ListenOptions): Promise<Listener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serveConnection(socket, answer, tcpWaitMs);
  });
  server.maxConnections = CONNECTIONS_MAX;
  const port = await listenOnLoopback(server);
  server.on('error', (error) => log.warn(`Boxed name server: ${error.message}`));
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** RFC 1035, 4.2.2: each packet follows its length in two octets. */
function serveConnection(socket: Socket, answer: AnswerPacket, waitMs: number) {
  let received: Buffer = Buffer.alloc(0);
  // Counted from the last whole question, so that dripping octets does not hold a connection open.
  const patience = setTimeout(() => socket.destroy(), waitMs);

  const send = (packet: Buffer) => {
    if (!socket.writable) return;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(packet.length);
    socket.write(Buffer.concat([length, packet]));
    if (socket.writableLength > UNREAD_MAX_BYTES) socket.destroy();
  };

  socket.on('error', () => socket.destroy());
  socket.once('close', () => clearTimeout(patience));
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 2 && !socket.destroyed) {
      const length = received.readUInt16BE(0);
      if (length < HEADER_BYTES) return void socket.destroy();
      if (received.length < 2 + length) return;
      const packet = received.subarray(2, 2 + length);
      received = received.subarray(2 + length);
      patience.refresh();
      answer(packet, 'tcp', send);
    }
  });
}
