import { expect, test } from 'vitest';
import { linkWorksUntil, registerInfoOf, resendMoment, sendTimeLeaving } from './registering.ts';

const NOW = new Date('2026-11-17T10:41:58.000Z');
const mail = { email: 'maya@harborline.test', mailId: 'b3b4b9f0-0000-4000-8000-000000000000' };

test('The next mail may go out a minute after the last one.', () => {
  const info = registerInfoOf(mail, NOW);
  expect(resendMoment(info)).toBe(NOW.getTime() + 60_000);
});

test('A person whose mail is not known to have gone out may ask for one at once.', () => {
  expect(resendMoment({ sendTime: '' })).toBe(0);
  expect(linkWorksUntil({ sendTime: '' })).toBeUndefined();
});

test('A time of sending that storage garbled counts as none.', () => {
  expect(resendMoment({ sendTime: 'yesterday' })).toBe(0);
  expect(linkWorksUntil({ sendTime: 'yesterday' })).toBeUndefined();
});

test('The wait the server names is the wait the page shows.', () => {
  expect(resendMoment({ sendTime: sendTimeLeaving(37, NOW) })).toBe(NOW.getTime() + 37_000);
});

test('The link of a verification mail works for a day.', () => {
  expect(linkWorksUntil(registerInfoOf(mail, NOW))?.toISOString()).toBe('2026-11-18T10:41:58.000Z');
});
