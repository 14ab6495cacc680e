import type { ChangesDeps } from './changes-deps.ts';
import { listProgress } from './progress.repository.ts';

type Listener = { workspaceId: string; onProgress: (campaignId: string) => void };

export type Progress = {
  /** Gives what ends it. */
  listen(workspaceId: string, onProgress: (campaignId: string) => void): () => void;
};

const LOOK_EVERY_MS = 2_000;

/**
 * Notices that campaigns on open pages have sent. The sender itself does not say so: a notification with every mail would
 * cost it more than the note that it went out. While nobody looks, nobody asks.
 */
export function watchProgress({ db, log, pause }: Pick<ChangesDeps, 'db' | 'log' | 'pause'>): Progress {
  const listeners = new Set<Listener>();
  let isLooking = false;

  async function lookWhileHeard() {
    let known = new Map<string, string>();
    while (listeners.size > 0) {
      try {
        known = await look(known);
      } catch (error) {
        log.warn({ err: error }, 'progress of campaigns not known');
      }
      await pause(LOOK_EVERY_MS);
    }
    isLooking = false;
  }

  async function look(known: ReadonlyMap<string, string>): Promise<Map<string, string>> {
    const workspaceIds = [...new Set([...listeners].map(({ workspaceId }) => workspaceId))];
    const found = await listProgress(db, workspaceIds);
    for (const { workspaceId, campaignId, mark } of found) {
      const before = known.get(campaignId);
      if (before === undefined || before === mark) continue;
      for (const listener of listeners) if (listener.workspaceId === workspaceId) listener.onProgress(campaignId);
    }
    return new Map(found.map(({ campaignId, mark }) => [campaignId, mark]));
  }

  return {
    listen(workspaceId, onProgress) {
      const listener = { workspaceId, onProgress };
      listeners.add(listener);
      if (!isLooking) {
        isLooking = true;
        void lookWhileHeard();
      }
      return () => listeners.delete(listener);
    },
  };
}
