import { listCities, listCountries } from '@outrider/contract/mailboxes/places';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('countries are ISO’s, named in the reader’s language, for anybody', async () => {
  const english = (await server.call(listCountries, {})).data.countryList;
  const chinese = (await server.call(listCountries, {}, { headers: { 'accept-language': 'zh-CN' } })).data.countryList;
  expect(english).toContainEqual({ code: 'DE', name: 'Germany' });
  expect(chinese).toContainEqual({ code: 'DE', name: '德国' });
  expect(english.length).toBe(249);
  const codes = english.map(({ code }) => code);
  for (const gone of ['DD', 'SU', 'YU', 'UK', 'EU', 'ZZ', 'FX']) expect(codes).not.toContain(gone);
});

test('cities come with the largest first and their zone, and a search finds them without accents', async () => {
  const german = (await server.call(listCities, { countryCode: 'DE' })).data.cityList;
  expect(german[0]).toEqual({ name: 'Berlin', timeZone: 'Europe/Berlin' });
  const munich = await server.call(listCities, { countryCode: 'de', search: 'MUN' });
  expect(munich.data.cityList.map(({ name }) => name)).toContain('Munich');
  const paulo = await server.call(listCities, { countryCode: 'BR', search: 'sao p' });
  expect(paulo.data.cityList[0]?.timeZone).toBe('America/Sao_Paulo');
});

test('a country nobody has is not found; one without a listed city has none', async () => {
  expect((await server.call(listCities, { countryCode: 'ZZ' })).code).toBe(404);
  expect((await server.call(listCities, { countryCode: 'BV' })).data.cityList).toEqual([]);
});
