import { type PublishedRecord, RegistrarError, type RegistrarLack } from '../registrar.ts';
import { type AskPorkbun, unwrap } from './ask-porkbun.ts';
import { lackOf } from './buy-names.ts';
import { anything, zoneRecords } from './shapes.ts';

const TYPES: ReadonlySet<string> = new Set<PublishedRecord['type']>(['A', 'MX', 'TXT', 'CNAME']);
const TTL = '600';

const isKnownType = (type: string): type is PublishedRecord['type'] => TYPES.has(type);

export async function listRecords(ask: AskPorkbun, domain: string): Promise<(PublishedRecord & { id: string })[]> {
  const path = `/dns/retrieve/${encodeURIComponent(domain)}`;
  const { records } = unwrap(await ask({ path }, zoneRecords));
  return records.flatMap(({ id, name, type, content, prio }) => {
    if (!isKnownType(type)) return [];
    const priority = type === 'MX' ? Number(prio ?? 0) : null;
    return [{ id, type, name: name.toLowerCase(), value: content, priority }];
  });
}

/** Porkbun opens each name to its interface by itself; only a call about the name tells whether it did. */
export async function lacksOfName(ask: AskPorkbun, domain: string): Promise<RegistrarLack[]> {
  const answer = await ask({ path: `/dns/retrieve/${encodeURIComponent(domain)}` }, zoneRecords);
  const lack = answer.kind === 'refused' ? lackOf(answer.code, answer.words) : undefined;
  return lack?.need === 'domainAccessOff' ? [lack] : [];
}

export async function addRecord(ask: AskPorkbun, domain: string, record: PublishedRecord): Promise<void> {
  const { type, value, priority } = record;
  const name = record.name.toLowerCase();
  if (name !== domain && !name.endsWith(`.${domain}`)) {
    throw new RegistrarError(`${name} is not a name of ${domain}.`, { isPassing: false });
  }
  const known = await listRecords(ask, domain);
  if (known.some((one) => one.name === name && one.type === type && isSameValue(one.value, value))) return;
  const front = name === domain ? '' : name.slice(0, -domain.length - 1);
  const body = {
    name: front,
    type,
    content: value,
    ttl: TTL,
    ...(priority === null ? {} : { prio: String(priority) }),
  };
  unwrap(await ask({ path: `/dns/create/${encodeURIComponent(domain)}`, body }, anything));
}

/** Texts are compared as they are, names as the DNS does. */
const isSameValue = (one: string, other: string) =>
  one === other || one.toLowerCase().replace(/\.$/, '') === other.toLowerCase().replace(/\.$/, '');

export async function removeRecord(ask: AskPorkbun, domain: string, id: string): Promise<void> {
  const path = `/dns/delete/${encodeURIComponent(domain)}/${encodeURIComponent(id)}`;
  const answer = await ask({ path }, anything);
  // What is gone already is removed.
  if (answer.kind === 'refused' && /NOT_FOUND|INVALID_RECORD/.test(answer.code)) return;
  unwrap(answer);
}
