import * as identityErrors from '@outrider/contract/errors/identity';
import { verifyEmail } from '../../api/sign.ts';
import { ApiError } from '../../platform/create-call.ts';
import { session } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage.ts';

/** What using a link led to. A server that could not be reached has said so in a toast, and the link can be tried again. */
export type Confirmation = 'confirmed' | 'expired' | 'used' | 'notReached';

export async function confirmAddress(token: string): Promise<Confirmation> {
  try {
    const opened = await verifyEmail({ token });
    storage.clearRegisterInfo();
    session.start(opened.token);
    return 'confirmed';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === identityErrors.verificationExpired.code) return 'expired';
    if (error.code === identityErrors.emailVerificationFailed.code) return 'used';
    return 'notReached';
  }
}
