import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { IS_LONG } from '../../apps/server/src/platform/testing/test-form.ts';
import { whyNotHere } from './why-not-here.ts';

const RUN = fileURLToPath(new URL('./run.ts', import.meta.url));
const why = IS_LONG ? whyNotHere('short') : 'npm test -- --long runs it';

test.skipIf(why)(
  `The live trial in its short form finds nothing wrong${why ? ` (skipped: ${why})` : ''}`,
  { timeout: 900_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [RUN, '--short']).catch((error) => error);
    expect(stdout.split('\n').filter((line: string) => line.startsWith('FAIL'))).toEqual([]);
    expect(stdout).toContain('The live trial passed.');
  },
);
