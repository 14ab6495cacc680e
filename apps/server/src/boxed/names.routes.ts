import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox-names';
import { type Box, describeRecord } from '@outrider/sandbox';
import { type Api, servePublic } from '../platform/http/serve.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

/** Longer than a resolver's patience with one try, shorter than with all of them. */
const SLOW_MS = 4_000;

/** The names of the box and how they fail. */
export function nameRoutes(api: Api, recorded: RecordedBox) {
  const { box, recording } = recorded;
  servePublic(api, contract.readBoxedZone, async ({ domain }) => {
    const names = describeNames(box, domain);
    if (names.length === 0) throw new AppError('notFound');
    return { domain, names };
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
