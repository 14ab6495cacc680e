/** 45 bytes are 60 characters; a little more is met. */
const LINE_MAX = 200;

/** What a body in the encoding from before MIME holds (POSIX, uuencode); undefined where none of it is. */
export function decodeUuencode(body: string): Uint8Array | undefined {
  const begin = /^begin [0-7]{3,4} .{0,250}$/m.exec(body);
  if (!begin) return undefined;
  const lines: Uint8Array[] = [];
  let position = body.indexOf('\n', begin.index) + 1;
  while (position > 0 && position < body.length) {
    const next = body.indexOf('\n', position) + 1 || body.length;
    const line = body.slice(position, Math.min(next, position + LINE_MAX)).replace(/(?<![\r\n])[\r\n]+$/, '');
    if (line === 'end') break;
    lines.push(decodeLine(line));
    position = next;
  }
  return Buffer.concat(lines);
}

/** A length, then four characters for three bytes. Blanks at the end may be lost on the way. */
function decodeLine(line: string): Uint8Array {
  const length = line === '' ? 0 : sixBits(line, 0);
  const groups = Math.ceil(length / 3);
  const bytes = new Uint8Array(groups * 3);
  for (let group = 0; group < groups; group++) {
    const at = group * 4 + 1;
    const bits =
      (sixBits(line, at) << 18) | (sixBits(line, at + 1) << 12) | (sixBits(line, at + 2) << 6) | sixBits(line, at + 3);
    bytes[group * 3] = bits >> 16;
    bytes[group * 3 + 1] = (bits >> 8) & 255;
    bytes[group * 3 + 2] = bits & 255;
  }
  return bytes.subarray(0, length);
}

const sixBits = (line: string, at: number) => (at < line.length ? (line.charCodeAt(at) - 32) & 63 : 0);
