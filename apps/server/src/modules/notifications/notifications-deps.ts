import type { Quota } from '@outrider/contract/user';
import type { Db, Scope } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TextSigner } from '../../platform/secrets.ts';
import type { PostBytes } from '../../platform/web/post-bytes.ts';

export type UserScope = Scope & { userId: string };

export type PushKeys = { publicKey: string; privateKey: string };

export type NotificationsDeps = {
  db: Db;
  jobs: Jobs;
  now: () => Date;
  /** Knows the links again by which a user stops mails without a log-in. */
  signer: TextSigner;
  push: {
    /** Read with the first push or subscription. */
    keys: () => Promise<PushKeys>;
    /** Where a push service finds the operator: an address of the web or of mail (RFC 8292, 2.1). */
    subject: string;
    post: PostBytes;
  };
  /** What the workspace may use, and what it used since the month began. */
  planOf: (scope: Scope) => Promise<{ quota: Quota[]; periodStart: string } | undefined>;
};
