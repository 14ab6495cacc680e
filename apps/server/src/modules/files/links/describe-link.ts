import type { FileLink, LinkState } from '@outrider/contract/files/link';
import type { FilesDeps } from '../files-deps.ts';
import { tokenOf } from './link-token.ts';
import type { LinkRow } from './links.repository.ts';

type Deps = Pick<FilesDeps, 'signer' | 'appUrl' | 'now'>;

export function stateOf(
  { revoked_at, expires_at, max_downloads, downloads }: Omit<LinkRow, 'password'>,
  now: Date,
): LinkState {
  if (revoked_at) return 'revoked';
  if (expires_at && expires_at <= now) return 'expired';
  return max_downloads !== null && downloads >= max_downloads ? 'usedUp' : 'active';
}

const urlOf = ({ signer, appUrl }: Pick<Deps, 'signer' | 'appUrl'>, id: string) => `${appUrl}/f/${tokenOf(signer, id)}`;

export const describeLink = (deps: Deps, row: LinkRow): FileLink => ({
  linkId: row.id,
  url: urlOf(deps, row.id),
  state: stateOf(row, deps.now()),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  maxDownloads: row.max_downloads,
  hasPassword: row.password !== null,
  downloads: row.downloads,
  machineDownloads: row.machine_downloads,
  sentTo: row.sent_to,
});
