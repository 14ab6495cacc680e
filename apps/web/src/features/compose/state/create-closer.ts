import { type ComposeState, isChanged, isSecret, type Store } from './compose-state.ts';
import type { ComposerDeps } from './composer-deps.ts';
import type { Saver } from './create-saver.ts';
import { copyOf } from './local-copies.ts';
import { closeTab } from './tabs.ts';

/** The person chose to stay: the close is rejected (specification, section 2). */
export class CloseRejected extends Error {
  constructor() {
    super('The mail stays open');
    this.name = 'CloseRejected';
  }
}

export function createCloser(store: Store<ComposeState>, saver: Saver, deps: ComposerDeps) {
  let answer: { resolve: () => void; reject: (error: CloseRejected) => void } | undefined;

  /** Closes and resets the mail; the last one ends write mode. */
  const drop = (cid: string) => {
    const { mails, tabs, isWriting } = store.get();
    const { [cid]: _gone, ...left } = mails;
    const open = closeTab(tabs, cid);
    const inDock = open.cids.filter((each) => left[each]?.place.kind === 'dock');
    store.put({ mails: left, tabs: open, isWriting: isWriting && inDock.length > 0 });
    saver.forget(cid);
  };

  /** Asks first where changes are not saved. */
  const close = (cid: string): Promise<void> => {
    saver.flushEditor(cid);
    const open = saver.find(cid);
    if (!open) return Promise.resolve();
    if ((!isChanged(open) && !isSecret(open)) || open.mail.noPrompt) {
      drop(cid);
      return Promise.resolve();
    }
    answer?.reject(new CloseRejected());
    store.put({ notice: { cid, isSaving: false, hasFailed: false } });
    return new Promise((resolve, reject) => {
      answer = { resolve, reject };
    });
  };

  const end = () => {
    store.put({ notice: undefined });
    const waiting = answer;
    answer = undefined;
    return waiting;
  };

  return {
    drop,
    close,
    /** "Just leave": closes without saving. */
    justLeave: () => {
      const { notice } = store.get();
      if (!notice) return;
      drop(notice.cid);
      end()?.resolve();
    },
    /** "Save and leave": saves the draft, then closes; on failure it stays open and says so. */
    saveAndLeave: async () => {
      const { notice } = store.get();
      if (!notice || notice.isSaving) return;
      store.put({ notice: { ...notice, isSaving: true, hasFailed: false } });
      const isSaved = await saver.save(notice.cid, true);
      // Answered meanwhile in another way.
      if (store.get().notice?.cid !== notice.cid) return;
      if (!isSaved) {
        store.put({ notice: { ...notice, isSaving: false, hasFailed: true } });
        return;
      }
      const open = saver.find(notice.cid);
      drop(notice.cid);
      if (open && isSecret(open)) deps.copies.write({ ...copyOf(open, true, deps.now()), isClosed: true });
      end()?.resolve();
    },
    cancel: () => end()?.reject(new CloseRejected()),
    /** Throws the draft away, with a way back. */
    discard: async (cid: string) => {
      const open = saver.find(cid);
      if (!open) return;
      const { mail } = open;
      drop(cid);
      if (mail.draftId !== undefined) await deps.server.discard(mail.draftId);
      const { draftId } = mail;
      const undo = async () => {
        if (draftId !== undefined) await deps.server.undiscard(draftId);
        saver.add({ ...open, isSaving: false });
        store.put({ isWriting: true });
      };
      deps.tell({ kind: 'discarded', mail, undo: () => void undo() });
    },
  };
}
