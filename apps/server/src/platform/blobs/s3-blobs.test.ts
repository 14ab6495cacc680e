import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { aKey, promisesOfBlobs } from './blobs-testing.ts';
import { createS3Blobs, type S3Settings } from './s3-blobs.ts';
import { startS3 } from './s3-testing.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const open = (other: Partial<S3Settings> = {}) => createS3Blobs({ ...s3.settings, ...other }, createLog('silent'));

// This server cannot give multipart uploads up.
promisesOfBlobs('S3', () => open(), { canAbandon: false });

test('a storage that does not answer makes the server busy, and a wrong key is an error', async () => {
  await expect(open({ url: 'http://127.0.0.1:1/outrider-files' }).put(aKey(), Buffer.from('x'))).rejects.toMatchObject({
    reason: 'serverBusy',
  });
  await expect(open({ accessKey: 'wrong' }).put(aKey(), Buffer.from('x'))).rejects.toMatchObject({ status: 403 });
});
