const END = Buffer.from('\r\n.\r\n');
/** The CRLF that ended the DATA command is the one before the first line of the message. */
const BEFORE_FIRST_LINE = Buffer.from('\r\n');

export type DataReader = {
  /** The number of bytes that belonged to the message, once its end was among them. */
  push(chunk: Buffer): number | undefined;
  /** The message as its author wrote it, or nothing if it was bigger than allowed. */
  finish(): Buffer | undefined;
};

/** Gathers a message up to its end, which is CRLF.CRLF and nothing else: bare LF or CR end no line (RFC 5321 2.3.8, 4.1.1.4). */
export function createDataReader(maxBytes: number): DataReader {
  let parts: Buffer[] = [];
  let length = 0;
  let carry: Buffer = BEFORE_FIRST_LINE;

  return {
    push(chunk) {
      const joint = Buffer.concat([carry, chunk]);
      const index = joint.indexOf(END);
      const used = index < 0 ? chunk.length : index + END.length - carry.length;
      length += used;
      if (length > maxBytes + END.length) parts = [];
      else parts.push(chunk.subarray(0, used));
      carry = joint.subarray(-(END.length - 1));
      return index < 0 ? undefined : used;
    },
    finish() {
      // The dot and the CRLF after it are not of the message; the CRLF before it is.
      const size = length - '.\r\n'.length;
      if (size > maxBytes) return undefined;
      return removeDotStuffing(Buffer.concat(parts).subarray(0, size));
    },
  };
}

const DOT = '.'.charCodeAt(0);

/** A line that starts with a dot loses it (RFC 5321 4.5.2). */
function removeDotStuffing(message: Buffer): Buffer {
  const parts: Buffer[] = [];
  let start = message[0] === DOT ? 1 : 0;
  for (let at = message.indexOf('\r\n.', start); at >= 0; at = message.indexOf('\r\n.', start)) {
    parts.push(message.subarray(start, at + 2));
    start = at + 3;
  }
  if (parts.length === 0) return message.subarray(start);
  return Buffer.concat([...parts, message.subarray(start)]);
}
