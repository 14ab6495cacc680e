/** What begins a file of each kind; pictures made of dots only, as a drawing (SVG) can carry scripts. */
const KINDS: { type: string; begins: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', begins: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { type: 'image/jpeg', begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)) },
  { type: 'image/webp', begins: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP' },
  { type: 'image/avif', begins: (bytes) => /^ftypavi[fs]/.test(latin(bytes, 4, 12)) },
  { type: 'image/bmp', begins: (bytes) => latin(bytes, 0, 2) === 'BM' && bytes.length > 26 },
];

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** By its first bytes, not by what its sender says it is. */
export const imageType = (bytes: Buffer): string | undefined => KINDS.find(({ begins }) => begins(bytes))?.type;
