import { FOLDER_IDS, type Message, OWN_FOLDERS_FROM, REPLY_LABELS } from '@outrider/contract/inbox/message';
import type { MessageFilter, ProxyInput } from '@outrider/contract/inbox/proxy';

/** In the order they are offered. `starred` and `snoozed` are no folders, but looks across all of them. */
export const FOLDER_VIEWS = ['inbox', 'starred', 'snoozed', 'drafts', 'sent', 'archive', 'spam', 'trash'] as const;
export type FolderView = (typeof FOLDER_VIEWS)[number];

/** What answers mean; `unlabelled` is for those nobody could tell. */
export const MEANINGS = [...REPLY_LABELS, 'unlabelled'] as const;
export type Meaning = (typeof MEANINGS)[number];

export const LIST_FILTERS = ['all', 'unread', 'starred'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** Which list is looked at. A number is a folder a user made in the mailbox. */
export type Place = {
  /** Empty for all mailboxes. */
  accountId: string;
  view: FolderView | Meaning | number;
  filter: ListFilter;
  tagId: string;
  search: string;
};

/** What stands open: a thread, and a message of it where one was looked for. */
export type Opened = { tid: string; mid: string | undefined };

/** The row something was opened from: the message that was looked for, else the one that stands for the thread. */
export const isOpened = ({ tid, mid }: Opened, message: Message): boolean =>
  mid === undefined ? message.tid === tid : message.id === mid;

export const START: Place = { accountId: '', view: 'inbox', filter: 'all', tagId: '', search: '' };

/** Choosing another mailbox begins anew: list, filter, search and the open message (specification, section 4). */
export const placeOf = (accountId: string): Place => ({ ...START, accountId });

const NAMES = { accountId: 'account', view: 'view', filter: 'filter', tagId: 'tag', search: 'q' } as const;
const THREAD = 'thread';
const MESSAGE = 'message';

export function readPlace(query: URLSearchParams): Place {
  return {
    accountId: query.get(NAMES.accountId) ?? '',
    view: readView(query.get(NAMES.view) ?? ''),
    filter: LIST_FILTERS.find((known) => known === query.get(NAMES.filter)) ?? 'all',
    tagId: query.get(NAMES.tagId) ?? '',
    search: query.get(NAMES.search) ?? '',
  };
}

function readView(said: string): Place['view'] {
  const number = Number(said);
  if (Number.isSafeInteger(number) && number >= OWN_FOLDERS_FROM) return number;
  return [...FOLDER_VIEWS, ...MEANINGS].find((known) => known === said) ?? 'inbox';
}

export function readOpened(query: URLSearchParams): Opened | undefined {
  const tid = query.get(THREAD);
  return tid ? { tid, mid: query.get(MESSAGE) ?? undefined } : undefined;
}

export function writeAddress(place: Place, opened: Opened | undefined): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.keys(NAMES) as (keyof Place)[]) {
    if (place[name] !== START[name]) query.set(NAMES[name], String(place[name]));
  }
  if (opened) query.set(THREAD, opened.tid);
  if (opened?.mid !== undefined) query.set(MESSAGE, opened.mid);
  return query;
}

export const isMeaning = (view: Place['view']): view is Meaning => MEANINGS.some((known) => known === view);

export function folderOf(view: Place['view']): number | undefined {
  if (typeof view === 'number') return view;
  if (isMeaning(view)) return FOLDER_IDS.inbox;
  return view === 'starred' || view === 'snoozed' ? undefined : FOLDER_IDS[view];
}

/** A row is a thread where the list is a folder; a look across folders, and a search, show each message they find. */
export const showsThreads = ({ view, search, filter }: Place): boolean =>
  search === '' && filter !== 'starred' && view !== 'drafts' && folderOf(view) !== undefined;

type ListInfo = ProxyInput<'mbox:listMessages'>['listInfo'];

export function listInfoOf(place: Place): ListInfo {
  const fid = place.search === '' ? folderOf(place.view) : undefined;
  return { ...(fid === undefined ? {} : { fid }), filter: filterOf(place), threads: showsThreads(place) };
}

function filterOf({ view, filter, tagId, search }: Place): MessageFilter {
  const byView = search === '' ? viewFilter(view) : {};
  return {
    ...byView,
    ...(filter === 'unread' ? { flags: { read: false } } : {}),
    ...(filter === 'starred' ? { label0: 1 as const } : {}),
    ...(tagId === '' ? {} : { tagId }),
  };
}

function viewFilter(view: Place['view']): MessageFilter {
  if (view === 'starred') return { label0: 1 };
  if (view === 'snoozed') return { snoozed: true };
  if (view === 'unlabelled') return { unlabelled: true };
  return isMeaning(view) ? { replyLabel: view } : {};
}

/** Whether a message that was changed still belongs to the list of a place. What a search finds, it keeps. */
export function belongsTo(place: Place, message: Message): boolean {
  const { accountId, filter, tagId, search } = place;
  if (accountId !== '' && message.accountId !== accountId) return false;
  if (filter === 'unread' && message.flags.read) return false;
  if (filter === 'starred' && message.label0 === 0) return false;
  if (tagId !== '' && !message.tags.some((tag) => tag.tagId === tagId)) return false;
  return search !== '' || isIn(place.view, message);
}

function isIn(view: Place['view'], message: Message): boolean {
  if (view === 'starred') return message.label0 === 1;
  if (view === 'snoozed') return message.snoozedUntil !== null;
  if (message.fid !== folderOf(view)) return false;
  // What is put off is out of the inbox until it is due.
  if (message.fid === FOLDER_IDS.inbox && message.snoozedUntil !== null) return false;
  return !isMeaning(view) || meaningOf(message) === view;
}

/** What an answer means, as far as it is one. */
export function meaningOf({ kind, replyLabel, isLabelSure }: Message): Meaning | undefined {
  if (replyLabel !== null) return replyLabel;
  return kind === 'human' && !isLabelSure ? 'unlabelled' : undefined;
}
