import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/repository.ts';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds nothing wrong with the units of the operator’s guide', async () => {
  const guide = await readFile(join(ROOT, 'docs/operate.md'), 'utf8');
  const [all = '', worker = ''] = [...guide.matchAll(/^```ini\n(.*?)^```/gms)].map(([, unit = '']) =>
    // It looks whether the program is there.
    unit.replaceAll('/opt/outrider', ROOT.replace(/\/$/, '')),
  );
  const folder = await mkdtemp(join(tmpdir(), 'outrider-units-'));
  try {
    await writeFile(join(folder, 'outrider.service'), all);
    await writeFile(join(folder, 'outrider-worker@.service'), worker);
    for (const name of ['outrider.service', 'outrider-worker@3001.service']) {
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, name)], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
