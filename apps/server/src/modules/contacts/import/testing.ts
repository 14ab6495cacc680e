import { randomUUID } from 'node:crypto';
import * as contract from '@outrider/contract/contacts/import';
import { expect, vi } from 'vitest';
import type { Db } from '../../../platform/db.ts';
import type { TestServer } from '../../../platform/testing/test-server.ts';

const CHOICES: Omit<contract.ImportChoices, 'columns' | 'hasHeader'> = {
  ifHere: 'fillEmpty',
  tags: [],
  lists: [],
  source: '',
  verifyAfter: false,
  keepMapping: false,
};

/** Sends a file the way a browser does, and waits until it is read. */
export async function uploadFile(
  server: TestServer,
  token: string,
  {
    fileName = 'people.csv',
    content,
    partBytes = 100_000,
  }: { fileName?: string; content: string | Buffer; partBytes?: number },
): Promise<string> {
  const bytes = Buffer.from(content);
  const begun = await server.call(contract.beginImport, { fileName, bytes: bytes.length }, { token });
  const { importId } = begun.data;
  for (let offset = 0; offset < bytes.length; offset += partBytes) {
    await sendPart(server, token, { importId, offset, bytes: bytes.subarray(offset, offset + partBytes) });
  }
  await vi.waitFor(async () => expect((await readRun(server, token, importId)).state).not.toBe('reading'), WAIT);
  return importId;
}

const WAIT = { timeout: 60_000, interval: 30 };

export async function sendPart(
  server: TestServer,
  token: string,
  { importId, offset, bytes }: { importId: string; offset: number; bytes: Buffer },
) {
  const response = await server.app.inject({
    method: 'POST',
    url: contract.uploadImportPart.path,
    query: { importId, offset: String(offset) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return response.json<{ code: number; data: contract.ImportRun }>();
}

export const readRun = async (server: TestServer, token: string, importId: string) =>
  (await server.call(contract.readImport, { importId }, { token })).data;

/** What the screen shows of a file, with the columns as they were guessed. */
export async function preview(server: TestServer, token: string, importId: string, choices = {}) {
  const { code, message, data } = await server.call(contract.previewImport, { importId, choices }, { token });
  if (code !== 0) throw new Error(message);
  return data;
}

/** Starts with the guessed columns and waits for the end. */
export async function runToEnd(
  server: TestServer,
  token: string,
  importId: string,
  choices: Partial<contract.ImportChoices> = {},
): Promise<contract.ImportRun> {
  const guessed = await preview(server, token, importId, choices);
  await server.call(
    contract.startImport,
    { importId, choices: { ...guessed.choices, ...CHOICES, ...choices } },
    { token },
  );
  await untilOver(server, token, importId);
  return readRun(server, token, importId);
}

export const untilOver = (server: TestServer, token: string, importId: string, state?: contract.ImportState) =>
  vi.waitFor(async () => {
    const run = await readRun(server, token, importId);
    if (state) expect(run.state).toBe(state);
    else expect(['done', 'failed', 'canceled', 'undone']).toContain(run.state);
  }, WAIT);

export const problemsOf = async (server: TestServer, token: string, importId: string) =>
  (await server.call(contract.listImportProblems, { importId }, { token })).data.problems;

/** A row in every table of imports, so that the tenant test has something to protect. */
export async function fillImportTables(db: Db, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const importId = randomUUID();
  const of = { workspace_id: workspaceId };
  await db
    .insertInto('contact_imports')
    .values({
      ...of,
      id: importId,
      user_id: userId,
      file_name: 'a-file-of-workspace-a.csv',
      is_paste: false,
      bytes: 9,
      state: 'mapping',
      started_at: new Date(),
      ended_at: null,
      names: null,
    })
    .execute();
  const ofImport = { ...of, import_id: importId };
  await db
    .insertInto('contact_import_parts')
    .values({ ...ofImport, start: 0, bytes: Buffer.from('a,b\n1,2\n'), stored_at: new Date() })
    .execute();
  await db
    .insertInto('contact_import_problems')
    .values({
      ...ofImport,
      id: randomUUID(),
      ordinal: 0,
      line: 2,
      kind: 'notTaken',
      column_index: 0,
      value: 'value-of-workspace-a',
      code: 'badEmail',
      details: '{}',
      meant: '',
      cells: ['value-of-workspace-a'],
    })
    .execute();
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  const nothing = JSON.stringify({ values: {}, tagIds: [], listIds: [] });
  await db
    .insertInto('contact_import_changes')
    .values({ ...ofImport, contact_id: contact.id, before: nothing, after: nothing })
    .execute();
  await db
    .insertInto('contact_import_mappings')
    .values({ ...of, signature: 'signature-of-workspace-a', targets: '[]', kept_at: new Date() })
    .execute();
}
