import { expect, test } from 'vitest';
import type { ListedFolder } from '../../../../platform/imap/imap-types.ts';
import { planFolders } from './plan-folders.ts';

const listed = (path: string, specialUse?: string, flags: string[] = [], delimiter = '/'): ListedFolder => ({
  path,
  name: path.split(delimiter).at(-1) ?? path,
  delimiter,
  flags: new Set(flags),
  specialUse,
});

const plan = (folders: ListedFolder[], hasLabels = false) =>
  planFolders(folders, { warmupFolder: 'Outrider warm-up', hasLabels }).map(({ path, name, role }) => [
    path,
    name,
    role,
  ]);

test('every folder with a use is known by it, the inbox comes first, and the others have their names', () => {
  expect(
    plan([
      listed('Clients/North'),
      listed('Deleted Items', '\\Trash'),
      listed('Sent Items', '\\Sent'),
      listed('Junk Email', '\\Junk'),
      listed('INBOX', '\\Inbox'),
      listed('Drafts', '\\Drafts'),
      listed('Archive', '\\Archive'),
    ]),
  ).toEqual([
    ['INBOX', '', 'inbox'],
    ['Sent Items', '', 'sent'],
    ['Junk Email', '', 'spam'],
    ['Drafts', '', 'drafts'],
    ['Archive', '', 'archive'],
    ['Clients/North', 'Clients/North', null],
    ['Deleted Items', '', 'trash'],
  ]);
});

test('folders below the inbox are called without it', () => {
  expect(plan([listed('INBOX.Clients.North', undefined, [], '.')])).toEqual([
    ['INBOX.Clients.North', 'Clients/North', null],
  ]);
});

test('views, folders that hold nothing and the warm-up are left out', () => {
  expect(
    plan([
      listed('[Gmail]', undefined, ['\\Noselect']),
      listed('[Gmail]/Starred', '\\Flagged'),
      listed('[Gmail]/Important', '\\Important'),
      listed('Outrider warm-up'),
      listed('All', '\\All'),
    ]),
  ).toEqual([]);
});

test('where folders are labels, all mail is the archive', () => {
  expect(plan([listed('[Gmail]/All Mail', '\\All')], true)).toEqual([['[Gmail]/All Mail', '', 'archive']]);
});
