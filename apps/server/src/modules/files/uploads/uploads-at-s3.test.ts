import { randomBytes } from 'node:crypto';
import { createFileLink } from '@outrider/contract/files/link';
import { cancelUpload, readUpload } from '@outrider/contract/files/upload';
import { expect, test } from 'vitest';
import { startS3 } from '../../../platform/blobs/s3-testing.ts';
import { testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import { anUpload } from '../testing.ts';

test('a file goes to S3 in parts and is downloaded by a link, whole and from a place on', async () => {
  const s3 = await startS3();
  const { url, accessKey, secretKey } = s3.settings;
  const server = await testServer({
    OUTRIDER_S3_URL: url,
    OUTRIDER_S3_ACCESS_KEY: accessKey,
    OUTRIDER_S3_SECRET_KEY: secretKey,
  });
  try {
    const { token } = await aUser(server);
    const bytes = randomBytes(11 * 1_048_576 + 3);
    const upload = await anUpload(server, token, bytes, { name: 'demo.mp4', purpose: 'link' });
    expect(upload).toMatchObject({ state: 'complete', partBytes: 5 * 1_048_576 });
    const { data } = await server.call(createFileLink, { fileId: upload.fileId ?? '' }, { token });
    const path = `${new URL(data.url).pathname}/download`;
    const whole = await server.app.inject({ url: path });
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const rest = await server.app.inject({ url: path, headers: { range: 'bytes=10000000-' } });
    expect([rest.statusCode, rest.rawPayload.equals(bytes.subarray(10_000_000))]).toEqual([206, true]);

    const loose = await anUpload(server, token, Buffer.from('loose'));
    await server.call(cancelUpload, { uploadId: loose.uploadId }, { token });
    const gone = await server.call(readUpload, { uploadId: loose.uploadId }, { token });
    expect(gone.code).toBe('FA_ATTACHMENT_LOST');
  } finally {
    await server.close();
    await s3.close();
  }
});
