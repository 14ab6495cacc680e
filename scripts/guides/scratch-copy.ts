import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from './apply-change.ts';

const OWN_PACKAGES = '@outrider';

export type ScratchCopy = { folder: string; files: Files; restore: () => void; remove: () => void };

/** The repository as it stands, without what Git ignores, in a folder of its own; its packages are this repository's. */
export function makeScratchCopy(root: string): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-guides-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const names = listed.toString('utf8').split('\0').filter(Boolean);
  for (const name of names) if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name));
  linkPackages(root, folder);
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;
  /** What was changed, as it was before. */
  const before = new Map<string, string | undefined>();
  const keep = (file: string) => {
    if (!before.has(file)) before.set(file, read(file));
  };
  const files: Files = {
    read,
    write(file, text) {
      keep(file);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    run(command) {
      // What a command writes is named in it.
      for (const file of command.match(/[\w./-]+\/[\w-]+\.\w+/g) ?? []) keep(file);
      execFileSync('sh', ['-euc', command], { cwd: folder });
    },
  };
  const restore = () => {
    for (const [file, text] of before) {
      if (text === undefined) rmSync(join(folder, file), { force: true });
      else writeFileSync(join(folder, file), text);
    }
    before.clear();
  };
  return { folder, files, restore, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links to what is installed; but the packages of the repository itself are those of the copy. */
function linkPackages(root: string, folder: string): void {
  const nested = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  for (const place of ['.', ...nested]) {
    const [from, to] = [join(root, place, 'node_modules'), join(folder, place, 'node_modules')];
    if (!existsSync(from)) continue;
    mkdirSync(to);
    for (const name of readdirSync(from)) {
      if (name !== OWN_PACKAGES && name !== '.cache') symlinkSync(join(from, name), join(to, name));
    }
  }
  const own = join(root, 'node_modules', OWN_PACKAGES);
  const linked = join(folder, 'node_modules', OWN_PACKAGES);
  mkdirSync(linked);
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(linked, name));
}
