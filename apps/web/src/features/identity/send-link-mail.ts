import * as identityErrors from '@outrider/contract/errors/identity';
import type { MailBizType } from '@outrider/contract/sign';
import { z } from 'zod';
import { sendVerifyEmail } from '../../api/sign.ts';
import { ApiError } from '../../platform/create-call.ts';
import type { RegisterInfo } from '../../platform/storage.ts';
import { registerInfoOf, sendTimeLeaving } from './registering.ts';

const waitingTime = z.object({ seconds: z.number() });

/** Asks for a mail. One that went out a moment ago is as good as a new one; any other refusal comes back in words. */
export async function sendLinkMail(
  bizType: MailBizType,
  email: string,
): Promise<RegisterInfo | { refusedBecause: string }> {
  try {
    return registerInfoOf(await sendVerifyEmail({ bizType, verifyEmail: email }), new Date());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const wait = waitingTime.safeParse(error.data).data;
    if (error.code === identityErrors.resendTooSoon.code && wait) {
      return { email, sendTime: sendTimeLeaving(wait.seconds, new Date()) };
    }
    return { refusedBecause: error.message };
  }
}
