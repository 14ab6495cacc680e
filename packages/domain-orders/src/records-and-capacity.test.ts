import { expect, test } from 'vitest';
import { judgeRecord, neededRecords } from './needed-records.ts';
import { planCapacity } from './plan-capacity.ts';

const HOST = {
  mx: [{ host: 'mx1.mailhost.test', priority: 10 }],
  spf: 'v=spf1 include:mailhost.test -all',
  dkim: { selector: 's1', value: 'v=DKIM1; k=rsa; p=AAAA' },
};
const records = neededRecords('a.test', HOST);
const [mx, spf, dkim] = records;
const say = (value: string, priority: number | null = null) => [{ value, priority }];

test('a domain needs to say where mail goes, who sends, how it is signed and what else shall happen', () => {
  expect(records.map(({ purpose, name }) => `${purpose} ${name}`)).toEqual([
    'mx a.test',
    'spf a.test',
    'dkim s1._domainkey.a.test',
    'dmarc _dmarc.a.test',
  ]);
});

test('a record is found once every name server has it', () => {
  if (!mx || !spf || !dkim) throw new Error('no records');
  expect(judgeRecord(mx, [say('MX1.mailhost.test.', 10), say('mx1.mailhost.test', 10)])).toBe('found');
  expect(judgeRecord(mx, [say('mx1.mailhost.test', 10), []])).toBe('missing');
  expect(judgeRecord(mx, [say('mx.other.test', 10)])).toBe('different');
  expect(judgeRecord(mx, [say('mx1.mailhost.test', 10), undefined])).toBe('unknown');
  expect(judgeRecord(dkim, [say('v=DKIM1;k=rsa;p=AAAA;')])).toBe('found');
  expect(judgeRecord(mx, [])).toBe('unknown');
});

test('another text beside it is nothing, a second SPF record makes both void', () => {
  if (!spf) throw new Error('no record');
  const verification = { value: 'site-verification=1', priority: null };
  expect(judgeRecord(spf, [[verification, ...say(HOST.spf)]])).toBe('found');
  expect(judgeRecord(spf, [[verification]])).toBe('missing');
  expect(judgeRecord(spf, [[...say(HOST.spf), ...say('v=spf1 -all')]])).toBe('different');
  expect(judgeRecord(spf, [say('v=spf1 include:mailhost.test ~all')])).toBe('different');
});

test('so many mails a day take so many mailboxes by what campaigns get of a cap, and three weeks of sending days', () => {
  expect(planCapacity({ mailsPerDay: 180, dailyCap: 30, today: '2026-11-17' })).toEqual({
    perMailboxADay: 27,
    mailboxes: 7,
    mailboxesPerDomain: 2,
    domains: 4,
    readyOn: '2026-12-16',
  });
});
