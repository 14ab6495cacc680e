import { hash, randomUUID } from 'node:crypto';
import { beginUpload, completeUpload, putUploadPart } from '@outrider/contract/files/upload';
import type { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import type { UserScope } from './files-deps.ts';
import './files.tables.ts';

export { sweepUploads } from './uploads/remove-upload.ts';

const sha256 = (bytes: Uint8Array) => hash('sha256', bytes);

/** A row in every table, whose bytes nobody has. */
export async function fillFileTables(db: Db, { workspaceId, userId }: UserScope): Promise<void> {
  const [upload, folder, file, link] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const at = new Date();
  const of = { workspace_id: workspaceId };
  await db
    .insertInto('uploads')
    .values({
      ...of,
      id: upload,
      user_id: userId,
      name: 'upload-of-workspace-a.pdf',
      type: 'application/pdf',
      bytes: 123_457,
      part_bytes: 1_048_576,
      state: 'complete',
      session: '',
      digest: sha256(Buffer.from('a')),
      for_space: true,
      folder_id: null,
      begun_at: at,
      unused_since: at,
    })
    .execute();
  await db
    .insertInto('upload_parts')
    .values({
      ...of,
      upload_id: upload,
      part: 0,
      bytes: 123_457,
      digest: sha256(Buffer.from('b')),
      tag: 'tag-of-workspace-a',
    })
    .execute();
  await db
    .insertInto('upload_uses')
    .values({ ...of, owner_id: randomUUID(), upload_id: upload })
    .execute();
  await db
    .insertInto('file_folders')
    .values({ ...of, id: folder, parent_id: null, name: 'folder-of-workspace-a', created_at: at, deleted_at: null })
    .execute();
  await db
    .insertInto('files')
    .values({
      ...of,
      id: file,
      folder_id: folder,
      upload_id: upload,
      user_id: userId,
      name: 'file-of-workspace-a.pdf',
      created_at: at,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('file_links')
    .values({
      ...of,
      id: link,
      file_id: file,
      created_at: at,
      expires_at: null,
      max_downloads: null,
      password: null,
      revoked_at: null,
    })
    .execute();
  await db
    .insertInto('file_downloads')
    .values({
      ...of,
      id: randomUUID(),
      link_id: link,
      at,
      network: '198.51.100.0/24',
      agent: 'browser-of-a-reader',
      by_machine: false,
    })
    .execute();
}

/** Sends one part, as a page does. */
export async function sendPart(server: TestServer, token: string, uploadId: string, part: number, bytes: Buffer) {
  const response = await server.app.inject({
    method: 'POST',
    url: putUploadPart.path,
    query: { uploadId, part: String(part), digest: sha256(bytes) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return response.json<{ code: number | string; message: string }>();
}

export const digestOfParts = (parts: readonly Buffer[]) =>
  sha256(Buffer.concat(parts.map((part) => Buffer.from(sha256(part), 'hex'))));

export function partsOf(bytes: Buffer, partBytes: number): Buffer[] {
  return Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_none, n) =>
    bytes.subarray(n * partBytes, (n + 1) * partBytes),
  );
}

/** A file that came in all its parts. */
export async function anUpload(
  server: TestServer,
  token: string,
  bytes: Buffer,
  begun: Partial<z.input<typeof beginUpload.input>> = {},
) {
  const input = { name: 'tariff.pdf', type: 'application/pdf', ...begun, size: bytes.length };
  const { data, code, message } = await server.call(beginUpload, input, { token });
  if (code !== 0) throw new Error(message);
  const parts = partsOf(bytes, data.partBytes);
  for (const [n, part] of parts.entries()) await sendPart(server, token, data.uploadId, n, part);
  const closed = await server.call(
    completeUpload,
    { uploadId: data.uploadId, digest: digestOfParts(parts) },
    { token },
  );
  if (closed.code !== 0) throw new Error(closed.message);
  return closed.data;
}
