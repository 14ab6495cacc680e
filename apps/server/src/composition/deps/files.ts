import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { FilesDeps } from '../../modules/files/index.ts';
import { nameOf } from '../../modules/identity/index.ts';
import { createDiskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { createS3Blobs } from '../../platform/blobs/s3-blobs.ts';
import { createTextSigner } from '../../platform/secrets.ts';

export const composeFiles = (
  { secret, oldSecrets, dataDir, appUrl, spaceGb, s3 }: Config,
  parts: Pick<FilesDeps, 'db' | 'log' | 'now' | 'isDiskFull'>,
): FilesDeps => ({
  ...parts,
  blobs: s3 ? createS3Blobs(s3, parts.log) : createDiskBlobs(join(dataDir, 'files')),
  spaceBytes: spaceGb * 1_073_741_824,
  signer: createTextSigner([secret, ...oldSecrets], 'files'),
  appUrl,
  nameOf: (person) => nameOf(parts, person),
});
