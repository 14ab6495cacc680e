import { startBox } from '@outrider/sandbox';
import { TEST_APP_URL } from '@outrider/sandbox/testing';
import { expect, test } from 'vitest';
import { createMailHosts } from '../modules/mailboxes/index.ts';
import { boxedMail } from './boxed-mail.ts';

const NAMES =
  'nordkai kielkai havelkontor sablecouriers kestrelhaulage brightmoor maasvracht palet9 garonnefret prairiehaul ironwharf tidewatercargo gmail outlook yahoo'
    .split(' ')
    .map((name) => `${name}.test`);

test('every domain of the box is known to be with the provider that plays its host', async () => {
  const log = { info: () => {}, warn: () => {} };
  const box = await startBox({ appUrl: TEST_APP_URL, now: () => new Date(), log });
  try {
    const { recipientProviders: providers, resolver } = boxedMail(box, TEST_APP_URL);
    const hosts = createMailHosts({ providers, resolver });
    const domains = NAMES.flatMap((name) => box.domainOf(`anna@${name}`) ?? []);
    expect(domains).toHaveLength(NAMES.length);
    for (const { name, provider, mx } of domains) {
      const played = provider === 'postfix' || provider === 'exim' ? 'other' : provider;
      expect([name, hosts.ofHost(mx[0]?.host ?? '')]).toEqual([name, played]);
    }
    expect(new Set(domains.map(({ provider }) => provider)).size).toBeGreaterThan(3);
  } finally {
    await box.close();
  }
});
