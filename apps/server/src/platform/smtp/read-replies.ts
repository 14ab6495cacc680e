/** Where a line ends, with or without a carriage return. */
const LINE_END = /\r?\n/;
/** RFC 5321, 4.2.1: a hyphen after the code says that more of the same answer follows. */
const GOES_ON = /^\d{3}-/;
const BEYOND_ASCII = /[\x80-\xff]/;

export type ReplyReader = {
  /** The answers that are whole by now, several lines each perhaps. */
  read(chunk: Buffer): string[];
  /** A server that never ends an answer. */
  isOverlong(): boolean;
};

/** Cuts what a server says into answers, however the network cuts it. `maxBytes`: no answer needs more. */
export function createReplyReader(maxBytes: number): ReplyReader {
  let rest = '';
  let begun = '';

  return {
    read(chunk) {
      // By bytes: a letter may be cut in two.
      const lines = (rest + chunk.toString('latin1')).split(LINE_END);
      rest = lines.pop() ?? '';
      const replies: string[] = [];
      for (const line of lines) {
        if (line === '' && begun === '') continue;
        begun += line;
        if (GOES_ON.test(line)) begun += '\n';
        else {
          replies.push(asText(begun));
          begun = '';
        }
      }
      return replies;
    },
    isOverlong: () => begun.length + rest.length > maxBytes,
  };
}

/** RFC 6531, 3.7.4: what is beyond ASCII is UTF-8. */
const asText = (bytes: string) => (BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes);
