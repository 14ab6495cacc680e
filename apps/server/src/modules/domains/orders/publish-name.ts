import type { OrderWords } from '@outrider/contract/domains/orders';
import { type NeededRecord, rivalsOf } from '@outrider/domain-orders/needed-records';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { isOwnedElsewhere } from '../owned/owned.repository.ts';
import { areAllFound, type Checked, checkNameServers, recordsFor } from '../owned/records.ts';
import { backOff, PACE } from './back-off.ts';
import type { Outcome } from './note-outcome.ts';
import type { ItemRow, OrderRow } from './orders.repository.ts';

const DAY_MS = 86_400_000;
/** Of name servers that never agree, and of people who never publish. */
const PATIENCE_MS = { nameServers: 7 * DAY_MS, yourRecords: 30 * DAY_MS };

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'registrar' | 'mailHost' | 'nameServers' | 'signer'>;

/** Publishes what mail needs where the name is ours to publish for, and asks every name server until they agree. */
export async function publishName(deps: Deps, scope: Scope, row: OrderRow, item: ItemRow): Promise<Outcome> {
  const { domain } = item;
  const isBrought = row.kind === 'existing';
  const waitsFor = isBrought ? 'yourRecords' : 'nameServers';
  const step = 'dnsPublished' as const;
  const wait = (words: OrderWords): Outcome => {
    const since = item.waiting_since ?? deps.now();
    if (deps.now().getTime() - since.getTime() > PATIENCE_MS[waitsFor]) {
      return { events: [{ kind: 'gaveUp', domain }], step, words };
    }
    const until = backOff(PACE.nameServers, item.tries, deps.now());
    return { events: [], step, words, waiting: { for: waitsFor, until } };
  };
  if (isBrought && (await isOwnedElsewhere(deps.db, scope, domain))) {
    return { events: [{ kind: 'gaveUp', domain }], step, words: { note: 'ownedElsewhere', values: { domain } } };
  }
  try {
    const needed = await recordsFor(deps, scope, { domain, isBrought });
    if (!isBrought) await publishAt(deps, domain, needed);
    const checked = await checkNameServers(deps, domain, needed);
    if (!areAllFound(checked)) return wait(wordsFor(checked));
    const words: OrderWords = {
      note: 'recordsFound',
      values: { servers: checked.nameServers.length, records: needed.length },
    };
    return { events: [{ kind: 'stepDone', domain, step }], step, words };
  } catch (error) {
    return wait(wordsOf(error));
  }
}

function wordsFor({ nameServers, lacking }: Checked): OrderWords {
  if (nameServers.length === 0) return { note: 'noNameServer' };
  const late = lacking.filter(({ records }) => records > 0);
  const missing = late.map(({ server, records }) => `${server} (${records})`).join(', ');
  const agree = nameServers.length - late.length;
  return { note: 'recordsMissing', values: { missing, agree, servers: nameServers.length } };
}

/** A name that was just registered carries the registrar's own records; those in the place of ours go. */
async function publishAt({ registrar }: Deps, domain: string, needed: readonly NeededRecord[]): Promise<void> {
  const there = await registrar.listRecords(domain);
  for (const record of needed) {
    const found = there.filter(({ type, name }) => type === record.type && name === record.name);
    const same = found.filter(({ value, priority }) => value === record.value && priority === record.priority);
    const rivals = new Set(rivalsOf(record, found));
    for (const other of found) {
      const isNeeded = needed.some(
        ({ type, name, value }) => type === other.type && name === other.name && value === other.value,
      );
      if (rivals.has(other) && !isNeeded) await registrar.removeRecord(domain, other.id);
    }
    if (same.length === 0) await registrar.addRecord(domain, toPublish(record));
  }
}

export const toPublish = ({ type, name, value, priority }: NeededRecord) => ({ type, name, value, priority });
