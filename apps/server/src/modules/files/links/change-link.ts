import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { FileLink } from '@outrider/contract/files/link';
import Bowser from 'bowser';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { allowsLinks } from '../space/folder-tree.ts';
import { listFolders } from '../space/folders.repository.ts';
import { requireFile, requireKeptFile } from '../space/require-file.ts';
import { describeLink } from './describe-link.ts';
import { listDownloads } from './downloads.repository.ts';
import { hashPassword } from './link-password.ts';
import { findLink, insertLink, listLinks, updateLink } from './links.repository.ts';

type Deps = Pick<FilesDeps, 'signer' | 'appUrl' | 'now'>;

type Wanted = {
  /** Null: it does not end by itself. */
  expiresAt: Date | null;
  maxDownloads?: number | null;
  password?: string | null;
  /** Addresses of those it goes to. */
  sentTo?: readonly string[];
};

/** In the caller's transaction: a mail that does not leave leaves no link behind. */
export async function createLink(
  deps: Deps,
  trx: Db | Trx,
  scope: Scope,
  fileId: string,
  { expiresAt, maxDownloads = null, password = null, sentTo = [] }: Wanted,
): Promise<FileLink> {
  const file = await requireKeptFile(trx, scope, fileId);
  if (!allowsLinks(await listFolders(trx, scope), file.folder_id)) throw new AppError('spaceNoShare');
  const link = await insertLink(trx, scope, {
    id: randomUUID(),
    file_id: fileId,
    created_at: deps.now(),
    expires_at: expiresAt,
    max_downloads: maxDownloads,
    password: password === null ? null : await hashPassword(password),
    sent_to: [...sentTo],
  });
  return describeLink(deps, link);
}

type Change = {
  expiresAt?: Date | null | undefined;
  maxDownloads?: number | null | undefined;
  password?: string | null | undefined;
};

/** A link that was taken back stays so: a visitor who saw that it is over does not see otherwise. */
export async function changeLink(
  deps: Deps & Pick<FilesDeps, 'db'>,
  scope: Scope,
  linkId: string,
  { expiresAt, maxDownloads, password }: Change,
): Promise<FileLink> {
  if (!(await findLink(deps.db, scope, linkId))) throw new AppError('spaceFileNotFound');
  const changed = await updateLink(deps.db, scope, linkId, {
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(maxDownloads !== undefined && { max_downloads: maxDownloads }),
    ...(password !== undefined && { password: password === null ? null : await hashPassword(password) }),
  });
  if (!changed) throw new AppError('spaceNoPermission');
  return describeLink(deps, changed);
}

export async function revokeLink(deps: Deps & Pick<FilesDeps, 'db'>, scope: Scope, linkId: string): Promise<FileLink> {
  const revoked = await updateLink(deps.db, scope, linkId, { revoked_at: deps.now() });
  const link = revoked ?? (await findLink(deps.db, scope, linkId));
  if (!link) throw new AppError('spaceFileNotFound');
  return describeLink(deps, link);
}

export async function listFileLinks(deps: Deps & Pick<FilesDeps, 'db'>, scope: Scope, fileId: string) {
  await requireFile(deps.db, scope, fileId);
  const links = [];
  for (const link of await listLinks(deps.db, scope, fileId)) {
    const downloads = await listDownloads(deps.db, scope, link.id);
    links.push({
      ...describeLink(deps, link),
      lastDownloads: downloads.map(({ at, agent, network, by_machine }) => ({
        at: at.toISOString(),
        agent: programOf(agent),
        network,
        byMachine: by_machine,
      })),
    });
  }
  return { links };
}

/** Browser and system, such as Firefox, Windows; empty where it says neither. */
function programOf(agent: string): string {
  const { browser, os } = Bowser.parse(agent || 'unknown');
  return [browser.name, os.name].filter(Boolean).join(', ');
}
