import type { Readable } from 'node:stream';

/** Bytes by key, on a disk or at an S3-compatible service. A key is never made of what people type. */
export type BlobStore = {
  /** Every part but the last has this size. */
  partBytes: number;
  /** Bytes that are here as a whole. There is nothing under the key before all of it is stored. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Opens a blob whose bytes come in parts; the session names them until they are joined. */
  begin(key: string): Promise<string>;
  /** Parts come in any order, counted from 0, and one may come again. The tag is for `join`. */
  putPart(key: string, session: string, part: number, bytes: Buffer): Promise<string>;
  join(key: string, session: string, tags: readonly string[]): Promise<void>;
  /** Deletes parts that were not joined; does nothing where there are none. */
  abandon(key: string, session: string): Promise<void>;
  /** `range`: first and last byte. Fails with BlobMissing before a byte is read. */
  read(key: string, range?: { first: number; last: number }): Promise<Readable>;
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>;
};

/** The storage does not have what it should have. */
export class BlobMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`the storage has no bytes of ${key}`, options);
    this.name = 'BlobMissing';
  }
}

const KEY = /^[\da-f-]{36}\/[\da-f-]{36}$/;

/** No dots and no further slashes: a key can name nothing outside of its place. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Error('a key of the storage is two ids');
}
