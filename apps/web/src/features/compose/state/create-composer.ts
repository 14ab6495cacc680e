import type { CustomerTab } from '@outrider/contract/compose/sending-help';
import { type ComposeState, createStore, firstState, type OpenMail, openMail } from './compose-state.ts';
import type { ComposerDeps, OpenWhat } from './composer-deps.ts';
import { createCloser } from './create-closer.ts';
import { createSaver } from './create-saver.ts';
import { createSender } from './create-sender.ts';
import type { LocalCopy } from './local-copies.ts';
import { type MailMemberType, newMail } from './mail.ts';
import { openTab, showTab, stepTab } from './tabs.ts';

type NewMailWish = { account: string; sender: string; timeZone: string; to?: { email: string; name: string }[] };

/** The mails that are being written, without a screen: opened, changed, saved, closed, sent. */
export function createComposer(deps: ComposerDeps) {
  const store = createStore<ComposeState>(firstState(deps.first.isOnline));
  const saver = createSaver(store, deps);
  const closer = createCloser(store, saver, deps);
  const sender = createSender(store, saver, closer, deps);

  const show = (cid: string) => {
    const { tabs, mails } = store.get();
    store.put({
      tabs: showTab(tabs, cid),
      isWriting: mails[cid]?.place.kind === 'inline' ? store.get().isWriting : true,
    });
  };

  const openNew = ({ account, sender: from, timeZone, to = [] }: NewMailWish): string => {
    const cid = deps.newId();
    const mail = newMail({ cid, account, sender: from, timeZone });
    const receiver = to.map((person) => ({ ...person, mailMemberType: 'to' as MailMemberType }));
    saver.add(openMail({ ...mail, receiver }));
    store.put({ isWriting: true });
    return cid;
  };

  /** A draft, or an answer: several may be open for one thread. A draft that is open already is only shown. */
  const open = async (
    what: OpenWhat,
    timeZone: string,
    place: OpenMail['place'] = { kind: 'dock' },
  ): Promise<string> => {
    const there =
      'draftId' in what && Object.values(store.get().mails).find(({ mail }) => mail.draftId === what.draftId);
    if (there) {
      show(there.mail.cid);
      return there.mail.cid;
    }
    const draft = await deps.server.open(what);
    const already = store.get().mails[draft.draftId];
    const kept = (await deps.copies.readAll()).find(({ cid }) => cid === draft.draftId);
    if (!already && kept) await bringBack(kept, true);
    else if (!already) saver.add({ ...openMail(saver.mailOf(draft, timeZone), place), revision: draft.revision });
    if (place.kind === 'dock') store.put({ isWriting: true });
    show(draft.draftId);
    return draft.draftId;
  };

  /** A text of this browser that the server may lack, or may have another of. */
  const bringBack = async (copy: LocalCopy, isFirst: boolean) => {
    if (store.get().mails[copy.cid]) return;
    const { mail, revision, place } = copy.open;
    const back: OpenMail = {
      ...openMail({ ...mail, encpwd: '' }, place),
      revision,
      edits: copy.isChanged ? 1 : 0,
      unsavedSince: copy.isChanged ? deps.now() : undefined,
      broughtBackFrom: copy.isChanged ? copy.keptAt : undefined,
    };
    const { tabs } = store.get();
    saver.add(back);
    if (!isFirst) store.put({ tabs: { ...store.get().tabs, current: tabs.current } });
    if (mail.draftId === undefined || revision === 0) return;
    const theirs = await deps.server.open({ draftId: mail.draftId }).catch(() => undefined);
    if (!theirs || theirs.revision === revision) return;
    if (copy.isChanged) saver.patch(copy.cid, () => ({ conflict: theirs }));
    else saver.takeTheirs(copy.cid, theirs);
  };

  return {
    ...store,
    openNew,
    open,
    show,
    change: saver.change,
    save: (cid: string) => saver.save(cid, true),
    decide: saver.decide,
    attachEditor: saver.attachEditor,
    keepAll: saver.keepAll,
    setOnline: saver.setOnline,
    close: closer.close,
    justLeave: closer.justLeave,
    saveAndLeave: closer.saveAndLeave,
    cancelClose: closer.cancel,
    discard: closer.discard,
    send: sender.send,
    sendAnyway: sender.sendAnyway,
    cancelSend: sender.cancelSend,
    undo: sender.undo,
    undoLast: sender.undoLast,
    hideDelivery: sender.hideDelivery,
    closeErrorDialog: sender.closeErrorDialog,

    /** Write mode off: the mails stay open at the edge of the page. */
    leaveWriting: () => store.put({ isWriting: false }),
    setLayout: (layout: ComposeState['layout']) => store.put({ layout, isWriting: true }),
    setCustomerTab: (customerTab: CustomerTab) => store.put({ customerTab }),
    stepTab: (step: 1 | -1) => store.put({ tabs: stepTab(store.get().tabs, step) }),
    toDock: (cid: string) => {
      saver.patch(cid, () => ({ place: { kind: 'dock' } }));
      store.put({ isWriting: true, tabs: openTab(store.get().tabs, cid) });
    },
    hideBroughtBack: (cid: string) => saver.patch(cid, () => ({ broughtBackFrom: undefined })),

    /** A version that was looked at becomes the draft again. */
    takeVersion: (cid: string, draft: NonNullable<OpenMail['conflict']>) => saver.takeTheirs(cid, draft),

    /** To those who did not get it, and nobody else. */
    sendAgain: async (cid: string): Promise<void> => {
      const open = saver.find(cid);
      const deliveryId = open?.failure?.deliveryId;
      if (!open || deliveryId === undefined) return;
      const { draftId } = await deps.server.sendAgain(deliveryId);
      const draft = await deps.server.open({ draftId });
      const mail = saver.mailOf(draft, open.mail.scheduleDateTimeZone);
      closer.drop(cid);
      saver.add({ ...openMail(mail, open.place), revision: draft.revision });
      store.put({ errorDialog: undefined, isWriting: true });
    },

    /** What this browser kept of the mails that were open when the page went away. */
    restore: async () => {
      const copies = await deps.copies.readAll();
      let isFirst = store.get().tabs.current === undefined;
      for (const copy of copies
        .filter(({ isClosed }) => !isClosed)
        .toSorted((one, other) => one.keptAt - other.keptAt)) {
        void bringBack(copy, isFirst);
        isFirst = false;
      }
    },

    /** Another user signed in here: nothing of the one before stays on the screen. Their copies stay theirs. */
    putAway: () => {
      saver.keepAll();
      for (const cid of Object.keys(store.get().mails)) saver.stop(cid);
      store.put(firstState(store.get().isOnline));
    },

    /** The stream reported a draft or a delivery. */
    meetDelivery: sender.meet,
    meetDraft: async (draftId: string) => {
      const open = Object.values(store.get().mails).find(({ mail }) => mail.draftId === draftId);
      if (!open || open.isSaving || open.conflict) return;
      const theirs = await deps.server.open({ draftId }).catch(() => undefined);
      const now = saver.find(open.mail.cid);
      if (!theirs || !now || now.isSaving || theirs.revision <= now.revision) return;
      if (now.edits === now.savedEdits) saver.takeTheirs(now.mail.cid, theirs);
      else saver.patch(now.mail.cid, () => ({ conflict: theirs }));
    },
  };
}
