import { AppError } from '@outrider/contract/errors';
import { sanitizeForQuote } from '@outrider/mail-kit/compose/quote-html';
import type { Scope } from '../../../platform/db.ts';
import type { OriginalMail } from '../../inbox/index.ts';
import type { ComposeDeps } from '../compose-deps.ts';

/** What a mail says, as it can be written on: pictures that came with it are named by their Content-ID. */
export async function readWholeBody(
  { readBody }: Pick<ComposeDeps, 'readBody'>,
  scope: Scope,
  { id }: OriginalMail,
): Promise<{ content: string; isHtml: boolean }> {
  const body = await readBody(scope, id);
  if (!body) throw new AppError('mailNotFound');
  if (body.html === null) return { content: body.text ?? '', isHtml: false };
  return { content: sanitizeForQuote(body.html), isHtml: true };
}
