import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Comparison = { name: string; isIn: 'both' | 'before' | 'after'; changed: number };

/** Edges of letters differ by as much between two runs of the same page. */
const THRESHOLD = 0.1;

/** What changed between two folders of pictures, by the share of points, the most changed first. */
export async function comparePictures(before: string, after: string): Promise<Comparison[]> {
  const [old, now] = [await namesIn(before), await namesIn(after)];
  const compared: Comparison[] = [];
  for (const name of new Set([...old, ...now])) {
    if (!now.has(name)) compared.push({ name, isIn: 'before', changed: 1 });
    else if (!old.has(name)) compared.push({ name, isIn: 'after', changed: 1 });
    else compared.push({ name, isIn: 'both', changed: await changedShare(join(before, name), join(after, name)) });
  }
  return compared.toSorted((a, b) => b.changed - a.changed);
}

const namesIn = async (folder: string) => new Set((await readdir(folder)).filter((name) => name.endsWith('.png')));

async function changedShare(before: string, after: string): Promise<number> {
  const [old, now] = [PNG.sync.read(await readFile(before)), PNG.sync.read(await readFile(after))];
  if (old.width !== now.width || old.height !== now.height) return 1;
  const points = pixelmatch(old.data, now.data, undefined, old.width, old.height, { threshold: THRESHOLD });
  return points / (old.width * old.height);
}
