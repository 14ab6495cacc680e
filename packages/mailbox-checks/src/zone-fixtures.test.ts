import { describe, expect, test } from 'vitest';
import type { Check, CheckName, Fix } from './check.ts';
import type { MailboxFacts } from './facts.ts';
import { VERDICTS } from './findings.ts';
import { judgeMailbox } from './judge-mailbox.ts';
import { DKIM } from './testing/dkim-fixtures.ts';
import { DMARC_CASES } from './testing/dmarc-fixtures.ts';
import { LISTED, LOG_IN, REVERSE } from './testing/host-fixtures.ts';
import type { Misconfiguration } from './testing/misconfiguration.ts';
import { MX } from './testing/mx-fixtures.ts';
import { DMARC, KEY_NAME, SPF, zoneOf } from './testing/sound-zone.ts';
import { SPF_CASES } from './testing/spf-fixtures.ts';
import { dnsOf, SENDER, soundFacts, type Zone } from './testing/zone.ts';

function judge(check: CheckName, zone: Zone, facts: Partial<MailboxFacts> = {}): Check {
  const found = judgeMailbox({ ...soundFacts, ...facts }, dnsOf(zone)).find((one) => one.check === check);
  if (!found) throw new Error(`no ${check} check`);
  return found;
}

/** The zone after the user did exactly what the fix says. */
function applyFix(zone: Zone, fix: Fix | null): Zone {
  if (fix?.kind !== 'publish') return zone;
  const gone = fix.replaces.split('\n').map((value) => `${fix.name} ${fix.type} ${value}`);
  return [...zone.filter((row) => !gone.includes(row)), `${fix.name} ${fix.type} ${fix.value}`];
}

/** An address as MX takes two: its host is named, then the MX gets the name. */
const STEPS_MAX = 2;

test('a sound zone passes every check', () => {
  const checks = judgeMailbox(soundFacts, dnsOf(zoneOf({})));
  expect(checks.map(({ check, verdict, finding }) => ({ check, verdict, finding }))).toEqual([
    { check: 'mx', verdict: 'pass', finding: 'mxGood' },
    { check: 'spf', verdict: 'pass', finding: 'spfGood' },
    { check: 'dkim', verdict: 'pass', finding: 'dkimGood' },
    { check: 'dmarc', verdict: 'pass', finding: 'dmarcGood' },
    { check: 'reverseDns', verdict: 'pass', finding: 'reverseGood' },
    { check: 'blocklists', verdict: 'pass', finding: 'blocklistsClean' },
    { check: 'login', verdict: 'pass', finding: 'loginGood' },
  ]);
  expect(checks.map(({ facts }) => facts)).toEqual([
    ['10 mx1.mailhaven.test', '20 mx2.mailhaven.test'],
    [SPF],
    [KEY_NAME],
    [DMARC],
    [`${SENDER} out4.mailhaven.test`],
    [],
    [],
  ]);
});

const ALL: [CheckName, Misconfiguration[]][] = [
  ['mx', MX],
  ['spf', SPF_CASES],
  ['dkim', DKIM],
  ['dmarc', DMARC_CASES],
  ['reverseDns', REVERSE],
  ['blocklists', LISTED],
  ['login', LOG_IN],
];

describe.each(ALL)('%s', (check, cases) => {
  test.each(cases.map((given) => [given.title, given] as const))('%s is named, with its fix', (_title, given) => {
    const judged = judge(check, zoneOf(given), given.facts);
    expect(judged).toMatchObject({ finding: given.finding, verdict: VERDICTS[given.finding] });
    if (given.values) expect(judged.values).toEqual(given.values);
    expect(judged.fix).toEqual(given.fix);
  });
});

test('doing what the fixes say leads to a pass', () => {
  for (const [check, cases] of ALL) {
    for (const given of cases.filter(({ fix }) => fix?.kind === 'publish')) {
      let zone = zoneOf(given);
      for (let step = 0; step < STEPS_MAX; step += 1) zone = applyFix(zone, judge(check, zone, given.facts).fix);
      expect(judge(check, zone, given.facts), given.title).toMatchObject({ verdict: 'pass' });
    }
  }
});

test('a name server that does not answer never makes a check fail', () => {
  const zone = zoneOf({});
  const asked = new Set<string>();
  const dns = dnsOf(zone);
  judgeMailbox(soundFacts, {
    ask: (type, name) => {
      asked.add(name);
      return dns.ask(type, name);
    },
  });
  for (const name of [...asked, '24.113.0.203.in-addr.arpa']) {
    const verdicts = judgeMailbox(soundFacts, dnsOf([`${name} FAIL timeout`, ...zone])).map(({ verdict }) => verdict);
    expect(verdicts, name).not.toContain('fail');
  }
});

test('when nothing can be looked up, only the log-in is known', () => {
  const checks = judgeMailbox(soundFacts, { ask: () => ({ kind: 'failed', reason: 'timeout' }) });
  expect(checks.map(({ verdict }) => verdict)).toEqual([...Array<string>(6).fill('unknown'), 'pass']);
});
