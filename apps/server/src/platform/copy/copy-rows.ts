/** Rows as COPY's binary format has them (PostgreSQL manual, "COPY", Binary Format). */
export type CopyRows = {
  /** Each row begins so, and has that many values after it. */
  row(values: number): void;
  text(value: string): void;
  bytes(value: Uint8Array): void;
  nothing(): void;
  /** A value that stands in other bytes. */
  part(bytes: Uint8Array, start: number, end: number): void;
  /** The same with its ASCII letters in lower case. */
  lowerPart(bytes: Uint8Array, start: number, end: number): void;
  /** A value of several pieces: what is written between the two. */
  begin(): void;
  piece(bytes: Uint8Array, start?: number, end?: number): void;
  end(): void;
  /** Several values at once, as joinValues gives them. */
  joined(values: Uint8Array): void;
};

const SIGNATURE = new Uint8Array(Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'));
const FIRST_BYTES = 65_536;
const END = Uint8Array.of(0xff, 0xff);
/** Shorter texts are nearly always plain ASCII, and are written faster letter by letter. */
const SHORT = 64;
/** The runtime's own way to copy bytes is the faster one only for more of them. */
const FEW_BYTES = 128;
/** What a letter takes in UTF-8 at most, counted in the halves JavaScript knows. */
const LETTER_BYTES = 3;

/** A stream that is given at least so much waits until the system has it; less may still lie with the stream. */
const LENT_BYTES = 65_536;
const TURNS = 4;

/**
 * What is written is taken out piece by piece. Memory is used again: a large piece is good until the fourth one after it is
 * begun, while the stream that sends them holds two. To make each anew would have the runtime clean up all the time.
 */
export function createCopyRows(): CopyRows & { open(): void; close(): void; take(): Uint8Array } {
  // Arrays of one kind throughout: loops over Buffers and plain ones in turn are several times slower.
  const turns = Array.from({ length: TURNS }, () => new Uint8Array(FIRST_BYTES));
  let turn = 0;
  let buffer = turns[0] ?? new Uint8Array(FIRST_BYTES);
  let letters = Buffer.from(buffer.buffer);
  let at = 0;
  let begun = 0;

  function reserve(length: number) {
    if (at + length <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, at + length));
    larger.set(buffer.subarray(0, at));
    turns[turn] = larger;
    useTurn();
  }

  function useTurn() {
    buffer = turns[turn] ?? buffer;
    letters = Buffer.from(buffer.buffer);
  }

  function int32(value: number) {
    int32At(at, value);
    at += 4;
  }

  function int32At(place: number, value: number) {
    buffer[place] = value >>> 24;
    buffer[place + 1] = value >>> 16;
    buffer[place + 2] = value >>> 8;
    buffer[place + 3] = value;
  }

  function put(bytes: Uint8Array, start: number, end: number) {
    const to = buffer;
    if (end - start > FEW_BYTES) to.set(start === 0 && end === bytes.length ? bytes : bytes.subarray(start, end), at);
    else for (let from = start, place = at; from < end; from++, place++) to[place] = bytes[from] ?? 0;
    at += end - start;
  }

  /** How many bytes it wrote; nothing when the text has other letters. */
  function putAscii(value: string, from: number): boolean {
    for (let index = 0; index < value.length; index++) {
      const code = value.charCodeAt(index);
      if (code > 127) return false;
      buffer[from + index] = code;
    }
    return true;
  }

  return {
    open() {
      put(SIGNATURE, 0, SIGNATURE.length);
    },
    row(values) {
      reserve(2);
      buffer[at] = values >>> 8;
      buffer[at + 1] = values;
      at += 2;
    },
    text(value) {
      reserve(4 + value.length * LETTER_BYTES);
      const isAscii = value.length <= SHORT && putAscii(value, at + 4);
      const length = isAscii ? value.length : letters.write(value, at + 4);
      int32(length);
      at += length;
    },
    bytes(value) {
      reserve(4 + value.length);
      int32(value.length);
      put(value, 0, value.length);
    },
    joined(values) {
      reserve(values.length);
      put(values, 0, values.length);
    },
    nothing() {
      reserve(4);
      int32(-1);
    },
    part(bytes, start, end) {
      reserve(4 + end - start);
      int32(end - start);
      put(bytes, start, end);
    },
    lowerPart(bytes, start, end) {
      reserve(4 + end - start);
      int32(end - start);
      const to = buffer;
      for (let from = start, place = at; from < end; from++, place++) {
        const byte = bytes[from] ?? 0;
        to[place] = byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
      }
      at += end - start;
    },
    begin() {
      reserve(4);
      at += 4;
      begun = at;
    },
    piece(bytes, start = 0, end = bytes.length) {
      reserve(end - start);
      put(bytes, start, end);
    },
    end() {
      int32At(begun - 4, at - begun);
    },
    close() {
      reserve(END.length);
      put(END, 0, END.length);
    },
    take() {
      const taken = buffer.subarray(0, at);
      at = 0;
      if (taken.length < LENT_BYTES) return taken.slice();
      turn = (turn + 1) % TURNS;
      useTurn();
      return taken;
    },
  };
}

/** What stands before the text of a jsonb. */
export const JSONB_VERSION = '\u0001';

/** Values that stay the same for many rows, each with its length. */
export const joinValues = (values: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat(values.flatMap((value) => [int32s(value.length), value])));

export const uuidBytes = (uuid: string): Uint8Array => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** Microseconds since the first day of 2000. */
export function timeBytes(time: Date): Uint8Array {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigInt64BE(BigInt(time.getTime() - Date.UTC(2000, 0, 1)) * 1_000n);
  return bytes;
}

const UUID_TYPE = 2_950;

/** A list of uuids: how many dimensions, whether any is missing, of what type, how many from which number on, and each. */
export function uuidListBytes(uuids: readonly string[]): Uint8Array {
  if (uuids.length === 0) return int32s(0, 0, UUID_TYPE);
  const each = uuids.flatMap((uuid) => [int32s(16), uuidBytes(uuid)]);
  return Buffer.concat([int32s(1, 0, UUID_TYPE, uuids.length, 1), ...each]);
}

function int32s(...values: number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value, index * 4);
  return bytes;
}
