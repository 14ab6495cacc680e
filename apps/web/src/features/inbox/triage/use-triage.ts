import { FOLDER_IDS } from '@outrider/contract/inbox/message';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import { INBOX } from '../../../api/inbox/live-queries.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { toasts } from '../../../platform/toasts.ts';
import { folderRole, nameOf, peopleOf } from '../shared/marks.ts';
import { changeMessages, type Order, takesOut } from './change-messages.ts';
import { offerUndo } from './undo.ts';

const CHANGE = [INBOX, 'change'];

/** Not bound to a screen: the toast stays while the reader goes on. */
const t = i18n.getFixedT(null, 'inbox');

/** Does something with messages and says so where it is not plain to see. What cannot be done is reported by the call. */
export const useTriage = () =>
  useMutation({
    mutationKey: CHANGE,
    mutationFn: changeMessages,
    onSuccess: ({ undo }, order) => {
      const text = wordsFor(order);
      if (text === undefined) return;
      if (undo) offerUndo(text, undo);
      else toasts.show({ kind: 'success', text });
    },
  }).mutate;

type Busy = {
  /** A change is on its way for these. */
  all: ReadonlySet<string>;
  /** These are about to leave their list, so nothing else is begun with them. */
  leaving: ReadonlySet<string>;
};

export function useBusyMessages(): Busy {
  const orders = useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Order | undefined,
  }).filter((order) => order !== undefined);
  const idsOf = (some: readonly Order[]) => some.flatMap(({ messages }) => messages.map(({ id }) => id)).join(' ');
  const all = idsOf(orders);
  const leaving = idsOf(orders.filter(({ change }) => takesOut(change)));
  return useMemo(() => ({ all: new Set(split(all)), leaving: new Set(split(leaving)) }), [all, leaving]);
}

const split = (ids: string) => ids.split(' ').filter(Boolean);

/** What was done, in words; nothing where the row itself shows it. */
function wordsFor({ change, messages }: Order): string | undefined {
  const count = messages.length;
  // Not a plural, which Chinese has none of: one is shown by name, many by their number.
  const form = count === 1 ? 'one' : 'many';
  const who = messages[0] ? peopleOf(messages[0]).map(nameOf).join(', ') : '';
  switch (change.kind) {
    case 'move':
      if (change.fid === FOLDER_IDS.archive) return t(`did.archived.${form}`, { count, who });
      if (change.fid === FOLDER_IDS.spam) return t(`did.spam.${form}`, { count, who });
      return t(`did.moved.${form}`, { count, who, folder: folderWords(change.fid) });
    case 'delete':
      return messages.every(({ fid }) => fid === FOLDER_IDS.trash)
        ? t(`did.removed.${form}`, { count, who })
        : t(`did.deleted.${form}`, { count, who });
    case 'snooze':
      return change.until === null ? t(`did.woken.${form}`, { count, who }) : t(`did.snoozed.${form}`, { count, who });
    case 'label':
      if (change.label === null) return t(`did.unlabelled.${form}`, { count, who });
      if (change.label === 'stop') return t(`did.stopped.${form}`, { count, who });
      return t(`did.labelled.${form}`, { count, who, label: t(`meaning.${change.label}`) });
    default:
      return undefined;
  }
}

function folderWords(fid: number): string {
  const role = folderRole(fid);
  return role ? t(`folder.${role}`) : t('did.thatFolder');
}
