import type { FolderRole } from '@outrider/contract/inbox/message';
import type { ListedFolder } from '../../../../platform/imap/imap-types.ts';

/** A folder as the server lists it. `counters` where it gave them along. */
export type RemoteFolder = {
  path: string;
  name: string;
  role: FolderRole | null;
  /** Gmail's folder of all mail: only what lies under no other label is taken from it. */
  isAllMail: boolean;
  counters: Counters | undefined;
};

export type Counters = {
  uidValidity: string;
  uidNext: number | undefined;
  messages: number | undefined;
  modseq: string | undefined;
  /** Asked for only where there is no `modseq`. */
  unseen: number | undefined;
};

/** RFC 6154; where a server tells no uses, the library goes by the usual names in many languages. */
const ROLES: Record<string, FolderRole> = {
  '\\Inbox': 'inbox',
  '\\Drafts': 'drafts',
  '\\Sent': 'sent',
  '\\Trash': 'trash',
  '\\Junk': 'spam',
  '\\Archive': 'archive',
};

/** Views of mail that lies elsewhere. */
const VIEWS = new Set(['\\Flagged', '\\Important']);

/** The inbox first, as people wait for it; what was sent next, as it holds the other half of every thread. */
const ORDER: (FolderRole | null)[] = ['inbox', 'sent', 'spam', 'drafts', 'archive', null, 'trash'];

type Wishes = { warmupFolder: string; hasLabels: boolean };

/** The folders that are read, in the order they are read. */
export function planFolders(listed: readonly ListedFolder[], { warmupFolder, hasLabels }: Wishes): RemoteFolder[] {
  const hasArchive = listed.some(({ specialUse }) => specialUse === '\\Archive');
  return listed
    .flatMap((folder): RemoteFolder[] => {
      const { path, name, delimiter, flags, specialUse = '', status } = folder;
      const isAllMail = specialUse === '\\All';
      if (flags.has('\\Noselect') || flags.has('\\NonExistent') || VIEWS.has(specialUse) || name === warmupFolder)
        return [];
      if (isAllMail && (!hasLabels || hasArchive)) return [];
      const role = isAllMail ? 'archive' : path.toUpperCase() === 'INBOX' ? 'inbox' : (ROLES[specialUse] ?? null);
      return [
        {
          path,
          name: role === null ? nameOf(path, delimiter) : '',
          role,
          isAllMail,
          counters: status?.uidValidity === undefined ? undefined : countersOf(status),
        },
      ];
    })
    .sort((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
}

const nameOf = (path: string, delimiter: string) =>
  (delimiter ? path.split(delimiter) : [path]).filter((part, index) => index > 0 || part !== 'INBOX').join('/');

const countersOf = ({
  uidValidity,
  uidNext,
  messages,
  highestModseq,
  unseen,
}: NonNullable<ListedFolder['status']>): Counters => ({
  uidValidity: String(uidValidity),
  uidNext,
  messages,
  modseq: highestModseq === undefined ? undefined : String(highestModseq),
  unseen,
});
