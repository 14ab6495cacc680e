import { imagineWorld, NO, YES } from '@outrider/email-verifier/imagined-world-testing';
import { openDatabase } from '../../platform/db.ts';
import { imaginedDeps } from './imagined-testing.ts';
import { workOff } from './work-off.ts';

/** A worker process for tests: the first host answers, the second never does, so it hangs in the middle until killed. */
const [url = '', workspaceId = '', taskId = ''] = process.argv.slice(2);
const manner = (recipient: string) => (recipient.startsWith('good') ? YES : NO);
const { ports } = imagineWorld(
  { 'mx.answers.test': { people: [], manner }, 'mx.hangs.test': { people: [], manner } },
  { 'answers.test': ['mx.answers.test'], 'hangs.test': ['mx.hangs.test'] },
);
const open = ports.openProbe;
ports.openProbe = (target) => (target.address === 'mx.hangs.test' ? new Promise(() => undefined) : open(target));
const { db } = openDatabase(url);
await workOff(
  imaginedDeps(db, ports, () => new Date()),
  { workspaceId },
  taskId,
);
