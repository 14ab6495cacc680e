import { withAttrs } from './attrs.ts';
import {
  type ComposeState,
  isChanged,
  type OpenMail,
  openMail,
  type ServerDraft,
  type Store,
} from './compose-state.ts';
import type { ComposerDeps } from './composer-deps.ts';
import { copyOf } from './local-copies.ts';
import { type ComposedMail, newMail } from './mail.ts';
import { planSave } from './save-plan.ts';
import { withStatus } from './send-status.ts';
import { openTab } from './tabs.ts';

/** A change is kept in this browser after so short a rest. */
const KEEP_AFTER_MS = 250;

export type Saver = ReturnType<typeof createSaver>;

/**
 * The way of an open mail to the server: one save at a time, each based on the answer before it, and a copy in this
 * browser from the first change on until the server has it.
 */
export function createSaver(store: Store<ComposeState>, deps: ComposerDeps) {
  const saveTimers = new Map<string, () => void>();
  const keepTimers = new Map<string, () => void>();
  const running = new Map<string, Promise<boolean>>();
  const editors = new Map<string, () => void>();

  const find = (cid: string): OpenMail | undefined => store.get().mails[cid];
  const patch = (cid: string, changed: (open: OpenMail) => Partial<OpenMail>) => {
    const open = find(cid);
    if (!open) return;
    store.put({ mails: { ...store.get().mails, [cid]: { ...open, ...changed(open) } } });
  };

  const end = (timers: Map<string, () => void>, cid: string) => {
    timers.get(cid)?.();
    timers.delete(cid);
  };
  const plan = (cid: string) => {
    end(saveTimers, cid);
    const open = find(cid);
    if (!open) return;
    const at = planSave({ ...open, isOnline: store.get().isOnline, isInConflict: open.conflict !== undefined });
    if (at === undefined) return;
    saveTimers.set(
      cid,
      deps.later(() => void save(cid), Math.max(0, at - deps.now())),
    );
  };
  const keep = (cid: string) => {
    end(keepTimers, cid);
    const open = find(cid);
    if (open) deps.copies.write(copyOf(open, isChanged(open), deps.now()));
  };

  /** A change by hand. */
  const change = (cid: string, edit: (mail: ComposedMail) => ComposedMail) => {
    const open = find(cid);
    if (!open) return;
    const mail = edit(open.mail);
    if (mail === open.mail) return;
    patch(cid, ({ edits, unsavedSince }) => ({
      mail: { ...mail, mailEditStatus: true },
      edits: edits + 1,
      unsavedSince: unsavedSince ?? deps.now(),
    }));
    if (!keepTimers.has(cid))
      keepTimers.set(
        cid,
        deps.later(() => keep(cid), KEEP_AFTER_MS),
      );
    plan(cid);
  };

  const once = async (cid: string, forced: boolean): Promise<boolean> => {
    const open = find(cid);
    if (!open) return true;
    end(saveTimers, cid);
    patch(cid, ({ mail }) => ({ isSaving: true, unsavedSince: undefined, mail: withStatus(mail, 'requested') }));
    try {
      const { draftId, revision } = await deps.server.save(open.mail, open.revision, forced);
      patch(cid, ({ mail }) => ({
        isSaving: false,
        revision,
        savedEdits: open.edits,
        lastSaveAt: deps.now(),
        failedAt: undefined,
        saveError: undefined,
        broughtBackFrom: undefined,
        mail: withStatus({ ...mail, draftId, _id: draftId }, 'saved'),
      }));
      keep(cid);
      return true;
    } catch (error) {
      await failed(cid, error, open.unsavedSince ?? deps.now());
      return false;
    } finally {
      plan(cid);
    }
  };

  const failed = async (cid: string, error: unknown, unsavedSince: number) => {
    const refusal = deps.server.refusalOf(error);
    const saveError = error instanceof Error ? error.message : '';
    const asBefore = (mail: ComposedMail) => ({ isSaving: false, unsavedSince, mail: withStatus(mail, 'failed') });
    if (refusal === 'tooSoon') {
      patch(cid, ({ mail }) => ({ ...asBefore(mail), lastSaveAt: deps.now() }));
      return;
    }
    patch(cid, ({ mail }) => ({ ...asBefore(mail), failedAt: deps.now(), saveError }));
    const draftId = find(cid)?.mail.draftId;
    if (refusal === 'changedElsewhere' && draftId !== undefined) await showConflict(cid, draftId);
    if (refusal === 'gone') detach(cid);
  };

  /** Both texts stay until the person has chosen. */
  const showConflict = async (cid: string, draftId: string) => {
    const conflict = await deps.server.open({ draftId }).catch(() => undefined);
    if (conflict) patch(cid, () => ({ conflict, saveError: undefined }));
  };

  /** Sent or discarded elsewhere: what was typed here goes on as a draft of its own. */
  const detach = (cid: string) => {
    const open = find(cid);
    if (!open) return;
    deps.tell({ kind: 'goneElsewhere', mail: open.mail });
    const mine = { ...open.mail, cid: deps.newId(), draftId: undefined, _id: undefined };
    replace(cid, { ...open, mail: mine, revision: 0, failedAt: undefined, saveError: undefined });
  };

  /** Another mail takes the tab of this one. */
  const replace = (cid: string, open: OpenMail) => {
    const { mails, tabs } = store.get();
    const { [cid]: _gone, ...others } = mails;
    const to = open.mail.cid;
    store.put({
      mails: { ...others, [to]: open },
      tabs: {
        cids: tabs.cids.map((each) => (each === cid ? to : each)),
        current: tabs.current === cid ? to : tabs.current,
      },
    });
    forget(cid);
    keep(to);
    plan(to);
  };

  const stop = (cid: string) => {
    end(saveTimers, cid);
    end(keepTimers, cid);
    editors.delete(cid);
  };
  const forget = (cid: string) => {
    stop(cid);
    deps.copies.clear(cid);
  };

  /** Saves what the server lacks; gives whether it has everything now. */
  const save = async (cid: string, forced = false): Promise<boolean> => {
    editors.get(cid)?.();
    const before = running.get(cid);
    if (before) await before;
    const open = find(cid);
    if (!open) return true;
    if (open.conflict) return false;
    if (!isChanged(open) && open.revision > 0) return true;
    const saving = once(cid, forced).finally(() => running.delete(cid));
    running.set(cid, saving);
    return saving;
  };

  const takeTheirs = (cid: string, theirs: OpenMail['conflict']) => {
    if (!theirs) return;
    patch(cid, ({ mail, edits, textVersion }) => ({
      mail: withAttrs({ ...mail, draftId: theirs.draftId }, theirs.attrs),
      revision: theirs.revision,
      savedEdits: edits,
      unsavedSince: undefined,
      failedAt: undefined,
      saveError: undefined,
      conflict: undefined,
      broughtBackFrom: undefined,
      textVersion: textVersion + 1,
    }));
    keep(cid);
    plan(cid);
  };

  const decide = async (cid: string, choice: 'mine' | 'theirs' | 'both') => {
    const open = find(cid);
    const theirs = open?.conflict;
    if (!open || !theirs) return;
    if (choice === 'mine') {
      patch(cid, () => ({ conflict: undefined, revision: theirs.revision, failedAt: undefined }));
      await save(cid, true);
      return;
    }
    if (choice === 'both') {
      const copy = openMail({ ...open.mail, cid: deps.newId(), draftId: undefined, _id: undefined }, { kind: 'dock' });
      add({ ...copy, edits: 1, unsavedSince: deps.now(), textVersion: 0 });
    }
    takeTheirs(cid, theirs);
  };

  const add = (open: OpenMail) => {
    const { mails, tabs } = store.get();
    const { cid } = open.mail;
    store.put({ mails: { ...mails, [cid]: open }, tabs: openTab(tabs, cid) });
    keep(cid);
    plan(cid);
  };

  return {
    find,
    patch,
    change,
    save,
    add,
    stop,
    forget,
    decide,
    takeTheirs,
    showConflict,
    /** Opens what the server gave as a mail of its own. */
    mailOf: (draft: ServerDraft, timeZone: string) =>
      withAttrs(
        {
          ...newMail({ cid: draft.draftId, account: draft.accountId ?? '', sender: draft.attrs.account, timeZone }),
          draftId: draft.draftId,
          _id: draft.draftId,
        },
        draft.attrs,
      ),
    /** An editor holds back what was typed in the last moment; it is asked before each save. */
    attachEditor: (cid: string, flush: () => void) => {
      editors.set(cid, flush);
      return () => {
        flush();
        if (editors.get(cid) === flush) editors.delete(cid);
      };
    },
    flushEditor: (cid: string) => editors.get(cid)?.(),
    /** Everything, now: the page goes away. */
    keepAll: () => {
      for (const flush of editors.values()) flush();
      for (const [cid, open] of Object.entries(store.get().mails)) if (isChanged(open)) keep(cid);
    },
    setOnline: (isOnline: boolean) => {
      store.put({ isOnline });
      for (const cid of Object.keys(store.get().mails)) {
        // Back again: what waited goes at once.
        if (isOnline) patch(cid, () => ({ failedAt: undefined }));
        plan(cid);
      }
    },
  };
}
