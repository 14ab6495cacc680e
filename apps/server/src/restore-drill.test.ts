import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyDatabase } from './platform/testing/test-database.ts';
import { IS_LONG } from './platform/testing/test-form.ts';
import { drillRestore } from './restore-drill-testing.ts';

test.runIf(IS_LONG)(
  'an older backup that is started again mails nobody twice, and nobody who has left or answered',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'outrider-drill-'));
    const [first, second] = await Promise.all([emptyDatabase(), emptyDatabase()]);
    try {
      const found = await drillRestore({
        first: first.url,
        second: second.url,
        folder,
        leads: 12,
        keepsFolder: true,
        host: 'workspace.gmail.test',
      });
      expect(found).toMatchObject({
        sentWhileHeld: 0,
        twice: [],
        afterLeaving: [],
        unreached: 0,
        inDoubt: 0,
        followedUp: 6,
      });
      expect(found.hold).toMatchObject({ reason: 'restored', found: { sent: 4, answers: 4 } });
    } finally {
      await first.close();
      await second.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
