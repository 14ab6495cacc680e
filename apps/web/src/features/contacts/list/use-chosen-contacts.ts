import type { Contact, ContactChoice, ContactFilter } from '@outrider/contract/contacts/contact';
import { useSelection } from '../../../ui/table/use-selection.ts';
import type { ContactAsk, Question } from '../bulk/contact-asks.tsx';

type Listed = {
  filter: ContactFilter;
  rows: readonly Contact[];
  /** How many the filter leaves. */
  total: number;
  onAsk: (question: Question) => void;
};

const idOf = ({ contactId }: Contact) => contactId;

/** The chosen contacts, or everything the filter leaves, and what is asked about them. */
export function useChosenContacts({ filter, rows, total, onAsk }: Listed) {
  const selection = useSelection(rows, idOf);
  const { chosen, everything, ids, choose, clear } = selection;
  const count = everything ? total : chosen.size;
  const choice: ContactChoice = everything ? { filter, except: [] } : { contactIds: [...chosen.keys()] };
  const isPageChosen = rows.length > 0 && rows.every(({ contactId }) => ids.has(contactId));
  return {
    ...selection,
    count,
    /** Every row that is shown is chosen, and there are more. */
    offersEverything: !everything && isPageChosen && total > rows.length,
    toggle: ({ contactId }: Contact) => {
      const changed = new Set(ids);
      if (!changed.delete(contactId)) changed.add(contactId);
      choose(changed);
    },
    ask: (ask: ContactAsk) =>
      onAsk({ ask, choice, count, contacts: everything ? [] : [...chosen.values()], onGone: clear }),
  };
}
