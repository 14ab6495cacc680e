import { AppError } from '@outrider/contract/errors';
import type { Trx } from '../../../platform/db.ts';
import { hashToken } from '../../../platform/secrets.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findTicket, type OauthTicket, type TicketKey, takeTicket } from './oauth.repository.ts';
import { oauthCutoff } from './oauth-flow.ts';

type Deps = Pick<IdentityDeps, 'db' | 'now'>;

/** A ticket and the secret of the browser that shows it. */
export type ShownTicket = { ticket: string; browser: string };

const keyOf = ({ ticket, browser }: ShownTicket, now: Date): TicketKey => ({
  ticketHash: hashToken(ticket),
  browserHash: hashToken(browser),
  notBefore: oauthCutoff(now),
});

/** What the provider confirmed. Uses nothing up. */
export async function readTicket({ db, now }: Deps, shown: ShownTicket): Promise<OauthTicket> {
  const confirmed = await findTicket(db, keyOf(shown, now()));
  if (!confirmed) throw new AppError('oauthTicketExpired');
  return confirmed;
}

/** Uses the ticket up, unless what it is used for is refused. */
export function spendTicket<T>(
  { db, now }: Deps,
  { linkSession, ...shown }: ShownTicket & { linkSession: string | null },
  use: (trx: Trx, confirmed: OauthTicket, now: Date) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const at = now();
    const confirmed = await takeTicket(trx, keyOf(shown, at), linkSession, at);
    if (!confirmed) throw new AppError('oauthTicketExpired');
    return use(trx, confirmed, at);
  });
}
