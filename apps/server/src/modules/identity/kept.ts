import type { Kept } from '../../platform/sweep.job.ts';
import './identity.tables.ts';
import './invitations/invitations.repository.ts';
import './oauth/oauth.repository.ts';
import './two-factor/two-factor.tables.ts';

/** An ended session is still asked for by "where you signed in from before"; the others are of no use once over. */
const KEPT: Kept[] = [
  { table: 'sessions', since: 'expires_at', days: 90 },
  { table: 'mail_links', since: 'expires_at', days: 30 },
  { table: 'invitations', since: 'expires_at', days: 30 },
  { table: 'closed_accounts', since: 'closed_at', days: 30 },
  { table: 'oauth_flows', since: 'created_at', days: 1 },
  { table: 'oauth_tickets', since: 'created_at', days: 1 },
  { table: 'authenticator_setups', since: 'started_at', days: 1 },
  { table: 'security_key_challenges', since: 'created_at', days: 1 },
];

/** Who is signed in stays so, wherever the box's time goes. */
export const KEPT_BY_IDENTITY: Kept[] = KEPT.map((kept) => ({ ...kept, isOfMachine: true }));
