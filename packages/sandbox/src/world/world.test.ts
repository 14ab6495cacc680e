import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { createWorld } from './world.ts';

const world = createWorld(createChance('4417'));

test('at least sixty domains are spread over every kind of provider, free mail among them, two of them broken', () => {
  expect(world.domains.length).toBeGreaterThanOrEqual(60);
  expect(new Set(world.domains.map(({ name }) => name)).size).toBe(world.domains.length);
  expect(new Set(world.domains.map(({ provider }) => provider))).toEqual(
    new Set(['google', 'microsoft', 'yahoo', 'postfix', 'exim']),
  );
  expect(world.domains.filter(({ kind }) => kind === 'freemail')).toHaveLength(5);
  const broken = world.domains.filter(({ manner }) => manner === 'dropAfterBanner' || manner === 'brokenTls');
  expect(broken).toHaveLength(2);
});

test('every domain has hosts in order of preference and the three records a sender looks for', () => {
  for (const { name, mx, txt, zone } of world.domains) {
    expect(mx.length).toBeGreaterThan(0);
    expect(mx.length).toBeLessThanOrEqual(3);
    expect(mx.map(({ preference }) => preference)).toEqual(
      mx.map(({ preference }) => preference).toSorted((a, b) => a - b),
    );
    expect(txt.find((record) => record.name === name)?.value).toMatch(/^v=spf1 /);
    expect(txt.some((record) => record.name.endsWith(`._domainkey.${name}`))).toBe(true);
    expect(txt.find((record) => record.name === `_dmarc.${name}`)?.value).toMatch(/^v=DMARC1; p=/);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});

test('a host shared by several domains takes mail the same way for all of them', () => {
  const manners = new Map<string, Set<string>>();
  for (const { mx, manner } of world.domains)
    for (const { host } of mx) manners.set(host, (manners.get(host) ?? new Set()).add(manner));
  for (const [, seen] of manners) expect(seen.size).toBe(1);
});

test('the same seed houses the same companies at the same providers, another seed does not', () => {
  expect(createWorld(createChance('4417')).domains).toEqual(world.domains);
  expect(createWorld(createChance('4418')).domains).not.toEqual(world.domains);
});

test('a name is read off the address where it says one, and drawn where it does not', () => {
  expect(world.personAt('Dana.Whitlock@tidewatercargo.test').name).toBe('Dana Whitlock');
  expect(world.personAt('p.klein@havelkontor.test').name).toMatch(/^P\S+ Klein$/);
  expect(world.personAt('y.tanaka@kobelink.test').name).toBe('Y. Tanaka');
  expect(world.personAt('info@palet9.test').name).toBe(world.personAt('info@palet9.test').name);
  expect(world.personAt('info@palet9.test')).toMatchObject({ language: 'pl', zone: 'Europe/Warsaw' });
  expect(world.personAt('not an address').name).not.toBe('');
});
