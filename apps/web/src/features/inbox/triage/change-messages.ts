import type { Message, ReplyLabel } from '@outrider/contract/inbox/message';
import type { ProxyInput } from '@outrider/contract/inbox/proxy';
import { callProxy } from '../../../api/inbox/call-proxy.ts';
import { labelThread, snoozeMessages } from '../../../api/inbox/inbox.ts';
import { refreshCounts, refreshPerson } from '../../../api/inbox/live-queries.ts';
import { drafts } from '../../../platform/drafts.ts';
import { showBack, showChanged, showGone } from '../list/list-queries.ts';
import { memoDraft } from './use-memo-form.ts';

export type Change =
  | { kind: 'read'; read: boolean }
  | { kind: 'star'; star: boolean }
  | { kind: 'pin'; pin: boolean }
  | { kind: 'move'; fid: number }
  | { kind: 'delete' }
  | { kind: 'snooze'; until: string | null }
  | { kind: 'label'; label: ReplyLabel | null }
  | { kind: 'tags'; add: string[]; remove: string[] }
  | { kind: 'memo'; text: string };

export type Order = {
  change: Change;
  messages: readonly Message[];
  /** The rows stand for their threads. */
  wholeThreads: boolean;
};

/** A change that takes messages out of the list they are in. */
export const takesOut = ({ kind }: Change): boolean => kind === 'move' || kind === 'delete' || kind === 'snooze';

/** The way back, where there is one. */
type Done = { undo: (() => Promise<void>) | undefined };

type Info = ProxyInput<'mbox:updateMessageInfos'>['messageInfo'];

async function update(midList: string[], messageInfo: Info, wholeThreads = false): Promise<Message[]> {
  return (await callProxy('mbox:updateMessageInfos', { midList, messageInfo, wholeThreads })).messages;
}

/** Asks the server first; only what it has done is shown (specification, section 4). */
export async function changeMessages({ change, messages, wholeThreads }: Order): Promise<Done> {
  const midList = messages.map(({ id }) => id);
  try {
    switch (change.kind) {
      case 'read':
        showChanged(await update(midList, { flags: { read: change.read } }, wholeThreads && change.read));
        return { undo: undefined };
      case 'star':
        showChanged(await update(midList, { label0: change.star ? 1 : 0 }));
        return { undo: undefined };
      case 'pin':
        showChanged(await update(midList, { flags: { top: change.pin } }));
        return { undo: undefined };
      case 'tags':
        showChanged(await update(midList, { addTags: change.add, removeTags: change.remove }));
        return { undo: undefined };
      case 'memo':
        showChanged(await update(midList, { memo: change.text }));
        for (const mid of midList) drafts.clear(memoDraft(mid));
        return { undo: undefined };
      case 'move':
        return await move(messages, change.fid, wholeThreads);
      case 'delete':
        return await remove(midList, wholeThreads);
      case 'snooze':
        return await snooze(midList, change.until, wholeThreads);
      case 'label':
        return await label(messages, change.label);
    }
  } finally {
    void refreshCounts();
  }
}

async function move(messages: readonly Message[], fid: number, wholeThreads: boolean): Promise<Done> {
  const before = new Map(messages.map(({ tid, fid: from }) => [tid, from]));
  const ids = messages.map(({ id }) => id);
  const moved = await update(ids, { fid }, wholeThreads);
  showChanged(moved);
  const back = moved.map(({ id, tid }) => ({ mid: id, fid: before.get(tid) ?? fid }));
  return { undo: () => moveBack(back) };
}

async function remove(midList: string[], wholeThreads: boolean): Promise<Done> {
  const { trashed, removed } = await callProxy('mbox:deleteMessages', { midList, wholeThreads });
  showGone(
    trashed.map(({ mid }) => mid),
    false,
  );
  showGone(removed, true);
  return { undo: trashed.length > 0 ? () => moveBack(trashed) : undefined };
}

/** Each to the folder it came from. */
async function moveBack(places: readonly { mid: string; fid: number }[]): Promise<void> {
  for (const [fid, group] of Map.groupBy(places, (place) => place.fid)) {
    showBack(
      await update(
        group.map(({ mid }) => mid),
        { fid },
      ),
    );
  }
  void refreshCounts();
}

async function snooze(midList: string[], until: string | null, wholeThreads: boolean): Promise<Done> {
  const { messages } = await snoozeMessages({ midList, until, wholeThreads });
  showChanged(messages);
  if (until === null) return { undo: undefined };
  return {
    undo: async () => {
      const back = await snoozeMessages({ midList: messages.map(({ id }) => id), until: null });
      showBack(back.messages);
      void refreshCounts();
    },
  };
}

async function label(messages: readonly Message[], wanted: ReplyLabel | null): Promise<Done> {
  const setAll = async (labels: readonly { mid: string; label: ReplyLabel | null }[]) => {
    const now: Message[] = [];
    for (const each of labels) now.push(await labelThread(each));
    void refreshPerson();
    return now;
  };
  showChanged(await setAll(messages.map(({ id }) => ({ mid: id, label: wanted }))));
  return {
    undo: async () => {
      showBack(await setAll(messages.map(({ id, replyLabel }) => ({ mid: id, label: replyLabel }))));
      void refreshCounts();
    },
  };
}
