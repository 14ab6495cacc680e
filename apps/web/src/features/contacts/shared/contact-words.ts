import type { Contact, ContactEvent } from '@outrider/contract/contacts/contact';
import type { DotTone } from '../../../ui/dot.tsx';

type Named = Pick<Contact, 'firstName' | 'lastName' | 'email'>;

/** The person's name, or the address where no name is known. */
export const nameOf = ({ firstName, lastName, email }: Named): string => `${firstName} ${lastName}`.trim() || email;

/** What stands below an address: who it is, as far as that is known. */
export const aboutOf = ({ firstName, lastName, title, company }: Contact): string[] =>
  [`${firstName} ${lastName}`.trim(), title, company].filter(Boolean);

export const EVENT_TONES: Record<ContactEvent, DotTone> = {
  added: 'ring',
  verified: 'ring',
  addedToCampaign: 'grey',
  sent: 'grey',
  openedByMachine: 'machine',
  openedByPerson: 'green',
  clicked: 'green',
  replied: 'violet',
  interested: 'violet',
  notInterested: 'grey',
  outOfOffice: 'amber',
  bounced: 'red',
  complained: 'red',
  optedOut: 'red',
  suppressed: 'red',
  unsuppressed: 'grey',
  stopped: 'grey',
  edited: 'grey',
  merged: 'grey',
  noted: 'grey',
};

/** Nobody has written to them yet: what happened so far happened here. */
const BEFORE_CONTACT: ReadonlySet<ContactEvent> = new Set(['added', 'verified']);

export const isContacted = ({ lastEvent }: Pick<Contact, 'lastEvent'>): boolean =>
  lastEvent !== null && !BEFORE_CONTACT.has(lastEvent.event);
