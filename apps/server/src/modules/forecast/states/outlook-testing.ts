import type { Db } from '../../../platform/db.ts';
import { createKeptAnswers } from '../../../platform/kept-answers.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { createOutlookDesk } from '../worker/desk.ts';
import { isDearAhead, isDearLook, type OutlookDeps } from './outlook-deps.ts';

const PARTS = {
  monotonic: () => performance.now(),
  pause: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onFailure: () => undefined,
  max: 10,
};

/** However cheap it was, and however long ago. */
export function keepEverything<T>() {
  let time = 0;
  const monotonic = () => {
    time += 1;
    return time;
  };
  return createKeptAnswers<T>({ ...PARTS, isDear: () => true, monotonic });
}

/** The desk in this thread. `now`: the moment everything is asked about. */
export const testOutlookDeps = (db: Db, now: () => Date, rest: Partial<OutlookDeps> = {}): OutlookDeps => ({
  db,
  now,
  desk: createOutlookDesk(db),
  looks: createKeptAnswers({ ...PARTS, isDear: isDearLook }),
  aheads: createKeptAnswers({ ...PARTS, isDear: isDearAhead }),
  listMailboxes: listSendingMailboxes,
  listWorkspaces: async (_db, ids) => ids.map((id) => ({ id, zone: 'UTC', mailsPerMonth: null })),
  listValues: async () => new Map(),
  ...rest,
});
