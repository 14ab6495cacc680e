import { act, type Check, conclude, type Noted, note, publish } from '../check.ts';
import { type Dns, isVoid, recordsOf } from '../dns.ts';
import { isPolicy, parseDmarc, repairDmarc } from './dmarc-record.ts';
import { type DmarcPlace, type DmarcPlaces, isDmarc, isSameOrganisation } from './tree-walk.ts';

/** What the other checks learned of this mailbox's mail; nothing where they could not learn it. */
export type Authenticated = { spfCovers: boolean | undefined; dkimPassing: string[] | undefined };

export function checkDmarc(dns: Dns, domain: string, places: DmarcPlaces, authenticated: Authenticated): Check {
  const { own, inherited, failed } = places;
  const only = (noted: Noted, facts: string[] = []) => conclude('dmarc', facts, noted, []);
  if (own.failure !== '') return only(note('lookupFailed', { type: 'TXT', name: own.name, reason: own.failure }));

  const records = own.texts.filter(isDmarc);
  const [text] = records;
  if (text !== undefined && records.length > 1) {
    const fix = publish('TXT', own.name, repairDmarc(text, wishFor(domain)), records);
    return only(note('dmarcSeveral', { count: records.length }, fix), records);
  }
  if (text !== undefined) return judgeRecord(dns, { place: own, text, domain, places, authenticated });

  const typo = own.texts.find((other) => /^\W*(?:v\W*)?dmarc/i.test(other));
  if (typo !== undefined) {
    const fix = publish('TXT', own.name, repairDmarc(mendTypo(typo), wishFor(domain)), [typo]);
    return only(note('dmarcTypo', { record: typo }, fix), [typo]);
  }
  const above = inherited?.texts.find(isDmarc);
  if (inherited && above !== undefined) {
    return judgeRecord(dns, { place: inherited, text: above, domain, places, authenticated });
  }
  if (failed) return only(note('lookupFailed', { type: 'TXT', name: failed.name, reason: failed.failure }));
  return only(explainAbsence(dns, domain, authenticated));
}

const wishFor = (domain: string, drop: string[] = []) => ({ drop, rua: `mailto:dmarc@${domain}` });

const mendTypo = (text: string) =>
  text
    .replace(/\\?["']/g, '')
    .replace(/^\W*(?:v\W*)?dmarc\s*\d?[\s;,]*/i, '')
    .replace(/(?<!\s)\s*,\s*(?=\w+=)/g, '; ');

function explainAbsence(dns: Dns, domain: string, { spfCovers, dkimPassing }: Authenticated): Noted {
  const publishAt = (text: string) => publish('TXT', `_dmarc.${domain}`, repairDmarc(text, wishFor(domain)));
  // A DNS host that adds the zone to every name makes the third of it.
  for (const name of [domain, `dmarc.${domain}`, `_dmarc.${domain}.${domain}`]) {
    const text = recordsOf(dns.ask('TXT', name)).find(isDmarc);
    if (text !== undefined) return note('dmarcWrongName', { name }, publishAt(text));
  }
  const isAlone = spfCovers === true && (dkimPassing?.length ?? 0) > 0;
  return note(isAlone ? 'dmarcMissingAlone' : 'dmarcMissing', { domain }, publishAt(''));
}

type Judging = { place: DmarcPlace; text: string; domain: string; places: DmarcPlaces; authenticated: Authenticated };

function judgeRecord(dns: Dns, judging: Judging): Check {
  const { place, text, domain } = judging;
  const record = parseDmarc(text);
  const isInherited = place.domain !== domain;
  const policy = (isInherited ? record.subdomainPolicy : undefined) ?? record.policy ?? '';
  const good = isInherited ? note('dmarcInherited', { policy, domain: place.domain }) : note('dmarcGood', { policy });
  const noted = [...notePolicy(judging), ...noteAlignment(judging), ...noteReports(dns, judging)];
  return conclude('dmarc', [isInherited ? `${place.name} ${text}` : text], good, noted);
}

const fixRecord = ({ place, text }: Judging, drop: string[] = []) =>
  publish('TXT', place.name, repairDmarc(text, wishFor(place.domain, drop)), [text]);

function notePolicy(judging: Judging): Noted[] {
  const { place, text, domain } = judging;
  const record = parseDmarc(text);
  const { policy } = record;
  const noted: Noted[] = [];
  const fix = (...drop: string[]) => fixRecord(judging, drop);
  if (policy === undefined || policy === '') return [note('dmarcNoPolicy', {}, fix())];
  if (!isPolicy(policy)) return [note('dmarcBadPolicy', { value: policy }, fix())];
  for (const { name, value } of record.bad) noted.push(note('dmarcBadTag', { tag: name, value }, fix()));
  const enforces = policy !== 'none';
  if (enforces && record.isTesting) noted.push(note('dmarcTestMode', {}, fix('t')));
  // RFC 9989 took pct out; those who still read it let the rest through.
  if (enforces && record.percent < 100) noted.push(note('dmarcPartial', { percent: record.percent }, fix('pct')));
  if (enforces && place.domain !== domain && record.subdomainPolicy === 'none') {
    noted.push(note('dmarcSubdomainOpen', { policy, domain: place.domain }, fix('sp')));
  }
  return noted;
}

/** The envelope carries the mailbox's own domain, so SPF that passes is aligned, strictly too. */
function noteAlignment(judging: Judging): Noted[] {
  const { spfCovers, dkimPassing } = judging.authenticated;
  const { policy = '', isDkimStrict } = parseDmarc(judging.text);
  const [signer] = dkimPassing ?? [];
  const isStrictMiss = isDkimStrict && signer !== undefined && !dkimPassing?.includes(judging.domain);
  const counts = isStrictMiss ? [] : dkimPassing;
  if (spfCovers === false && counts?.length === 0) {
    const fix = isStrictMiss ? fixRecord(judging, ['adkim']) : act('repairSpfOrDkim', {});
    return [note('dmarcNothingAligned', { policy }, fix)];
  }
  return isStrictMiss ? [note('dmarcStrictDkim', { domain: signer }, fixRecord(judging, ['adkim']))] : [];
}

function noteReports(dns: Dns, judging: Judging): Noted[] {
  const { place, text, places } = judging;
  const { reportAddresses, policy } = parseDmarc(text);
  if (reportAddresses.length === 0) {
    return policy === 'none' ? [note('dmarcNoReports', {}, fixRecord(judging))] : [];
  }
  return reportAddresses.flatMap((address) => {
    // RFC 7489 let a size limit follow, such as "!10m".
    const [, target] = /^mailto:[^@\s,]+@([^@\s,!?]+)(?:[!?].*)?$/i.exec(address) ?? [];
    if (target === undefined) return [note('dmarcBadReportAddress', { address }, fixRecord(judging, ['rua']))];
    const receiver = target.toLowerCase();
    if (isSameOrganisation(receiver, places.organisation)) return [];
    // RFC 9990, 4: who is sent reports about others has to say that they are welcome.
    const name = `${place.domain}._report._dmarc.${receiver}`;
    const answer = dns.ask('TXT', name);
    const isRefused = isVoid(answer) || (answer.kind === 'found' && !answer.records.some(isDmarcLike));
    return isRefused
      ? [note('dmarcReportsRefused', { address, domain: receiver }, publish('TXT', name, 'v=DMARC1;'))]
      : [];
  });
}

const isDmarcLike = (text: string) => /^v\s*=\s*DMARC1/i.test(text);
