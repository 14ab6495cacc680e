import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { factorCode, keyAnswer } from './identity/two-factor.ts';
import { agreement, companyName, emailAddress, newPassword, timeZone, triedPassword } from './validation.ts';

/** A fresh session. The token is shown this once; the server keeps only its hash. */
export const session = z.object({ token: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.infer<typeof session>;

/** Why a mail is sent: to confirm a sign-up, or to set a new password. */
export const MAIL_BIZ_TYPES = ['SIGN_UP', 'RESET_PWD'] as const;
export const mailBizType = z.enum(MAIL_BIZ_TYPES);
export type MailBizType = z.infer<typeof mailBizType>;

export const mailedLink = z.object({
  mailId: z.uuid(),
  email: z.string(),
  sendTime: z.iso.datetime(),
  resendAfterSeconds: z.int(),
  linkExpiresAt: z.iso.datetime(),
});
export type MailedLink = z.infer<typeof mailedLink>;

const linkToken = z.string().min(20, 'malformed').max(100, 'malformed');

export const signUpForm = z.object({ email: emailAddress, companyName, password: newPassword, agree: agreement });

export const signUp = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/email',
  access: 'public',
  summary: 'Create an account and send the verification mail',
  input: signUpForm.extend({ timeZone: timeZone.catch('UTC').optional() }),
  output: mailedLink,
  errors: ['emailTaken', 'signUpClosed', 'signUpByInvitation', 'signUpOtherDomain'],
});

export const sendVerifyEmail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/sendVerifyEmail',
  sends: 'query',
  access: 'public',
  summary: 'Send the verification mail again, or the mail with the link to a new password',
  input: z.object({ bizType: mailBizType, verifyEmail: emailAddress }),
  output: mailedLink,
  errors: ['userNotFound', 'emailTaken', 'resendTooSoon'],
});

export const getMailReceipt = endpoint({
  method: 'GET',
  path: '/sirius/api/pub/user/email/receipt',
  access: 'public',
  summary: 'What the mail server answered to one of our mails',
  input: z.object({ mailId: z.uuid() }),
  output: z.object({
    state: z.enum(['waiting', 'taken', 'failed']),
    from: z.string(),
    host: z.string(),
    answer: z.string(),
    at: z.iso.datetime().nullable(),
  }),
  errors: ['notFound'],
});

export const getMailLink = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/email/link',
  access: 'public',
  summary: 'What a mailed link is for, without using it up',
  input: z.object({ token: linkToken }),
  output: z.object({
    bizType: mailBizType,
    email: z.string(),
    companyName: z.string(),
    state: z.enum(['open', 'expired', 'used']),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** How many devices are signed in now, for the page that says they will be signed out. */
    sessions: z.int(),
  }),
  errors: ['verificationExpired'],
});

export const cancelMailLink = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/email/link/cancel',
  access: 'public',
  summary: 'Make a mailed link stop working',
  input: z.object({ token: linkToken }),
  output: z.object({}),
  errors: [],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/email/verify',
  access: 'public',
  summary: 'Use a verification link: the address is confirmed and the person is signed in',
  input: z.object({ token: linkToken }),
  output: session.extend({ email: z.string() }),
  errors: ['verificationExpired', 'emailVerificationFailed'],
});

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/email/forgetPassword',
  access: 'public',
  summary: 'Use a reset link: set a new password and sign out everywhere',
  input: z.object({ token: linkToken, password: newPassword }),
  output: z.object({ email: z.string(), signedOut: z.int() }),
  errors: ['passwordResetFailed', 'passwordUsedBefore'],
});

export const signInForm = z.object({ email: emailAddress, password: triedPassword });

export const signIn = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/email/pwd/login',
  access: 'public',
  summary: 'Sign in with address and password, and a second factor where one is set up',
  input: signInForm.extend({ code: factorCode.optional(), key: keyAnswer.optional() }),
  output: session,
  errors: ['wrongCredentials', 'accountDeleted', 'emailNotVerified', 'twoFactorNeeded', 'twoFactorWrong'],
});

export const quickSignIn = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/quick/login',
  access: 'public',
  summary: 'Sign in to the demo workspace, in the boxed world only',
  input: z.object({}),
  output: session,
  errors: ['quickLoginOff'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/logout',
  access: 'login',
  summary: 'End this session',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/change/pwd',
  access: 'login',
  summary: 'Change the password, or set the first one; the other devices are signed out',
  input: z.object({ currentPassword: triedPassword.optional(), password: newPassword }),
  output: z.object({ signedOut: z.int() }),
  errors: ['wrongCurrentPassword', 'passwordUsedBefore'],
});
