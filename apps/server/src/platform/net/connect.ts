import { type MailFailure, MailServerError } from './failure.ts';
import type { Location, Network, Place } from './network.ts';

/** A big provider has many addresses; a host at none of the first is not there. */
const MAX_PLACES = 4;

/** Tries the places of a host one after the other, as long as nobody answers there. */
export async function connectTo<T>(
  network: Network,
  { host, port }: { host: string; port: number },
  attempt: (place: Place) => Promise<T>,
): Promise<T> {
  const location = await network.locate(host, port);
  if (location.kind !== 'located') throw new MailServerError(failureOf(location));
  let failed: unknown;
  for (const place of location.places.slice(0, MAX_PLACES)) {
    try {
      return await attempt(place);
    } catch (error) {
      if (!isNobodyThere(error)) throw error;
      failed = error;
    }
  }
  throw failed;
}

function failureOf(location: Exclude<Location, { kind: 'located' }>): MailFailure {
  switch (location.kind) {
    case 'refused':
      return { kind: 'refusedAddress', why: location.why };
    case 'noSuchName':
      return { kind: 'unreachable', why: 'noSuchName' };
    case 'failed':
      return { kind: 'unreachable', why: 'nameNotResolved' };
    case 'nobodyThere':
      return { kind: 'unreachable', why: 'connectionRefused' };
  }
}

function isNobodyThere(error: unknown): boolean {
  if (!(error instanceof MailServerError)) return false;
  const { failure } = error;
  if (failure.kind === 'timedOut') return failure.during === 'connecting';
  return failure.kind === 'unreachable' && failure.why !== 'closed';
}
