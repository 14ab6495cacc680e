import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ColumnTarget, ImportChoices } from '@outrider/contract/contacts/import';
import { readPlacedRows } from '@outrider/table-reader/open-table';
import { sourceOf, utf8 } from '@outrider/table-reader/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCopyRows } from '../../../../platform/copy/copy-rows.ts';
import type { Suppressed } from '../../suppressions/find-suppressed.ts';
import { createPlainRow } from '../bytes/plain-row.ts';
import type { RowReaders } from '../surroundings.ts';
import { type ContactWriter, copyContacts, type WriteContacts } from './copy-contacts.repository.ts';
import type { Piece } from './fresh-rows.ts';
import { judgePiece, sortPiece } from './judge-piece.ts';
import type { Known } from './judge-rows.ts';
import { createSeenAddresses } from './seen-addresses.ts';
import { createRowShaper, slotsFilled } from './shape-row.ts';
import { emptyBatch } from './store-rows.ts';

const SHAPE = { layout: 'columns', encoding: 'utf-8', delimiter: ',', newline: '\n' } as const;
const COLUMNS = 5;
const AT = new Date('2026-03-04T05:06:07Z');
const TAG_ID = '0198a0c2-0000-7000-8000-000000000001';

type Run = {
  text: string;
  choices: ImportChoices;
  room: number;
  known: ReadonlyMap<string, Known>;
  suppressed: ReadonlyMap<string, Suppressed>;
};

/** Judges a file as an import does, with plain rows or all of them the long way. */
async function judgeFile({ text, choices, room, known, suppressed }: Run, way: 'plain' | 'long') {
  const context = {
    choices,
    columns: COLUMNS,
    encoding: 'UTF-8',
    zoneOf: (city: string, land: string) => `${city}/${land}`,
  };
  const plain = createPlainRow(context);
  const readers: RowReaders = {
    plain: way === 'plain' ? plain : { ...plain, read: () => false },
    shape: createRowShaper(context),
  };
  const seen = createSeenAddresses(7);
  const batch = emptyBatch();
  const outcome = { rows: 0, beyond: undefined as number | undefined, plain: 0 };
  async function* pieces(): AsyncGenerator<WriteContacts> {
    for await (const rows of readPlacedRows(sourceOf(utf8(text), 400), SHAPE, [], 400)) {
      const piece: Piece = { rows, from: 0, ordinal: outcome.rows };
      const { shaped } = known.size + suppressed.size > 0 ? sortPiece(readers, piece) : { shaped: new Map() };
      const around = { choices, known, suppressed, tagIds: [], listIds: [TAG_ID], tagIdOf: new Map([['vip', TAG_ID]]) };
      yield (to: ContactWriter) => {
        const counted: ContactWriter = {
          add: (row) => to.add(row),
          addPlain(ordinal, row) {
            outcome.plain += 1;
            to.addPlain(ordinal, row);
          },
        };
        const judged = judgePiece(piece, { readers, seen, room, around, shaped }, batch, counted);
        outcome.rows += judged.rows;
        outcome.beyond = judged.beyond;
      };
      if (outcome.beyond !== undefined) return;
    }
  }
  const copied = await copiedRows(pieces(), choices);
  return { copied, batch, ...outcome };
}

async function copiedRows(pieces: AsyncIterable<WriteContacts>, choices: ImportChoices) {
  const out = createCopyRows();
  let statement = '';
  const copyIn = async (sql: string, writing: AsyncIterable<(rows: typeof out) => void>) => {
    statement = sql;
    for await (const write of writing) write(out);
  };
  await copyContacts({ copyIn }, { workspaceId: TAG_ID }, pieces, {
    importId: TAG_ID,
    startedAt: AT,
    at: AT,
    source: 'a.csv',
    addedBy: TAG_ID,
    isSettled: false,
    slots: slotsFilled(choices),
    hasFields: choices.columns.some(({ target }) => target.kind === 'custom'),
    hasTags: choices.columns.some(({ target }) => target.kind === 'tag'),
    mayBeSuppressed: true,
    tagIds: [],
    tagIdsOf: ({ draft: { tags } }) => (tags.length > 0 ? [TAG_ID] : []),
    listIds: [TAG_ID],
  });
  return { statement, rows: valuesOf(Buffer.from(out.take())) };
}

/** The values of rows in COPY's binary format; fields of one's own as what they say. */
function valuesOf(bytes: Buffer): unknown[][] {
  const rows: unknown[][] = [];
  for (let at = 0; at < bytes.length; ) {
    const count = bytes.readInt16BE(at);
    at += 2;
    rows.push(
      Array.from({ length: count }, () => {
        const length = bytes.readInt32BE(at);
        at += 4 + Math.max(length, 0);
        if (length < 0) return null;
        const value = bytes.subarray(at - length, at).toString('latin1');
        return value.startsWith('\u0001{') ? JSON.parse(Buffer.from(value.slice(1), 'latin1').toString()) : value;
      }),
    );
  }
  return rows;
}

const email = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 12 }).map((number) => `ana.${number}@one.test`) },
  { weight: 2, arbitrary: fc.constantFrom('Ana.1@One.test', 'BO@two.test', 'cy@two.test', 'x@1.co') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', 'nobody', 'Ana <ana.2@one.test>', 'no-reply@one.test', 'ö@bücher.test'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ' ana.3@one.test',
      'a b@one.test',
      '"ana.4@one.test; bo@two.test"',
      'ana@xn--bcher-kva.test',
    ),
  },
);
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', 'Anna', 'Müller', 'Hamburg', '上海', '12', '1.042,5', '😀') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '24143 Kiel',
      'D-24143 Kiel',
      'A-1010  Wien',
      '20095',
      '4 Ways',
      'Jan van der Berg',
      '"Berg, Jan"',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(' x ', '\ty', '\u00a0nbsp', 'z\u3000', '\u200b', '“quoted”', 'の', '\ufeffmark', '"  "'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('back\\slash', 'tab\there', 'say "hi"', '"a ""b"" c"', '{}', 'line\u2028end', '\u007f'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Europe/Berlin', 'Mars/Base', '2026-03-04', '3/4/2026', '04.03.2026', 'VIP', 'vip'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(200), 'x'.repeat(201), 'ü'.repeat(101), 'ü'.repeat(201), '😀'.repeat(100)),
  },
);
const rowCells = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .tuple(email, fc.array(value, { minLength: 4, maxLength: 4 }))
      .map(([one, others]) => [one, ...others]),
  },
  { weight: 1, arbitrary: fc.array(value, { maxLength: 7 }) },
);
const target = fc.oneof(
  fc.constantFrom<ColumnTarget>({ kind: 'skip' }, { kind: 'name' }, { kind: 'tag' }, { kind: 'email' }),
  fc.constantFrom(...STANDARD_FIELDS).map((field): ColumnTarget => ({ kind: 'standard', field })),
  fc.constantFrom<ColumnTarget>(
    { kind: 'standard', field: 'city' },
    { kind: 'standard', field: 'country' },
    { kind: 'custom', field: 'note', type: 'text' },
    { kind: 'custom', field: 'note', type: 'text' },
    { kind: 'custom', field: 'count', type: 'number' },
    { kind: 'custom', field: 'day', type: 'date' },
  ),
);
const aKnown = (address: string): [string, Known] => [
  address,
  {
    id: TAG_ID,
    email: address,
    values: STANDARD_FIELDS.map(() => ''),
    source: 'a',
    fields: {},
    tagIds: [],
    listIds: [],
  },
];
const run = fc
  .record({
    rows: fc.array(rowCells, { maxLength: 40 }),
    targets: fc.array(target, { minLength: 4, maxLength: 5 }),
    ifHere: fc.constantFrom<ImportChoices['ifHere'][]>('fillEmpty', 'overwrite', 'skip'),
    room: fc.oneof(fc.constant(1_000), fc.nat({ max: 30 })),
    known: fc.constantFrom<string[][]>([], ['ana.1@one.test', 'bo@two.test', 'ana.2@one.test']),
    suppressed: fc.constantFrom<string[][]>([], ['ana.5@one.test', 'bo@two.test', 'cy@two.test']),
    reason: fc.constantFrom<Suppressed['reason'][]>('optedOut', 'erased'),
  })
  .map(({ rows, targets, ifHere, room, known, suppressed, reason }): Run => {
    const columns = [{ kind: 'email' as const }, ...targets].map((one, index) => ({ index, target: one }));
    const rest = { hasHeader: false, tags: [], lists: [], source: 'a.csv', verifyAfter: false, keepMapping: false };
    return {
      text: `a,b,c,d,e\n${rows.map((cells) => `${cells.join(',')}\n`).join('')}`,
      choices: { ...rest, ifHere, columns },
      room,
      known: new Map(known.map(aKnown)),
      suppressed: new Map(suppressed.map((address) => [address, { reason, at: AT }])),
    };
  });

test('the outcome of any row is the same by its bytes and the long way', async () => {
  await fc.assert(
    fc.asyncProperty(run, async (one) => {
      const { plain: _count, ...plain } = await judgeFile(one, 'plain');
      const { plain: _none, ...long } = await judgeFile(one, 'long');
      expect(plain).toEqual(long);
    }),
    { numRuns: 150 },
  );
});

test('rows as most files have them go by their bytes', async () => {
  const row = (index: number) => `ana.${index}@one.test,Anna,"Müller, ""A""",Zürich,${index}\n`;
  const columns: ImportChoices['columns'] = [
    { index: 0, target: { kind: 'email' } },
    { index: 1, target: { kind: 'standard', field: 'firstName' } },
    { index: 2, target: { kind: 'standard', field: 'lastName' } },
    { index: 3, target: { kind: 'standard', field: 'city' } },
    { index: 4, target: { kind: 'custom', field: 'note', type: 'text' } },
  ];
  const rest = { hasHeader: false, tags: [], lists: [], source: '', verifyAfter: false, keepMapping: false };
  const text = `a,b,c,d,e\n${Array.from({ length: 300 }, (_none, index) => row(index).replaceAll('""', '')).join('')}`;
  const choices: ImportChoices = { ...rest, ifHere: 'skip', columns };
  const { batch, plain } = await judgeFile(
    { text, choices, room: 1_000, known: new Map(), suppressed: new Map() },
    'plain',
  );
  expect({ plain, added: batch.added }).toEqual({ plain: 300, added: 300 });
});
