import { act, type Check, conclude, type Noted, note, publish, verdictOf, weightOf } from '../check.ts';
import { isAligned } from '../dmarc/tree-walk.ts';
import { type Dns, plainName, recordsOf } from '../dns.ts';
import type { MailboxFacts, Signature } from '../facts.ts';
import { writeTags } from '../tags.ts';
import { type KeyRecord, parseKeyRecord } from './key-record.ts';

/** RFC 8301, 3.2: verifiers refuse shorter ones, and signers should use the longer. */
const BITS_MIN = 1024;
const BITS_GOOD = 2048;

/** `passing`: domains whose signatures hold and align; nothing when that could not be learned. */
export type DkimCheck = { check: Check; passing: string[] | undefined };

export function checkDkim(
  dns: Dns,
  { domain, ownMailSeen, signatures }: MailboxFacts,
  organisation: string,
): DkimCheck {
  const finish = (noted: Noted, facts: string[], passing: string[] | undefined): DkimCheck => ({
    check: conclude('dkim', facts, noted, []),
    passing,
  });
  if (ownMailSeen === 0) return finish(note('dkimNoMailSeen', {}), [], undefined);
  const [any] = signatures;
  if (!any) return finish(note('dkimNotSigned', {}, act('turnOnDkim', { domain })), [], []);

  const aligned = signatures.filter((signature) => isAligned(plainName(signature.domain), domain, organisation));
  const judged = aligned.map((signature) => ({ signature, noted: judgeSignature(dns, signature) }));
  // One signature that holds is enough for a receiver, so the best one speaks.
  const [best] = judged.toSorted((a, b) => weightOf(a.noted) - weightOf(b.noted));
  if (!best) {
    const unaligned = note(
      'dkimUnaligned',
      { selector: any.selector, domain: any.domain },
      act('signWithOwnDomain', { domain }),
    );
    return finish(unaligned, [keyName(any)], []);
  }
  const passing = judged
    .filter(({ noted }) => verdictOf(noted) === 'pass' || verdictOf(noted) === 'warn')
    .map(({ signature }) => plainName(signature.domain));
  const isOpen = passing.length === 0 && judged.some(({ noted }) => verdictOf(noted) === 'unknown');
  return finish(best.noted, [keyName(best.signature)], isOpen ? undefined : passing);
}

const keyName = ({ selector, domain }: Signature) => plainName(`${selector}._domainkey.${domain}`);

function judgeSignature(dns: Dns, signature: Signature): Noted {
  const { selector } = signature;
  const name = keyName(signature);
  const answer = dns.ask('TXT', name);
  if (answer.kind === 'failed') return note('lookupFailed', { type: 'TXT', name, reason: answer.reason });
  const texts = recordsOf(answer);
  const [text] = texts;
  if (text === undefined) return note('dkimKeyMissing', { selector, name }, act('publishDkimKey', { name }));
  if (texts.length > 1) return noteSeveral(selector, name, texts);
  return judgeKey(selector, name, text) ?? judgeResult(signature, name, text);
}

/** RFC 6376, 3.6.2.2: with several records the outcome is undefined. One that can be read stays. */
function noteSeveral(selector: string, name: string, texts: string[]): Noted {
  const sound = texts.find((text) => parseKeyRecord(text).bits !== undefined);
  const fix = sound === undefined ? act('publishDkimKey', { name }) : publish('TXT', name, sound, texts);
  return note('dkimKeySeveral', { selector, count: texts.length }, fix);
}

/** What makes the key useless, no matter what is signed with it. */
function judgeKey(selector: string, name: string, text: string): Noted | undefined {
  const key = parseKeyRecord(text);
  const renew = act('renewDkimKey', { selector, name });
  if (key.version !== 'DKIM1' || key.tags.findIndex((tag) => tag.name === 'v') > 0) {
    const fixed = publish('TXT', name, rewrite(key, 'v', 'DKIM1'), [text]);
    return note('dkimWrongVersion', { selector, version: key.version }, fixed);
  }
  if (key.isRevoked) return note('dkimKeyRevoked', { selector }, renew);
  if (key.type !== 'rsa' && key.type !== 'ed25519') return note('dkimWrongType', { selector, type: key.type }, renew);
  if (key.bits === undefined) return note('dkimKeyBroken', { selector }, mendKey(name, text));
  if (key.services.length > 0 && !key.services.some((service) => service === '*' || service === 'email')) {
    return note('dkimNotForMail', { selector }, publish('TXT', name, without(key, 's'), [text]));
  }
  // RFC 8301, 3.1: sha1 is not to be verified any more.
  if (key.hashes.length > 0 && !key.hashes.includes('sha256')) {
    return note('dkimOldHash', { selector }, publish('TXT', name, without(key, 'h'), [text]));
  }
  if (key.type === 'rsa' && key.bits < BITS_MIN) return note('dkimShortKey', { selector, bits: key.bits }, renew);
  return undefined;
}

function judgeResult(
  { selector, result, reason, unsignedListHeaders = [] }: Signature,
  name: string,
  text: string,
): Noted {
  const key = parseKeyRecord(text);
  const bits = key.bits ?? 0;
  if (result === 'fail')
    return note('dkimSignatureFailed', { selector, reason }, act('stopChangingMail', { selector }));
  if (result === 'undecided') return note('dkimUndecided', { selector, reason });
  if (key.flags.includes('y')) {
    const flags = key.flags.filter((flag) => flag !== 'y').join(':');
    const value = flags === '' ? without(key, 't') : rewrite(key, 't', flags);
    return note('dkimTestMode', { selector }, publish('TXT', name, value, [text]));
  }
  // RFC 8058, 4: a provider offers the one click only where a signature covers both headers.
  if (unsignedListHeaders.length > 0) {
    const headers = unsignedListHeaders.join(', ');
    const added = unsignedListHeaders.map((header) => `+${header}`).join(',');
    return note('dkimOneClickUnsigned', { selector, headers }, act('signListHeaders', { selector, headers, added }));
  }
  if (key.type === 'rsa' && bits < BITS_GOOD) {
    return note('dkimWeakKey', { selector, bits }, act('renewDkimKey', { selector, name }));
  }
  return note('dkimGood', { selector, bits });
}

/** RFC 6376, 3.6.1: the version, where there is one, comes first. */
function rewrite({ tags }: KeyRecord, name: string, value: string): string {
  const others = tags.filter((tag) => tag.name !== name);
  return writeTags(
    name === 'v' ? [{ name, value }, ...others] : tags.map((tag) => (tag.name === name ? { name, value } : tag)),
  );
}

const without = ({ tags }: KeyRecord, name: string) => writeTags(tags.filter((tag) => tag.name !== name));

/** A long key is often pasted with the quotes and blanks that divide it into strings. */
function mendKey(name: string, text: string) {
  const [head = '', ...rest] = text.replace(/\\?["'()]/g, '').split(/(?<=p=)/);
  const mended = head + rest.join('').replace(/\s+/g, '');
  return parseKeyRecord(mended).bits === undefined
    ? act('publishDkimKey', { name })
    : publish('TXT', name, mended, [text]);
}
