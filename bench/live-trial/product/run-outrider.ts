import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/repository.ts';
import { collectOutput, type Settings } from './start-product.ts';

/** `npx outrider …` with the settings of the product, and the first sentence it says. */
export async function runOutrider(args: string[], settings: Settings): Promise<{ code: number | null; said: string }> {
  const program = join(ROOT, 'scripts/outrider.mjs');
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...settings } });
  const output = collectOutput(child);
  await once(child, 'close');
  return { code: child.exitCode, said: /^.*\.$/m.exec(output())?.[0] ?? '' };
}
