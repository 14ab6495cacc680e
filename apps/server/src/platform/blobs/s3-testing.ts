import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from './s3-blobs.ts';

/** It knows this key. */
const KEY = 'S3RVER';

/** A foreign S3 server with an empty bucket. It does not check signatures of version 4. */
export async function startS3(): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 's3rver-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'outrider-files', configs: [] }],
  });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}/outrider-files`;
  return {
    settings: { url, region: 'us-east-1', accessKey: KEY, secretKey: KEY },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
