import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import { createDiskBlobs } from '../../../platform/blobs/disk-blobs.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { exportAccount, finishDeletion } from '../../identity/index.ts';
import { aUser } from '../../identity/testing.ts';
import type { UserScope } from '../files-deps.ts';
import { readAllBytes, removeAllBytes } from './all-uploads.ts';
import { addUploadFromBytes } from './open-upload.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(join(tmpdir(), 'all-uploads-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function aScope(): Promise<UserScope> {
  const { email } = await aUser(server);
  return server.database.db
    .selectFrom('users')
    .select(['id as userId', 'workspace_id as workspaceId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}

test('files are in the export, and are gone from the storage with the account, those of others not', async () => {
  const { db } = server.database;
  const deps = { db, blobs: createDiskBlobs(folder), now: () => new Date(), isDiskFull: () => false };
  const [leaver, other] = [await aScope(), await aScope()];
  const give = (person: UserScope, words: string) =>
    addUploadFromBytes(deps, person, { name: 'offer.txt', type: 'text/plain', bytes: Buffer.from(words) });
  const mine = await give(leaver, 'An offer of mine');
  const theirs = await give(other, 'An offer of theirs');

  const readFiles = () => readAllBytes(deps, leaver);
  const lines = (await text(exportAccount({ db, readFiles }, leaver))).trim().split('\n');
  const files = lines.map((line) => JSON.parse(line)).filter(({ file }) => file !== undefined);
  expect(files.map(({ file, base64 }) => [file, Buffer.from(base64, 'base64').toString()])).toEqual([
    [mine.id, 'An offer of mine'],
  ]);

  const removeFiles = () => removeAllBytes(deps, leaver);
  await finishDeletion({ db, removeFiles }, leaver);
  await finishDeletion({ db, removeFiles }, leaver);
  await expect(deps.blobs.read(`${leaver.workspaceId}/${mine.id}`)).rejects.toThrow(BlobMissing);
  expect(await text(await deps.blobs.read(`${other.workspaceId}/${theirs.id}`))).toBe('An offer of theirs');
});
