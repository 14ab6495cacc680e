import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Resolver } from '../platform/dns/resolver.ts';
import type { FetchedImage } from '../platform/web/fetch-image.ts';

const WIDTH = 480;
const HEIGHT = 160;

/** Nobody in the box serves web pages, so a picture at a name the box knows is drawn here, the same for the same address. */
export async function drawBoxedImage(resolver: Resolver, address: string): Promise<FetchedImage | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined;
  const domain = url.hostname.split('.').slice(-2).join('.');
  const [places, mail] = [await resolver.resolve4(url.hostname), await resolver.resolveMx(domain)];
  if (places.kind !== 'found' && mail.kind !== 'found') return undefined;
  return { type: 'image/png', bytes: drawBands(createHash('sha256').update(url.href).digest()) };
}

/** Bands of four colours. */
function drawBands(seed: Buffer): Buffer {
  const row = (y: number) => {
    const line = Buffer.alloc(1 + WIDTH * 3);
    for (let x = 0; x < WIDTH; x += 1) {
      const from = (Math.floor(x / (WIDTH / 2)) + 2 * Math.floor(y / (HEIGHT / 2))) * 3;
      seed.copy(line, 1 + x * 3, from, from + 3);
    }
    return line;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits a colour, three colours a dot.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: HEIGHT }, (_row, y) => row(y)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG (RFC 2083), 3.2: length, type, data, checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
