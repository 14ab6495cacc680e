import { AppError } from '@outrider/contract/errors';
import type { getMailLink } from '@outrider/contract/sign';
import type { z } from 'zod';
import type { IdentityDeps } from '../identity-deps.ts';
import { listOpenSessions } from '../sessions/sessions.repository.ts';
import { findUser } from '../users.repository.ts';
import { findMailLink, type MailLinkRow, withdrawLink } from './mail-links.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'links' | 'now'>;
type LinkFacts = z.input<(typeof getMailLink)['output']>;

/** What the page behind a link shows. Reading changes nothing: mail gateways open every link before a person does. */
export async function describeMailLink({ db, links, now }: Deps, token: string): Promise<LinkFacts> {
  const id = links.idOf(token);
  const link = id ? await findMailLink(db, id) : undefined;
  const scope = link && { workspaceId: link.workspace_id, userId: link.user_id };
  const user = scope && (await findUser(db, scope));
  if (!user) throw new AppError('verificationExpired');
  return {
    bizType: link.biz_type,
    email: user.email,
    companyName: user.company_name,
    state: linkState(link, now()),
    createdAt: link.created_at.toISOString(),
    expiresAt: link.expires_at.toISOString(),
    sessions: (await listOpenSessions(db, scope, now())).length,
  };
}

export async function cancelMailLink({ db, links, now }: Deps, token: string): Promise<void> {
  const id = links.idOf(token);
  if (id) await withdrawLink(db, id, now());
}

function linkState(link: MailLinkRow, now: Date): LinkFacts['state'] {
  if (link.used_at) return 'used';
  return link.withdrawn_at || link.expires_at <= now ? 'expired' : 'open';
}
