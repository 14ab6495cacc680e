import { expect, test } from 'vitest';
import { guessTargets, rowsAs } from './column-targets.ts';
import { readTable } from './read-table.ts';

const CSV = `Work email,First,Company,Role,City,No. of carriers,Internal ID
dana.whitlock@tidewatercargo.test,Dana,Tidewater Cargo,VP Operations,Chicago,34,TW-00418
,Joan,Plains Logistics,,Wichita,,TW-00419
`;

const aFile = (name: string, text: string) => new File([text], name);

test('a file is read with its header, and its columns become what they are called', async () => {
  const table = await readTable(aFile('midwest-brokers.csv', CSV));
  expect(table.headerLine).toBe(1);
  expect(table.encoding).toBe('utf-8');
  expect(table.columns.map(({ filled }) => filled)).toEqual([1, 2, 2, 1, 2, 1, 2]);
  const targets = guessTargets(table, []);
  expect(targets).toEqual(['email', 'firstName', 'company', 'title', 'city', 'noOfCarriers', 'skip']);
  expect(rowsAs(targets, table.rows)).toEqual([
    {
      email: 'dana.whitlock@tidewatercargo.test',
      fields: {
        firstName: 'Dana',
        company: 'Tidewater Cargo',
        title: 'VP Operations',
        city: 'Chicago',
        noOfCarriers: '34',
      },
    },
    { email: '', fields: { firstName: 'Joan', company: 'Plains Logistics', city: 'Wichita' } },
  ]);
});

test('a list of addresses without a header is a list of leads', async () => {
  const table = await readTable(aFile('list.txt', 'ana@a.test\nbo@b.test\n'));
  expect(table.headerLine).toBe(0);
  const targets = guessTargets(table, []);
  expect(rowsAs(targets, table.rows).map(({ email }) => email)).toEqual(['ana@a.test', 'bo@b.test']);
});

test('a field the workspace has is used again, nothing twice, and a whole name is split', async () => {
  const table = await readTable(
    aFile('x.csv', 'E-mail;Carrier Count;carrierCount;Name\na@a.test;1;2;"Vogel, Katrin"\nb@b.test;3;4;Bo van Dyk\n'),
  );
  const targets = guessTargets(table, ['carrierCount']);
  expect(targets).toEqual(['email', 'carrierCount', 'skip', 'name']);
  expect(rowsAs(targets, table.rows).map(({ fields }) => fields)).toEqual([
    { carrierCount: '1', firstName: 'Katrin', lastName: 'Vogel' },
    { carrierCount: '3', firstName: 'Bo', lastName: 'van Dyk' },
  ]);
});
