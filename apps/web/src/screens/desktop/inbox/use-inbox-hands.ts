import { FOLDER_IDS, type Message, REPLY_LABELS } from '@outrider/contract/inbox/message';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isOpened, type Opened, type Place, showsThreads } from '../../../features/inbox/shared/place.ts';
import { type Change, takesOut } from '../../../features/inbox/triage/change-messages.ts';
import { undoLast } from '../../../features/inbox/triage/undo.ts';
import { useBusyMessages, useTriage } from '../../../features/inbox/triage/use-triage.ts';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';

export type Question =
  | { ask: 'snooze' | 'tags'; messages: readonly Message[] }
  | { ask: 'memo'; message: Message }
  | { ask: 'keys' };

type HandsProps = {
  place: Place;
  rows: readonly Message[];
  opened: Opened | undefined;
  /** What of the open thread an action is for, where its row is not in the list. */
  openMessage: Message | undefined;
  onOpen: (message: Message) => void;
  onClose: () => void;
  onSearch: () => void;
  /** By key: answer or pass on a message, or begin a mail. */
  onAnswer: (kind: 'reply' | 'replyAll' | 'forward', message: Message) => void;
  onWrite: () => void;
  /** Takes back what was sent last, where that is still possible. */
  undoSend: () => boolean;
};

const idOf = ({ id }: Message) => id;
/** Holding a key down runs through the list; only where it comes to rest is opened. */
const REST_MS = 120;

/** What hands do in the inbox: the row they are at, the rows they chose, and the keys. */
export function useInboxHands(props: HandsProps) {
  const { place, rows, opened, openMessage, onOpen, onClose, onSearch, onAnswer, onWrite, undoSend } = props;
  const [at, setAt] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const selection = useSelection(rows, idOf);
  const triage = useTriage();
  const busy = useBusyMessages();
  const openLater = useLatestAfter(REST_MS);

  // Asked for, while the address does not have it yet.
  const opening = useRef<string>(undefined);

  const openRow = opened && rows.find((row) => isOpened(opened, row));
  const openId = openRow?.id;
  const { isPending } = openLater;
  useEffect(() => {
    if (openId === undefined) return;
    opening.current = undefined;
    // A user who moved on meanwhile is not taken back.
    if (!isPending()) setAt(openId);
  }, [openId, isPending]);

  const ids = useMemo(() => rows.map(idOf), [rows]);
  const rowOf = (id: string | undefined) => rows.find((row) => row.id === id);
  const here = rowOf(at) ?? openRow ?? openMessage;
  const targets = selection.chosen.size > 0 ? [...selection.chosen.values()] : here ? [here] : [];

  const openMessageAt = (message: Message) => {
    setAt(message.id);
    // A draft opens in the composer.
    if (message.fid !== FOLDER_IDS.drafts) opening.current = message.id;
    onOpen(message);
  };
  /** The next row is opened, or the one before at the end, once this one is dealt with. */
  const goOn = (from: Message) => {
    openLater.cancel();
    const index = rows.findIndex(({ id }) => id === from.id);
    const isFree = ({ id }: Message) => !busy.leaving.has(id);
    const next = rows.slice(index + 1).find(isFree) ?? rows.slice(0, Math.max(0, index)).findLast(isFree);
    setAt(next?.id);
    if (!opened) return;
    if (next && index >= 0) openMessageAt(next);
    else onClose();
  };
  const change = (wanted: Change, messages: readonly Message[] = targets, { stays = false } = {}) => {
    const free = messages.filter(({ id }) => !busy.leaving.has(id));
    if (free.length === 0) return;
    triage({ change: wanted, messages: free, wholeThreads: showsThreads(place) });
    if (stays) return;
    if (selection.chosen.size > 0) selection.clear();
    else if (isDealtWith(wanted) && free[0]) goOn(free[0]);
  };
  const ask = (wanted: 'snooze' | 'tags', messages: readonly Message[] = targets) =>
    messages.length > 0 && setQuestion({ ask: wanted, messages });
  const toggleStar = (messages: readonly Message[] = targets) =>
    change({ kind: 'star', star: messages.some(({ label0 }) => label0 === 0) }, messages);
  const archive = () => {
    const isThere = targets.every(({ fid }) => fid === FOLDER_IDS.archive);
    if (!isThere) change({ kind: 'move', fid: FOLDER_IDS.archive });
  };
  const choose = (message: Message, withShift: boolean) => {
    const ids = new Set(selection.ids);
    const index = rows.findIndex(({ id }) => id === message.id);
    const from = withShift ? rows.findIndex(({ id }) => id === at) : index;
    const [low, high] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    const isOn = ids.has(message.id);
    for (const { id } of rows.slice(low, high + 1)) {
      if (isOn) ids.delete(id);
      else ids.add(id);
    }
    setAt(message.id);
    selection.choose(ids);
  };
  const open = (id: string) => {
    const row = rowOf(id);
    if (row) openMessageAt(row);
  };
  const remove = () => change({ kind: 'delete' });
  const labels = Object.fromEntries(
    REPLY_LABELS.map((label, index) => [String(index + 1), () => change({ kind: 'label', label })]),
  );

  useRowKeys({
    ids,
    at: at ?? openRow?.id,
    onAt: (id) => {
      setAt(id);
      if (opened || opening.current !== undefined) openLater.run(() => open(id));
    },
    paused: question !== undefined,
    onRow: {
      Enter: open,
      o: open,
      x: (id) => {
        const row = rowOf(id);
        if (row) choose(row, false);
      },
    },
    onPage: {
      '/': onSearch,
      '?': () => setQuestion({ ask: 'keys' }),
      e: archive,
      s: () => toggleStar(),
      u: () => change({ kind: 'read', read: false }),
      h: () => ask('snooze'),
      '#': remove,
      Delete: remove,
      r: () => here && onAnswer('reply', here),
      a: () => here && onAnswer('replyAll', here),
      f: () => here && onAnswer('forward', here),
      c: onWrite,
      z: () => undoSend() || undoLast(),
      ...labels,
      Escape: selection.chosen.size > 0 ? selection.clear : onClose,
    },
  });
  return { at, open: openMessageAt, selection, busy, question, setQuestion, change, ask, choose, toggleStar, archive };
}

/** A change after which the message is dealt with. */
const isDealtWith = (change: Change) => takesOut(change) || change.kind === 'label';

/** Runs the last of what was asked for in quick succession. */
function useLatestAfter(ms: number) {
  const timer = useRef<number>(undefined);
  const cancel = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);
  const isPending = useCallback(() => timer.current !== undefined, []);
  const run = (latest: () => void) => {
    cancel();
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      latest();
    }, ms);
  };
  return { run, cancel, isPending };
}
