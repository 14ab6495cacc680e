import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db, Scope } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { TextSigner } from '../../platform/secrets.ts';

export type UserScope = Scope & { userId: string };

/** What every use case of files is handed. */
export type FilesDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  blobs: BlobStore;
  isDiskFull: () => boolean;
  /** How much the attachment space of a workspace holds; 0: there is none. */
  spaceBytes: number;
  /** Of links to files. */
  signer: TextSigner;
  /** Links begin with it. */
  appUrl: string;
  /** What a person is called as the one who uploaded a file. */
  nameOf(person: UserScope): Promise<string>;
};
