import {
  beginImport,
  previewImport,
  readImport,
  startImport,
  uploadImportPart,
} from '@outrider/contract/contacts/import';
import type { Client } from '../product/open-client.ts';
import { until } from '../until.ts';

/** As the web app cuts a file. */
const PART_BYTES = 1_048_576;
/** Longer than one part in all, in a column nobody asked for. */
const PADDING = 'x'.repeat(150_000);

/** A file of more than one part, as a browser sends it. Gives how many contacts it added. */
export async function importContacts(client: Client, addresses: string[]): Promise<number> {
  const lines = addresses.map((email, index) => `${email},First${index},${index < 8 ? PADDING : ''}`);
  const file = Buffer.from(['email,first name,remarks', ...lines, ''].join('\n'));
  const { importId } = await client.call(beginImport, { fileName: 'people.csv', bytes: file.length });
  for (let offset = 0; offset < file.length; offset += PART_BYTES)
    await client.call(uploadImportPart, { importId, offset }, file.subarray(offset, offset + PART_BYTES));
  await until('the file is read', async () => (await client.call(readImport, { importId })).state === 'mapping');
  const { choices, columns } = await client.call(previewImport, { importId });
  const remarks = columns.findIndex(({ header }) => header === 'remarks');
  const kept = choices.columns.filter(({ index }) => index !== remarks);
  await client.call(startImport, { importId, choices: { ...choices, columns: kept } });
  const done = await until('the contacts are there', async () => {
    const run = await client.call(readImport, { importId });
    return ['done', 'failed'].includes(run.state) && run;
  });
  return done.counts.added;
}
