import { randomBytes } from 'node:crypto';
import type { OrderWords } from '@outrider/contract/domains/orders';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { listMembers } from '../../identity/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { MailHostError } from '../mail-hosts/mail-host.ts';
import { changeBought, insertBought, listBought } from '../owned/bought-mailboxes.repository.ts';
import { openPassword, sealPassword } from '../sealed.ts';
import { backOff, PACE } from './back-off.ts';
import type { Outcome } from './note-outcome.ts';
import type { ItemRow, OrderRow } from './orders.repository.ts';

const PATIENCE_MS = 3 * 86_400_000;
const QUOTA_MB = 2_048;

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'mailHost' | 'mailboxes' | 'sealer'>;

/** Makes them at the mail host and connects them, both directions tried. What is made stays made when the next one fails. */
export async function createMailboxes(deps: Deps, scope: Scope, row: OrderRow, item: ItemRow): Promise<Outcome> {
  const { domain } = item;
  const step = 'mailboxesCreated' as const;
  const wait = (words: OrderWords, isPassing: boolean): Outcome => {
    const since = item.waiting_since ?? deps.now();
    const isOverdue = deps.now().getTime() - since.getTime() > PATIENCE_MS;
    if (!isPassing || isOverdue) return { events: [{ kind: 'gaveUp', domain }], step, words };
    return {
      events: [],
      step,
      words,
      waiting: { for: 'mailHost', until: backOff(PACE.mailHost, item.tries, deps.now()) },
    };
  };
  try {
    const userId = row.user_id ?? (await listMembers(deps.db, scope))[0]?.id;
    if (userId === undefined) return wait({ note: 'noMemberLeft' }, false);
    await storePasswords(deps, scope, item);
    const wanted = new Set(item.mailboxes.map(({ localPart }) => `${localPart}@${domain}`));
    for (const bought of await listBought(deps.db, scope, domain)) {
      if (!wanted.has(bought.address) || bought.connectedAt) continue;
      const name = `${bought.firstName} ${bought.lastName}`.trim();
      const password = openPassword(deps.sealer, bought);
      const { address: email } = bought;
      await deps.mailHost.addMailbox({ address: email, name, password, quotaMb: QUOTA_MB });
      const connected = await deps.mailboxes.connect(
        { ...scope, userId },
        { email, name, password, servers: deps.mailHost.servers },
      );
      if (connected.kind === 'noRoomInPlan') return wait({ note: 'noRoomInPlan', values: { address: email } }, false);
      if (connected.kind === 'refused') return wait(`${email}: ${connected.words}`, connected.isPassing);
      await changeBought(deps.db, scope, email, { connected_at: deps.now() });
    }
    const words: OrderWords = { note: 'mailboxesMade', values: { count: wanted.size } };
    return { events: [{ kind: 'stepDone', domain, step }], step, words };
  } catch (error) {
    return wait(wordsOf(error), !(error instanceof MailHostError) || error.isPassing);
  }
}

/** Before the host is asked, so that the worker that goes on after a crash asks with the same password. */
const storePasswords = ({ db, now, sealer }: Deps, scope: Scope, { domain, mailboxes }: ItemRow) =>
  db.transaction().execute(async (trx) => {
    for (const { localPart, firstName, lastName } of mailboxes) {
      const address = `${localPart}@${domain}`;
      const sealed = sealPassword(sealer, address, newPassword());
      await insertBought(trx, scope, { address, domain, firstName, lastName, sealed, at: now() });
    }
  });

/** 120 bits, with a small letter, a capital and a digit, which mail hosts ask for; no spreadsheet takes it for a formula. */
const newPassword = () => `aZ7${randomBytes(15).toString('base64url')}`;
