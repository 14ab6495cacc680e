import * as composeErrors from '@outrider/contract/errors/compose';
import * as generalErrors from '@outrider/contract/errors/general';
import { z } from 'zod';
import { beginUpload, cancelUpload, completeUpload, putUploadPart, readUpload } from '../../../api/uploads.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { drafts } from '../../../platform/drafts.ts';
import { createUploadQueue, type UploadQueueDeps } from './upload-queue.ts';

const QUIET = { silent: true };
const MEMORY = 'uploads';
const memory = z.record(z.string(), z.string());

const remembered = () => drafts.read(MEMORY, memory) ?? {};

const isDamaged = (error: unknown) => error instanceof ApiError && error.code === composeErrors.uploadDamaged.code;

function worthRetrying(error: unknown): ReturnType<UploadQueueDeps['worthRetrying']> {
  if (!(error instanceof ApiError)) return 'no';
  if (error.failure === 'unreachable') return 'always';
  return error.code === generalErrors.serverBusy.code || isDamaged(error) ? 'few' : 'no';
}

/** Until the time is over, the network is back, or nobody wants it any more. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = window.setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // A page that is not served over TLS has no hash of its own.
  const hashed = window.isSecureContext
    ? new Uint8Array(await window.crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The one queue of the page: what is on its way goes on, whichever screen is shown. */
export const uploads = createUploadQueue({
  begin: (input) => beginUpload(input, QUIET),
  read: (uploadId) => readUpload({ uploadId }, QUIET),
  putPart: (input, bytes, signal) => putUploadPart(input, bytes, { ...QUIET, signal }),
  complete: (input) => completeUpload(input, QUIET),
  cancelUpload: (uploadId) => cancelUpload({ uploadId }, QUIET),
  digest,
  worthRetrying,
  isDamaged,
  wait,
  memory: {
    find: (fingerprint) => remembered()[fingerprint],
    keep: (fingerprint, uploadId) => drafts.write(MEMORY, { ...remembered(), [fingerprint]: uploadId }),
    forget(fingerprint) {
      const { [fingerprint]: _done, ...others } = remembered();
      drafts.write(MEMORY, others);
    },
  },
  problemOf: (error) =>
    error instanceof ApiError
      ? { message: error.message, code: error.code }
      : { message: errorText(generalErrors.requestFailed), code: generalErrors.requestFailed.code },
});
