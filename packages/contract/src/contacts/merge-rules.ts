import { type Contact, type ContactEvent, STANDARD_FIELDS, type StandardField } from './contact.ts';

/** What is known of a contact by name: the fields everybody has, the source, and the workspace's own fields. */
export type ContactValues = Readonly<Record<string, string>>;
export type MergeRecord = { id: string; values: ContactValues };

/** All values of a contact in one record; fields of one's own cannot have the names of the others. */
export const valuesOf = ({
  fields,
  source,
  ...standard
}: Pick<Contact, StandardField | 'fields' | 'source'>): ContactValues => ({
  ...Object.fromEntries(STANDARD_FIELDS.map((field) => [field, standard[field]])),
  source,
  ...fields,
});

/** A field of one's own may be called `constructor`, which every object has. */
export const valueIn = (values: ContactValues, name: string): string =>
  (Object.hasOwn(values, name) ? values[name] : undefined) ?? '';

type Fullness = MergeRecord & {
  /** How much has happened: events and notes. */
  history: number;
  createdAt: string;
};

const countFilled = ({ values }: MergeRecord) => Object.values(values).filter((value) => value !== '').length;

/** Which of several to keep: the fullest, then the one with more history, then the oldest. */
export const orderByFullness = <T extends Fullness>(records: readonly T[]): T[] =>
  records.toSorted(
    (one, other) =>
      countFilled(other) - countFilled(one) ||
      other.history - one.history ||
      Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
      (one.id < other.id ? -1 : 1),
  );

/** Whose value is wanted, by the name of the field. */
export type Taken = Readonly<Record<string, string>>;

export type JoinedValue = { name: string; value: string; from: string; isConflict: boolean };

/** The values after a merge, and whose they are: the wanted one, else the first that has one. The kept contact stands first. */
export function joinValues(records: readonly MergeRecord[], taken: Taken): JoinedValue[] {
  const names = new Set(records.flatMap(({ values }) => Object.keys(values)));
  return [...names].flatMap((name) => {
    const filled = records.filter(({ values }) => valueIn(values, name) !== '');
    const chosen = filled.find(({ id }) => id === taken[name]) ?? filled[0];
    if (!chosen) return [];
    const isConflict = new Set(filled.map(({ values }) => valueIn(values, name))).size > 1;
    return { name, value: valueIn(chosen.values, name), from: chosen.id, isConflict };
  });
}

export type LastEvent = { event: ContactEvent; at: Date; about: string };
/** When a contact was made, and what happened to it then, in any order. */
type MergeEvents = { created: LastEvent; events: readonly LastEvent[] };

/** What people and mails did. The rest was done here: a contact was added, checked, edited. */
const isMeaningful = ({ event }: LastEvent) => !['added', 'verified', 'edited', 'merged', 'noted'].includes(event);
const inOrder = (events: readonly LastEvent[]) => events.toSorted((one, other) => +one.at - +other.at);

/**
 * The last event of a merged contact: the newest that means something, whosever it was. Without one, the kept contact's own
 * check, as the others' were about other addresses; else that the oldest was added.
 */
export function chooseLastEvent(kept: MergeEvents, others: readonly MergeEvents[]): LastEvent {
  const all = inOrder([kept, ...others].flatMap(({ events }) => events));
  const added = [kept, ...others].map(({ created }) => created);
  return (
    all.findLast(isMeaningful) ??
    inOrder(kept.events).findLast(({ event }) => event === 'verified') ??
    inOrder(added)[0] ??
    kept.created
  );
}

/** Values when a merge is taken back: as before it, but what was changed since stays. */
export function takeValuesBack(before: ContactValues, joined: ContactValues, now: ContactValues): ContactValues {
  const names = [...new Set([before, joined, now].flatMap((values) => Object.keys(values)))];
  const backOf = (name: string) => {
    const today = valueIn(now, name);
    return today === valueIn(joined, name) ? valueIn(before, name) : today;
  };
  return Object.fromEntries(names.map((name) => [name, backOf(name)]));
}

/** The same for labels: those of before, with what was put on since and without what was taken off. */
export function takeLabelsBack(
  before: readonly string[],
  joined: readonly string[],
  now: readonly string[],
): readonly string[] {
  const added = now.filter((id) => !joined.includes(id));
  const removed = joined.filter((id) => !now.includes(id));
  return [...new Set([...before, ...added])].filter((id) => !removed.includes(id));
}
