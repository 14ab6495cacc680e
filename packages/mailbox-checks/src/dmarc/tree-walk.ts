import { type Dns, isVoid, recordsOf } from '../dns.ts';
import { parseTags, tagValue } from '../tags.ts';

export type DmarcPlace = { domain: string; name: string; texts: string[]; failure: string };

export type DmarcPlaces = {
  /** The mailbox's own domain. */
  own: DmarcPlace;
  /** The record that counts when the own domain has none. */
  inherited: DmarcPlace | undefined;
  organisation: string;
  /** A place above that could not be asked: what counts there is not known. */
  failed: DmarcPlace | undefined;
};

/** RFC 9989, 4.7: nothing else begins like this. */
export const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text);

/** RFC 9989, 4.10: a name of more labels is asked for once, then from seven labels on. */
const LABELS_MAX = 8;

/** Finds policy and organisational domain by asking each name above, which needs no list of public suffixes. */
export function walkTree(dns: Dns, domain: string): DmarcPlaces {
  const places = namesAbove(domain).map((name) => askPlace(dns, name));
  const marked = places.findIndex((place, index) => psdOf(place) === 'n' || (psdOf(place) === 'y' && index > 0));
  const reachable = marked < 0 ? places : places.slice(0, marked + 1);
  const [own = askPlace(dns, domain), ...above] = reachable;
  const marking = marked < 0 ? undefined : places[marked];
  const top = reachable.findLast(isSound);
  const organisation =
    marking && psdOf(marking) === 'y' ? (places[marked - 1]?.domain ?? domain) : (marking ?? top)?.domain;
  return {
    own,
    inherited: above.findLast((place) => isSound(place) && psdOf(place) !== 'y') ?? above.findLast(isSound),
    organisation: organisation ?? domain,
    failed: above.find(({ failure }) => failure !== ''),
  };
}

function namesAbove(domain: string): string[] {
  const labels = domain.split('.');
  const start = labels.length > LABELS_MAX ? labels.slice(1 - LABELS_MAX) : labels.slice(1);
  return [domain, ...start.map((_, index) => start.slice(index).join('.'))];
}

function askPlace(dns: Dns, domain: string): DmarcPlace {
  const name = `_dmarc.${domain}`;
  const answer = dns.ask('TXT', name);
  const failure = answer.kind === 'failed' ? answer.reason : '';
  return { domain, name, texts: isVoid(answer) ? [] : recordsOf(answer), failure };
}

/** RFC 9989, 4.10: of several records none counts. */
const isSound = (place: DmarcPlace): boolean => place.texts.filter(isDmarc).length === 1;

const psdOf = (place: DmarcPlace): string | undefined =>
  isSound(place) ? tagValue(parseTags(place.texts.find(isDmarc) ?? ''), 'psd')?.toLowerCase() : undefined;

const isBelow = (name: string, parent: string) => name.endsWith(`.${parent}`);

/**
 * RFC 9989, 4.10.2, relaxed. A parent's signature counts even before the parent publishes a policy: receivers that go
 * by the list of public suffixes see one organisation there, and the others will once the record is up.
 */
export const isAligned = (signer: string, domain: string, organisation: string): boolean =>
  signer === domain ||
  signer === organisation ||
  isBelow(signer, organisation) ||
  (isBelow(domain, signer) && signer.includes('.'));

export const isSameOrganisation = (name: string, organisation: string): boolean =>
  name === organisation || isBelow(name, organisation);
