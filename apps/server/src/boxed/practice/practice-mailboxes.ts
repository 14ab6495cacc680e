import { randomBytes } from 'node:crypto';
import type { Box } from '@outrider/sandbox';
import * as mailboxes from '../../modules/mailboxes/demo.ts';
import type { MailboxesDeps } from '../../modules/mailboxes/index.ts';
import { seedWarmupHistory } from '../../modules/warmup/demo.ts';
import type { WarmupDeps } from '../../modules/warmup/index.ts';
import type { Scope } from '../../platform/db.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** Keeps no Sent folder by itself, so that a newcomer's mails are filed as most hosts have it. */
const HOST = 'mailhaven.test';
/** Enough of a workspace's id that no two share a domain. */
const ID_CHARS = 8;

const SENDERS = [
  ['maya', 'Maya Linden', 'Founder'],
  ['jonas', 'Jonas Brandt', 'Partnerships'],
  ['priya', 'Priya Raman', 'Customer success'],
] as const;

export const practiceDomain = ({ workspaceId }: Scope) => `practice-${workspaceId.slice(0, ID_CHARS)}.test`;

export const practiceSenders = (scope: Scope) =>
  SENDERS.map(([local, name, role]) => ({
    email: `${local}@${practiceDomain(scope)}`,
    name,
    signature: `<p>${name}<br>${role}<br>${practiceDomain(scope)}</p>`,
  }));

type Deps = { box: Box; mailboxes: MailboxesDeps; warmup: Pick<WarmupDeps, 'random' | 'now'> };

/** Three mailboxes on a domain of the workspace's own, whose records are published before the first checks look. */
export async function takePracticeMailboxes({ box, mailboxes: deps, warmup }: Deps, caller: Caller): Promise<void> {
  const domain = practiceDomain(caller);
  const zone = await deps.zoneOf(caller);
  const { random, now } = warmup;
  if (box.zones.list(domain).length === 0) await box.mailboxes.addDomain({ domain, host: HOST });
  await Promise.all(
    practiceSenders(caller).map((sender) =>
      mailboxes.connectPracticeMailbox(
        deps,
        caller,
        { ...sender, host: HOST, password: passwordOf(box, sender.email) },
        {
          zone,
          seedPast: (trx, of, seeded) => seedWarmupHistory(trx, of, seeded, { zone, now: now(), random }),
        },
      ),
    ),
  );
  await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'warmup.plan', {}));
}

/** That of a mailbox the box has already, or of one made for it now. */
function passwordOf({ mailboxes: boxed }: Box, address: string): string {
  const known = boxed.accounts().find((account) => account.address === address);
  if (known) return known.password;
  const password = `practice-${randomBytes(4).toString('hex')}`;
  boxed.create({ address, password, host: HOST });
  return password;
}
