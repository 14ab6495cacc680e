import type { Contact, ContactChoice } from '@outrider/contract/contacts/contact';
import { CircleX, Download, ListPlus, Merge, Send, ShieldCheck, Tag, Trash2 } from 'lucide-react';

export const CONTACT_ASKS = ['campaign', 'verify', 'tags', 'lists', 'suppress', 'merge', 'export', 'delete'] as const;
export type ContactAsk = (typeof CONTACT_ASKS)[number];

/** An ask and what it is about: these contacts, or everything a filter leaves (then `contacts` is empty). */
export type Question = {
  ask: ContactAsk;
  choice: ContactChoice;
  count: number;
  contacts: readonly Contact[];
  /** The contacts are no more, so nothing can be asked about them again. */
  onGone?: () => void;
};

export const ASK_ICONS = {
  campaign: Send,
  verify: ShieldCheck,
  tags: Tag,
  lists: ListPlus,
  suppress: CircleX,
  merge: Merge,
  export: Download,
  delete: Trash2,
} as const satisfies Record<ContactAsk, unknown>;
