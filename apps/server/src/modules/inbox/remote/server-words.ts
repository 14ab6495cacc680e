import { AppError } from '@outrider/contract/errors';
import { MailServerError } from '../../../platform/net/failure.ts';
import { wordsOf } from '../../mailboxes/index.ts';

/** RFC 5530, 3: the access control list does not allow it. */
const NOT_ALLOWED = 'NOPERM';

/** Does something at a server; its refusal reaches the person in its own words. */
export async function atServer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The same for taking something away, which has a refusal of its own. */
export async function deleteAtServer<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isForbidden = error instanceof MailServerError && error.failure.reply?.enhanced === NOT_ALLOWED;
    throw isForbidden ? new AppError('noDeletePermission') : toRefusal(error);
  }
}

const toRefusal = (error: unknown) =>
  error instanceof MailServerError
    ? new AppError('mailServerUnreachable', { values: { words: wordsOf(error.failure) } })
    : error;
