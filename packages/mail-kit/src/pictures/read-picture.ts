type PictureType = 'image/png' | 'image/jpeg' | 'image/gif';

/** A picture as it may go out: of a known type, with nothing in it but the picture. */
export type Picture = { type: PictureType; width: number; height: number; bytes: Uint8Array };

/** A side longer than this is no picture for a mail, and costs its reader more than it tells. */
const SIDE_MAX = 4_096;

/**
 * Tells by its structure what a file is, and gives it back without what is no picture: where and when it was taken,
 * comments, and anything behind its end, where a second file could hide. Undefined for what is no whole PNG, JPEG or GIF.
 */
export function readPicture(file: Uint8Array): Picture | undefined {
  const picture = readPng(file) ?? readJpeg(file) ?? readGif(file);
  if (!picture) return undefined;
  const { width, height } = picture;
  return width > 0 && height > 0 && width <= SIDE_MAX && height <= SIDE_MAX ? picture : undefined;
}

const beginsWith = (file: Uint8Array, bytes: readonly number[]) => bytes.every((byte, index) => file[index] === byte);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Chunks that change what is seen (W3C PNG, section 11); texts, times and profiles of cameras do not. */
const PNG_KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs']);

function readPng(file: Uint8Array): Picture | undefined {
  if (!beginsWith(file, PNG) || file.length < 33) return undefined;
  const view = viewOf(file);
  const kept = [file.subarray(0, PNG.length)];
  let at = PNG.length;
  let hasPixels = false;
  while (at + 12 <= file.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const end = at + 12 + length;
    if (end > file.length || (at === PNG.length && type !== 'IHDR')) return undefined;
    if (PNG_KEPT.has(type)) kept.push(file.subarray(at, end));
    hasPixels ||= type === 'IDAT';
    at = end;
    if (type === 'IEND') {
      const bytes = joinPieces(kept);
      return hasPixels
        ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20), bytes }
        : undefined;
    }
  }
  return undefined;
}

/** Segments with what is seen: tables, frames, the start of the scan; JFIF and Adobe's note say how to read the colours. */
const isKeptSegment = (marker: number) =>
  marker === 0xe0 || marker === 0xee || (marker >= 0xc0 && marker <= 0xdf && marker !== 0xd9);
/** Frames of every kind (ITU T.81, table B.1); 0xc4, 0xc8 and 0xcc are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
const JPEG_END = 0xd9;

function readJpeg(file: Uint8Array): Picture | undefined {
  if (!beginsWith(file, [0xff, 0xd8, 0xff])) return undefined;
  const view = viewOf(file);
  const kept = [file.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    // A marker may have bytes of padding before it.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === JPEG_END) return size && jpegOf(size, [...kept, file.subarray(at, at + 2)]);
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > file.length) return undefined;
    if (isFrame(marker) && length >= 8) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (isKeptSegment(marker)) kept.push(file.subarray(at, end));
    at = end;
    if (marker === SCAN) {
      const next = endOfScan(file, at);
      kept.push(file.subarray(at, next));
      at = next;
    }
  }
  // A scan that only ends with the file has no end of its own.
  return size && at + 2 <= file.length && file[at + 1] === JPEG_END
    ? jpegOf(size, [...kept, file.subarray(at, at + 2)])
    : undefined;
}

const jpegOf = (size: { width: number; height: number }, pieces: readonly Uint8Array[]): Picture => ({
  type: 'image/jpeg',
  ...size,
  bytes: joinPieces(pieces),
});

/** Inside a scan 0xff is followed by 0x00, or by the mark of a restart (0xd0 to 0xd7). */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next !== undefined && next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

const GIF_EXTENSION = 0x21;
const GIF_IMAGE = 0x2c;
const GIF_END = 0x3b;
/** How long a picture is shown, and how often all are: the rest are comments and texts. */
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOPS = 'NETSCAPE2.0';

function readGif(file: Uint8Array): Picture | undefined {
  const name = String.fromCharCode(...file.subarray(0, 6));
  if ((name !== 'GIF87a' && name !== 'GIF89a') || file.length < 13) return undefined;
  const view = viewOf(file);
  let at = 13 + tableSize(file[10] ?? 0);
  const kept = [file.subarray(0, at)];
  let hasPixels = false;
  while (at < file.length) {
    const start = at;
    const block = file[at];
    if (block === GIF_END) {
      const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      const bytes = joinPieces([...kept, file.subarray(at, at + 1)]);
      return hasPixels ? { type: 'image/gif', ...size, bytes } : undefined;
    }
    const isImage = block === GIF_IMAGE;
    if (!isImage && block !== GIF_EXTENSION) return undefined;
    const head = isImage ? at + 11 + tableSize(file[at + 9] ?? 0) : at + 2;
    const end = endOfBlocks(file, head);
    if (end === undefined) return undefined;
    hasPixels ||= isImage;
    if (isImage || isKeptExtension(file, start)) kept.push(file.subarray(start, end));
    at = end;
  }
  return undefined;
}

/** A flag in the first bit says that a table of colours follows, the last three bits how large it is. */
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function isKeptExtension(file: Uint8Array, at: number): boolean {
  const kind = file[at + 1];
  if (kind === GRAPHIC_CONTROL) return true;
  return kind === APPLICATION && String.fromCharCode(...file.subarray(at + 3, at + 14)) === LOOPS;
}

/** Blocks say how long they are; one of no length ends them. */
function endOfBlocks(file: Uint8Array, from: number): number | undefined {
  let at = from;
  while (at < file.length) {
    const length = file[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return undefined;
}
