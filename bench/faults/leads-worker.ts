import { workTask } from '../../apps/server/src/modules/leads-agent/runs/work-task.ts';
import { standIn } from '../../apps/server/src/modules/leads-agent/stand-in-testing.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';

/** A search to work on, and the world outside that counts what was asked of it. */
export type LeadsOrder = {
  url: string;
  outside: string;
  companies: number;
  workspaceId: string;
  taskId: string;
  /** How far this worker's clock is ahead, so that leases of the dead need not be waited for. */
  aheadMs: number;
};

const { url, outside, companies, workspaceId, taskId, aheadMs }: LeadsOrder = JSON.parse(process.argv[2] ?? '{}');
const { db } = openDatabase(url);
const ask = async (path: string) => void (await fetch(`${outside}${path}`));
const { deps } = standIn(db, {
  companies,
  onSearch: async () => {
    await ask('/search');
    return undefined;
  },
  onRead: () => ask('/page'),
});
const systemNow = () => new Date(Date.now() + aheadMs);
const never = new AbortController().signal;
for (;;) {
  await workTask({ ...deps, systemNow }, { workspaceId }, taskId, never);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
