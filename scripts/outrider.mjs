#!/usr/bin/env node
// Plain JavaScript for any Node the host has: the program itself runs as TypeScript on the pinned one.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = at('../apps/server/src/cli/outrider.ts');
const PINNED_MAJOR = 24;

if (Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR) {
  await import('../apps/server/src/cli/outrider.ts');
} else {
  const { status } = spawnSync(at('../node_modules/.bin/node'), [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
