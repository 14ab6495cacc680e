import { createHash, randomUUID } from 'node:crypto';
import {
  PICTURES_PER_WORKSPACE,
  type showPicture as showCall,
  type uploadPicture as uploadCall,
} from '@outrider/contract/campaigns/pictures';
import { AppError } from '@outrider/contract/errors';
import { readPicture } from '@outrider/mail-kit/pictures/read-picture';
import type { z } from 'zod';
import type { Db, Scope } from '../../../platform/db.ts';
import { countPictures, deleteUnusedPictures, findPictures, insertPicture } from './pictures.repository.ts';

type Deps = { db: Db; now: () => Date };

/** Takes a file for what it is, not for what it is called, and keeps nothing of it but the picture. */
export async function uploadPicture(
  { db, now }: Deps,
  scope: Scope,
  { data }: z.output<typeof uploadCall.input>,
): Promise<z.input<typeof uploadCall.output>> {
  const picture = readPicture(Buffer.from(data, 'base64'));
  if (!picture) throw new AppError('notAPicture');
  if ((await countPictures(db, scope)) >= PICTURES_PER_WORKSPACE) throw new AppError('tooManyPictures');
  const { type, width, height } = picture;
  const bytes = Buffer.from(picture.bytes);
  const digest = createHash('sha256').update(bytes).digest();
  const pictureId = await insertPicture(db, scope, { id: randomUUID(), type, width, height, bytes, digest, at: now() });
  return { pictureId, type, width, height, size: bytes.length };
}

export async function showPicture(
  { db }: Deps,
  scope: Scope,
  { pictureId }: z.output<typeof showCall.input>,
): Promise<z.input<typeof showCall.output>> {
  const [row] = await findPictures(db, scope, [pictureId]);
  if (!row) throw new AppError('notFound');
  const { id: _id, bytes, ...picture } = row;
  return { ...picture, pictureId, size: bytes.length, data: bytes.toString('base64') };
}

/** Long enough for the user to finish the mail a picture was uploaded for. */
const UNUSED_FOR_MS = 86_400_000;

export const sweepPictures = ({ db, now }: Deps) => deleteUnusedPictures(db, new Date(now().getTime() - UNUSED_FOR_MS));
