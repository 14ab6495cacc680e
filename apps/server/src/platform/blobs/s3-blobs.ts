import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '@outrider/contract/errors';
import { S3mini, S3ServiceError } from 's3mini';
import type { Log } from '../log.ts';
import { BlobMissing, type BlobStore, checkKey } from './blob-store.ts';

export type S3Settings = {
  /** The service and the bucket in one address. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** The least S3 takes for a part that is not the last. */
const PART_BYTES = 5 * 1_048_576;
const PATIENCE_MS = 60_000;

/** Not there, or a service that cannot do it; what it keeps of unfinished parts ends by a rule of the bucket. */
const NOTHING_TO_ABANDON = new Set([404, 405, 501]);

/** One object a blob; parts of a blob are parts of S3's own multipart upload. */
export function createS3Blobs({ url, region, accessKey, secretKey }: S3Settings, log: Pick<Log, 'error'>): BlobStore {
  const s3 = new S3mini({
    endpoint: url,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: PATIENCE_MS,
  });

  /** The caller should try again; why is in the log. */
  async function ask<T>(key: string, question: () => Promise<T>): Promise<T> {
    checkKey(key);
    try {
      return await question();
    } catch (error) {
      if (error instanceof S3ServiceError && error.status < 500) throw error;
      if (error instanceof BlobMissing) throw error;
      log.error({ err: error }, 'the storage of files does not answer');
      throw new AppError('serverBusy');
    }
  }

  async function isThere(key: string): Promise<boolean> {
    return (await s3.objectExists(key)) === true;
  }

  return {
    partBytes: PART_BYTES,
    put: (key, bytes) => ask(key, async () => void (await s3.putObject(key, bytes))),
    begin: (key) => ask(key, () => s3.getMultipartUploadId(key)),
    putPart: (key, session, part, bytes) =>
      ask(key, async () => (await s3.uploadPart(key, session, bytes, part + 1)).etag),
    join: (key, session, tags) =>
      ask(key, async () => {
        const parts = tags.map((etag, part) => ({ partNumber: part + 1, etag }));
        try {
          await s3.completeMultipartUpload(key, session, parts);
        } catch (error) {
          // A crash may come between the joining and its note in the database: then it was joined already.
          if (await isThere(key)) return;
          throw statusOf(error) === 404 ? new BlobMissing(key, { cause: error }) : error;
        }
      }),
    abandon: (key, session) =>
      ask(key, async () => {
        if (session === '') return;
        await s3.abortMultipartUpload(key, session).catch((error: unknown) => {
          if (!NOTHING_TO_ABANDON.has(statusOf(error))) throw error;
        });
      }),
    read: (key, range) =>
      ask(key, async () => {
        const response = range
          ? await s3.getObjectRaw(key, false, range.first, range.last + 1).catch(ifMissing(key))
          : await s3.getObjectResponse(key).catch(ifMissing(key));
        if (!response) throw new BlobMissing(key);
        return response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([]);
      }),
    remove: (key) => ask(key, async () => void (await s3.deleteObject(key))),
  };
}

const statusOf = (error: unknown) => (error instanceof S3ServiceError ? error.status : 0);

const ifMissing = (key: string) => (error: unknown) => {
  throw statusOf(error) === 404 ? new BlobMissing(key, { cause: error }) : error;
};
