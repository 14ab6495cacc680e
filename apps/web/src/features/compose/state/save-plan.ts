import { AUTO_SAVE_MIN_MS } from '@outrider/contract/compose/compose-call';

/** The server's clock starts when it saved, ours when its answer is here: never too soon, but not quite at the same time. */
const MARGIN_MS = 250;
/** After a failure that is not the network's. */
const AGAIN_MS = 15_000;

export type SaveNeed = {
  /** When the first change was made that no save has taken along; undefined when all is saved. */
  unsavedSince: number | undefined;
  /** When the last save ended, no matter who asked for it. */
  lastSaveAt: number | undefined;
  failedAt: number | undefined;
  isSaving: boolean;
  isOnline: boolean;
  /** Another window changed the draft: the person decides first. */
  isInConflict: boolean;
};

/** When the next auto-save goes; undefined while there is none to plan. What happens meanwhile plans it anew. */
export function planSave(need: SaveNeed): number | undefined {
  const { unsavedSince, lastSaveAt, failedAt, isSaving, isOnline, isInConflict } = need;
  if (unsavedSince === undefined || isSaving || !isOnline || isInConflict) return undefined;
  return Math.max(
    unsavedSince + AUTO_SAVE_MIN_MS,
    lastSaveAt === undefined ? 0 : lastSaveAt + AUTO_SAVE_MIN_MS + MARGIN_MS,
    failedAt === undefined ? 0 : failedAt + AGAIN_MS,
  );
}
