/** A command as it came: text between literals, and the literals. */
export type CommandPart = string | Buffer;

type Refusal = { tag: string; reason: 'lineTooLong' | 'literalTooBig'; mustClose: boolean };

type ReaderPorts = {
  /** The next line answers a server's question (AUTHENTICATE, IDLE) and is no command. */
  isAnswerAwaited(): boolean;
  onAnswer(line: string): void;
  onCommand(parts: CommandPart[]): void;
  onLiteralAnnounced(): void;
  onRefusal(refusal: Refusal): void;
  literalMaxBytes(): number;
};

export type CommandReader = { feed(chunk: Buffer): void; stop(): void };

/** Clients list hundreds of UIDs in a line; RFC 7162, 4 asks for 8192 bytes at the least. */
const LINE_MAX_BYTES = 65_536;
const PARTS_MAX = 200;
const LITERAL_AT_END = /\{(\d{1,10})(\+?)\}$/;

/** Cuts a stream of bytes into commands, literals (RFC 9051, 4.3) included. */
export function createCommandReader(ports: ReaderPorts): CommandReader {
  let chunks: Buffer[] = [];
  let size = 0;
  let parts: CommandPart[] = [];
  let partsBytes = 0;
  let literalBytes: number | undefined;
  let stopped = false;

  function take(bytes: number): Buffer {
    const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = bytes < all.length ? [all.subarray(bytes)] : [];
    size -= bytes;
    return all.subarray(0, bytes);
  }

  /** A line without its end; CR may be missing, as from a person at a terminal. */
  function takeLine(): string | undefined {
    if (chunks.length > 1) chunks = [Buffer.concat(chunks)];
    const end = chunks[0]?.indexOf(10) ?? -1;
    if (end > LINE_MAX_BYTES || (end < 0 && size > LINE_MAX_BYTES)) {
      refuse('lineTooLong', true);
      return undefined;
    }
    return end < 0
      ? undefined
      : take(end + 1)
          .toString('utf8')
          .replace(/\r?\n$/, '');
  }

  function refuse(reason: Refusal['reason'], mustClose: boolean, line = '') {
    const first = typeof parts[0] === 'string' ? parts[0] : line;
    parts = [];
    partsBytes = 0;
    ports.onRefusal({ tag: /^[^\s(){%*"\\]+/.exec(first)?.[0] ?? '*', reason, mustClose });
  }

  function acceptLine(line: string) {
    const literal = LITERAL_AT_END.exec(line);
    if (!literal) {
      const command = [...parts, line];
      parts = [];
      partsBytes = 0;
      return ports.onCommand(command);
    }
    const bytes = Number(literal[1]);
    const isSynchronizing = literal[2] === '';
    if (partsBytes + bytes > ports.literalMaxBytes() || parts.length >= PARTS_MAX) {
      // RFC 7888, 4: what follows a refused non-synchronizing literal is already on its way, so the connection must end.
      return refuse('literalTooBig', !isSynchronizing, line);
    }
    parts.push(line.slice(0, literal.index));
    partsBytes += bytes;
    literalBytes = bytes;
    if (isSynchronizing) ports.onLiteralAnnounced();
  }

  function readNext(): boolean {
    if (literalBytes !== undefined) {
      if (size < literalBytes) return false;
      parts.push(Buffer.from(take(literalBytes)));
      literalBytes = undefined;
      return true;
    }
    const line = takeLine();
    if (line === undefined) return false;
    if (parts.length === 0 && ports.isAnswerAwaited()) ports.onAnswer(line);
    else acceptLine(line);
    return true;
  }

  return {
    feed(chunk) {
      if (stopped) return;
      chunks.push(chunk);
      size += chunk.length;
      while (!stopped && readNext());
    },
    stop() {
      stopped = true;
      chunks = [];
    },
  };
}
