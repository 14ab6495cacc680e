import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox/names';
import { type Box, type BoxRecord, describeRecord } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** Longer than a resolver's patience with one try, shorter than with all of them. */
const SLOW_MS = 4_000;

export function nameRoutes(api: Api, recorded: RecordedBox) {
  const { box, recording } = recorded;
  servePublic(api, contract.readBoxedZone, async ({ domain }) => {
    const names = describeNames(box, domain);
    if (names.length === 0) throw new AppError('notFound');
    return { domain, names };
  });
  servePublic(api, contract.listBoxedDomains, async () => ({
    domains: [
      ...new Set(box.mailboxes.accounts().map(({ address }) => address.slice(address.indexOf('@') + 1))),
    ].sort(),
  }));
  serveRecorded(api, recorded, contract.publishBoxedRecord, async ({ replaces, ...record }) => {
    // RFC 1034, 3.6.2: a name that is another one has one CNAME.
    replaceRecords(box, record, (data) => data !== replaces && record.type !== 'CNAME');
    box.zones.add(recordOf(record));
    return {};
  });
  serveRecorded(api, recorded, contract.removeBoxedRecord, async (record) => {
    if (!recordsAt(box, record).some((data) => data === record.data)) throw new AppError('notFound');
    replaceRecords(box, record, (data) => data !== record.data);
    return {};
  });
  serveRecorded(api, recorded, contract.failBoxedName, async ({ name, failure }) => {
    box.zones.fail(name, failure === 'none' ? undefined : failure === 'slow' ? { slow: SLOW_MS } : failure);
    return {};
  });
  serveRecorded(api, recorded, contract.slowNameServer, async ({ isSlow }) => {
    box.setNameServerSlow(isSlow);
    return recording.tell();
  });
}

/** The domain first, then what is below it. */
function describeNames({ zones }: Box, domain: string): contract.BoxedName[] {
  const names = Map.groupBy(zones.list(domain), ({ name }) => name);
  return [...names].map(([name, records]) => {
    const failure = zones.failureOf(name);
    return {
      name,
      failure: failure === undefined ? 'none' : typeof failure === 'string' ? failure : 'slow',
      records: records.map((record) => ({
        type: record.type,
        data: describeRecord(record),
      })),
    };
  });
}

/** What records of this type say at exactly this name. */
const recordsAt = ({ zones }: Box, { name, type }: contract.BoxedRecord) =>
  zones
    .list(name)
    .filter((record) => record.name === name && record.type === type)
    .map(describeRecord);

/** Keeps those of a name and type that are to stay. */
function replaceRecords(box: Box, record: contract.BoxedRecord, stays: (data: string) => boolean) {
  const kept = recordsAt(box, record).filter(stays);
  box.zones.remove(record.name, record.type);
  for (const data of kept) box.zones.add(recordOf({ ...record, data }));
}

function recordOf({ name, type, data }: contract.BoxedRecord): BoxRecord {
  if (type !== 'MX') return { name, type, data };
  const [preference = '', exchange = ''] = data.split(/\s+/);
  return { name, type, data: { preference: Math.min(Number(preference), PREFERENCE_MAX), exchange } };
}

/** RFC 1035, 3.3.9: sixteen bits. */
const PREFERENCE_MAX = 65_535;
