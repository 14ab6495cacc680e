import * as contactErrors from '@outrider/contract/errors/contacts';
import { addContact } from '../../../api/contacts/contact.ts';
import { verifyOne } from '../../../api/verify.ts';
import { ApiError } from '../../../platform/create-call.ts';
import { toasts } from '../../../platform/toasts.ts';

/** A person named by a reply becomes a contact, as verdicts are kept with contacts, and their address is checked. */
export async function verifyNamed(email: string, source: string) {
  try {
    await addContact({ email, source }, { silent: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== contactErrors.contactExists.code) {
      toasts.showServerMessage(error.message);
      throw error;
    }
  }
  return verifyOne({ email });
}
