import { classifySmtpReply, suggestAddress, verify, verifyAll } from '@outrider/email-verifier';
import { parseAddress, parseAddressList } from '@outrider/mail-kit';
import { expect, test } from 'vitest';
import { collect, honest, imagineWorld } from './imagined-world-testing.ts';

const { ports } = imagineWorld(
  { 'mx.a.test': { people: ['ana@a.test'], manner: honest(['ana@a.test']) } },
  { 'a.test': ['mx.a.test'] },
);

test('a program that knows only the packages’ names can read addresses and verify them', async () => {
  const listed = parseAddressList('Ana <ana@a.test>, Bo <bo@a.test>');
  expect(listed.map(({ address }) => address)).toEqual(['ana@a.test', 'bo@a.test']);
  expect(parseAddress('Ana <ana@a.test>')).toEqual({ address: 'ana@a.test', name: 'Ana' });
  const verdicts = await collect(
    verifyAll(
      listed.map(({ address }) => address),
      ports,
    ),
  );
  const byEmail = Object.fromEntries(verdicts.map(({ email, category }) => [email, category]));
  expect(byEmail['ana@a.test']).toBe((await verify('ana@a.test', ports)).category);
  expect(byEmail['ana@a.test']).not.toBe(byEmail['bo@a.test']);
  expect(classifySmtpReply('550 5.1.1 User unknown')).toEqual({ verdict: 'no_such_user' });
  expect(suggestAddress('ana@gmial.com')).toBe('ana@gmail.com');
});
