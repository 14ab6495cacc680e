import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { TrackingState } from '@outrider/contract/mailboxes/settings';
import type { DnsAnswer, Resolver } from '../../../platform/dns/resolver.ts';
import type { FetchedText } from '../../../platform/web/fetch-text.ts';

/** How it is found out whether a name leads here. */
export type Tracker = {
  /** The name or address a tracking domain has to lead to. */
  host: string;
  fetchText(url: string): Promise<FetchedText>;
  /** Whether an answer can only be this installation's. */
  isOurs(nonce: string, text: string): boolean;
};

export type TrackingCheck = { state: TrackingState; words: string };

type Deps = { tracker: Tracker; resolver: Resolver };

/** The record that makes a domain lead here. */
export const recordOf = ({ host }: Pick<Tracker, 'host'>, domain: string) =>
  ({ type: isIP(host) > 0 ? 'A' : 'CNAME', name: domain, value: host }) as const;

/**
 * Asks the domain, over the way mails send people, for something only this installation can say. Its records are looked
 * at where it does not answer so: behind a proxy of the owner's they may be other ones, and all is well.
 */
export async function checkTrackingDomain({ tracker, resolver }: Deps, domain: string): Promise<TrackingCheck> {
  const nonce = randomBytes(16).toString('base64url');
  const fetched = await tracker.fetchText(`https://${domain}/t/check/${nonce}`);
  switch (fetched.kind) {
    case 'answered':
      if (fetched.status === 200 && tracker.isOurs(nonce, fetched.text.trim())) return { state: 'answers', words: '' };
      return elsewhereOr({ state: 'otherAnswer', words: `HTTP ${fetched.status}` });
    case 'noSuchName':
      return { state: 'noRecord', words: '' };
    case 'forbidden':
      return { state: 'forbidden', words: (await leadsTo(domain)).join(', ') };
    case 'lookupFailed':
      return { state: 'lookupFailed', words: fetched.words };
    default:
      return elsewhereOr({ state: fetched.kind, words: fetched.words });
  }

  async function elsewhereOr(found: TrackingCheck): Promise<TrackingCheck> {
    const [own, wanted] = [await leadsTo(domain), await leadsTo(tracker.host)];
    const isHere = own.some((place) => place === tracker.host.toLowerCase() || wanted.includes(place));
    return isHere ? found : { state: 'elsewhere', words: own.join(', ') };
  }

  /** Its alias and its addresses. */
  async function leadsTo(name: string): Promise<string[]> {
    if (isIP(name) > 0) return [name];
    const answers = await Promise.all([resolver.resolveCname(name), resolver.resolve4(name), resolver.resolve6(name)]);
    return answers.flatMap(foundIn).map((place) => place.replace(/\.$/, '').toLowerCase());
  }
}

const foundIn = (answer: DnsAnswer<string>): string[] => (answer.kind === 'found' ? answer.records : []);
