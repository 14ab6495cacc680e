import { ACTIONS, type Check } from '@outrider/mailbox-checks/check';
import { VERDICTS } from '@outrider/mailbox-checks/findings';
import { judgeMailbox } from '@outrider/mailbox-checks/judge-mailbox';
import { DKIM } from '@outrider/mailbox-checks/testing/dkim-fixtures';
import { DMARC_CASES } from '@outrider/mailbox-checks/testing/dmarc-fixtures';
import { LISTED, LOG_IN, REVERSE } from '@outrider/mailbox-checks/testing/host-fixtures';
import { MX } from '@outrider/mailbox-checks/testing/mx-fixtures';
import { zoneOf } from '@outrider/mailbox-checks/testing/sound-zone';
import { SPF_CASES } from '@outrider/mailbox-checks/testing/spf-fixtures';
import { dnsOf, soundFacts } from '@outrider/mailbox-checks/testing/zone';
import { expect, test } from 'vitest';
import en from './en/checks.json' with { type: 'json' };

const FINDINGS: Record<string, string> = en.finding;
const ACTION_TEXTS: Record<string, string> = en.action;

test('every finding and every action of a check has its sentence, and there are no others', () => {
  expect(Object.keys(FINDINGS)).toEqual(Object.keys(VERDICTS));
  expect(Object.keys(ACTION_TEXTS)).toEqual([...ACTIONS]);
});

test('a check brings every value its sentences ask for', () => {
  const placesOf = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place);
  const judged: Check[] = [...MX, ...SPF_CASES, ...DKIM, ...DMARC_CASES, ...REVERSE, ...LISTED, ...LOG_IN].flatMap(
    (given) => judgeMailbox({ ...soundFacts, ...given.facts }, dnsOf(zoneOf(given))),
  );
  for (const { finding, values, fix } of judged) {
    expect(['facts', ...Object.keys(values)], finding).toEqual(expect.arrayContaining(placesOf(FINDINGS[finding])));
    if (fix?.kind !== 'action') continue;
    expect(Object.keys(fix.values), fix.action).toEqual(expect.arrayContaining(placesOf(ACTION_TEXTS[fix.action])));
  }
});
