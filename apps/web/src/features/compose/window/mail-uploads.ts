import type { ComposeAttachment } from '@outrider/contract/compose/attrs';
import { ATTACHMENT_MAX_BYTES } from '@outrider/contract/files/upload';
import { type QueuedFile, uploads } from '../upload-port.ts';

/** Which files of the queue are for which mail. */
const wanted = new Map<string, string>();

/** The files behind attachments, for as long as their mail is not sent (specification, section 4). */
const files = new Map<string, File>();

export const fileOf = (attachmentId: string): File | undefined => files.get(attachmentId);

export type PendingFile = QueuedFile & { isLink: boolean };

/** Files of this mail that are on their way, or could not be taken. */
export const pendingFiles = (cid: string, queued: readonly QueuedFile[]): PendingFile[] =>
  queued
    .filter(({ key, state }) => wanted.get(key) === cid && state !== 'complete')
    .map((each) => ({ ...each, isLink: each.options.purpose === 'space' }));

/** The attachment a file became; undefined where it was taken away meanwhile. */
export async function uploadFile(
  cid: string,
  file: File,
  inline?: { contentId: string },
): Promise<ComposeAttachment | undefined> {
  const isLink = inline === undefined && file.size > ATTACHMENT_MAX_BYTES;
  const key = uploads.add(file, isLink ? { purpose: 'space', rename: true } : { purpose: 'attachment' });
  wanted.set(key, cid);
  for (;;) {
    const ended = await uploads.settled(key);
    if (!ended) {
      wanted.delete(key);
      return undefined;
    }
    if (ended.state === 'complete' && ended.upload) {
      const { uploadId, name, type, size, fileId } = ended.upload;
      files.set(uploadId, file);
      return {
        id: uploadId,
        name,
        fileName: name,
        fileSize: size,
        type: 'upload',
        mimeType: type,
        inlined: inline !== undefined,
        contentId: inline?.contentId ?? '',
        deleted: false,
        fromServer: false,
        cloudIdentity: isLink ? (fileId ?? '') : '',
        midOfSourceMail: '',
        partOfSourceMail: '',
        fileUrl: '',
        mode: isLink ? 'link' : 'file',
      };
    }
    await nextTry(key);
  }
}

/** Failed: until the writer tries again or takes it away. */
const nextTry = (key: string) =>
  new Promise<void>((resolve) => {
    const stop = uploads.subscribe(() => {
      if (uploads.find(key)?.state === 'failed') return;
      stop();
      resolve();
    });
  });

export const cancelPending = (key: string): void => uploads.cancel(key);
export const retryPending = (key: string): void => uploads.retry(key);
