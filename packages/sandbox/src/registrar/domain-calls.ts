import { normalizeName } from '../dns/names.ts';
import { fieldsOf, textOf } from '../serve-json.ts';
import { toBoxRecord } from './publish-zones.ts';
import { findDomain, nextId, type RegisteredDomain, type RegistrarState } from './registrar-state.ts';
import { accessOff, notFound, type Reply, refuse, succeed } from './replies.ts';

/** What may be done with a name of the account. `visibleAt`: when the name servers agree on what changes now. */
type Change = { state: RegistrarState; visibleAt: Date };
type DomainCall = (owned: RegisteredDomain, body: unknown, change: Change) => Reply;

const CALLS: Record<string, DomainCall> = {
  'domain/updateAutoRenew': setAutoRenew,
  'domain/getAuthCode': ({ authCode }) => succeed({ authCode }),
  'dns/retrieve': listRecords,
  'dns/create': createRecord,
};

/** Undefined where there is no such call. */
export function callDomain(call: string, domain: string, body: unknown, change: Change): Reply | undefined {
  const answer = CALLS[call];
  return answer && withDomain(domain, change.state, (owned) => answer(owned, body, change));
}

/** `POST /dns/delete/{domain}/{id}`. */
export const deleteRecord = (domain: string, id: string, state: RegistrarState): Reply =>
  withDomain(domain, state, (owned) => {
    const index = owned.records.findIndex((record) => record.id === id);
    if (index < 0) return refuse(400, 'RECORD_NOT_FOUND', 'There is no such record.');
    owned.records.splice(index, 1);
    return succeed();
  });

function withDomain(domain: string, state: RegistrarState, answer: (owned: RegisteredDomain) => Reply): Reply {
  const owned = findDomain(state, domain);
  if (!owned) return notFound(domain);
  if (owned.hasApiAccess) return answer(owned);
  return accessOff(domain);
}

function setAutoRenew(owned: RegisteredDomain, body: unknown): Reply {
  const { status } = fieldsOf(body);
  if (status !== 'on' && status !== 'off') return refuse(400, 'INVALID_STATUS', 'status must be on or off.');
  owned.isAutoRenewed = status === 'on';
  return succeed({ results: { [owned.domain]: { status: 'SUCCESS', message: `Auto renew is ${status}.` } } });
}

function listRecords({ records }: RegisteredDomain): Reply {
  const shown = records.map(({ id, name, type, content, ttl, prio }) => ({
    id,
    name,
    type,
    content,
    ttl,
    prio,
    notes: '',
  }));
  return succeed({ cloudflare: 'disabled', records: shown });
}

/** The name is the part in front of the domain, empty for the domain itself. */
function createRecord({ domain, records }: RegisteredDomain, body: unknown, { state, visibleAt }: Change): Reply {
  const fields = fieldsOf(body);
  const front = textOf(fields.name);
  const record = {
    name: readName(front === '' ? domain : `${front}.${domain}`),
    type: textOf(fields.type).toUpperCase(),
    content: textOf(fields.content),
    ttl: textOf(fields.ttl) || '600',
    prio: textOf(fields.prio) || '0',
  };
  if (!toBoxRecord(record)) return refuse(400, 'INVALID_RECORD', 'This is no record that can be served.');
  const { name, type, content } = record;
  if (records.some((known) => known.name === name && known.type === type && known.content === content)) {
    return refuse(400, 'DUPLICATE_RECORD', 'A record with the same name, type and content exists.');
  }
  const id = String(nextId(state));
  records.push({ ...record, id, visibleAt: visibleAt.toISOString() });
  return succeed({ id });
}

/** Left as it is where it is no name, so that it is refused as a record. */
function readName(name: string): string {
  try {
    return normalizeName(name);
  } catch {
    return name;
  }
}
