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
  const names = new Set(listed.toString('utf8').split('\0').filter(Boolean));
  for (const name of names) if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name));
  linkPackages(root, folder);
  const touched = new Set<string>();
  const files: Files = {
    read: (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined),
    write(file, text) {
      touched.add(file);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    run(command) {
      // What a command writes is named in it.
      for (const file of command.match(/[\w./-]+\/[\w-]+\.\w+/g) ?? []) touched.add(file);
      execFileSync('sh', ['-euc', command], { cwd: folder });
    },
  };
  const restore = () => {
    for (const file of touched) {
      if (names.has(file)) cpSync(join(root, file), join(folder, file));
      else rmSync(join(folder, file), { force: true });
    }
    touched.clear();
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
