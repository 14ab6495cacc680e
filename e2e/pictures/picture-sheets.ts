import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Comparison } from './compare-pictures.ts';

const PAGE = (body: string) => `<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{font:13px sans-serif;margin:16px}section{display:inline-block;margin:8px;vertical-align:top}img{max-width:700px;border:1px solid #888}</style>
${body}`;

const picture = (source: string, title: string) =>
  `<section><div>${title}</div><a href="${source}"><img loading="lazy" src="${source}" alt="${title}"></a></section>`;

/** One page with all of them. */
export async function writeSheet(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
  return write(folder, 'index.html', names.map((name) => picture(name, name)).join('\n'));
}

/** One page with those that changed, before and after side by side. */
export function writeComparison(before: string, after: string, compared: readonly Comparison[]): Promise<string> {
  const rows = compared
    .filter(({ changed }) => changed > 0)
    .map(({ name, isIn, changed }) => {
      const old = isIn === 'after' ? '' : picture(join(relative(after, before), name), `before: ${name}`);
      const now = isIn === 'before' ? '' : picture(name, `after, ${(changed * 100).toFixed(2)} % changed`);
      return `<div>${old}${now}</div>`;
    });
  return write(after, 'changes.html', rows.join('\n'));
}

async function write(folder: string, name: string, body: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, PAGE(body));
  return file;
}
