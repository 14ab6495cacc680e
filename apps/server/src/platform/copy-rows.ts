/** Rows as COPY's binary format has them (PostgreSQL manual, "COPY", Binary Format). */
export type CopyRows = {
  /** Each row begins so, and has that many values after it. */
  row(values: number): void;
  text(value: string): void;
  bytes(value: Uint8Array): void;
  nothing(): void;
  /** Several values at once, as joinValues gives them. */
  joined(values: Uint8Array): void;
};

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const FIRST_BYTES = 65_536;
const END = Buffer.from([0xff, 0xff]);
/** Shorter texts are nearly always plain ASCII, and are written faster letter by letter. */
const SHORT = 64;
/** What a letter takes in UTF-8 at most, counted in the halves JavaScript knows. */
const LETTER_BYTES = 3;

/** What is written is taken out piece by piece; the memory it was written to is used again. */
export function createCopyRows(): CopyRows & { begin(): void; end(): void; take(): Uint8Array } {
  let buffer = Buffer.allocUnsafe(FIRST_BYTES);
  let at = 0;

  function reserve(length: number) {
    if (at + length <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + length));
    buffer.copy(larger, 0, 0, at);
    buffer = larger;
  }

  function int32(value: number) {
    buffer[at] = value >>> 24;
    buffer[at + 1] = value >>> 16;
    buffer[at + 2] = value >>> 8;
    buffer[at + 3] = value;
    at += 4;
  }

  function put(bytes: Uint8Array) {
    if (bytes.length > SHORT) buffer.set(bytes, at);
    else for (let index = 0; index < bytes.length; index++) buffer[at + index] = bytes[index] ?? 0;
    at += bytes.length;
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
    begin() {
      put(SIGNATURE);
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
      const length = isAscii ? value.length : buffer.write(value, at + 4);
      int32(length);
      at += length;
    },
    bytes(value) {
      reserve(4 + value.length);
      int32(value.length);
      put(value);
    },
    joined(values) {
      reserve(values.length);
      put(values);
    },
    nothing() {
      reserve(4);
      int32(-1);
    },
    end() {
      reserve(END.length);
      put(END);
    },
    take() {
      const taken = Buffer.from(buffer.subarray(0, at));
      at = 0;
      return taken;
    },
  };
}

/** Values that stay the same for many rows, each with its length. */
export const joinValues = (values: readonly Uint8Array[]): Buffer =>
  Buffer.concat(values.flatMap((value) => [int32s(value.length), value]));

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
