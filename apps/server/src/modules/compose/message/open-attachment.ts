import type { Readable } from 'node:stream';
import type { ComposeAttachment } from '@outrider/contract/compose/attrs';
import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { ComposeDeps } from '../compose-deps.ts';

/** The bytes of an attachment: an upload's, a file's of the attachment space, or those of another mail. Undefined where they are gone. */
export async function openAttachment(
  { openUpload, openFile, readPart }: Pick<ComposeDeps, 'openUpload' | 'openFile' | 'readPart'>,
  scope: Scope,
  { id, type, cloudIdentity, midOfSourceMail, partOfSourceMail }: ComposeAttachment,
): Promise<Buffer | Readable | undefined> {
  const isForeign = type === 'fromInternalMail';
  const fileId = type === 'internal' ? cloudIdentity || id : '';
  if (!isId(isForeign ? midOfSourceMail : fileId || id)) return undefined;
  try {
    if (fileId !== '') return await openFile(scope, fileId);
    return await (isForeign ? readPart(scope, midOfSourceMail, partOfSourceMail) : openUpload(scope, id));
  } catch (error) {
    if (error instanceof AppError && LOST.has(error.reason)) return undefined;
    throw error;
  }
}

const LOST = new Set(['attachmentLost', 'mailNotFound']);

const isId = (text: string) => z.uuid().safeParse(text).success;
