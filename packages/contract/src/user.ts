import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LANGUAGES } from './languages.ts';
import { AVATAR_MAX_LENGTH } from './limits.ts';
import { companyName, emailAddress, timeZone, website } from './validation.ts';

export const QUOTA_TYPES = ['MAILBOX', 'CONTACT', 'MAIL', 'VERIFICATION', 'AGENT_RESULT'] as const;

export const quota = z.object({
  quotaType: z.enum(QUOTA_TYPES),
  /** Null: unlimited. */
  total: z.int().nullable(),
  used: z.int(),
  /** When the count starts again; null for a quota that counts what exists now. */
  resetAt: z.iso.datetime().nullable(),
});
export type Quota = z.infer<typeof quota>;

export const DATE_FORMATS = ['MMM DD, YYYY', 'DD MMM YYYY', 'YYYY-MM-DD'] as const;
export const WEEK_STARTS = ['monday', 'sunday', 'saturday'] as const;

export const userInfo = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  companyName: z.string(),
  website: z.string(),
  /** A small square picture as a data URL, or empty. */
  avatar: z.string(),
  language: z.enum(LANGUAGES),
  timeZone: z.string(),
  dateFormat: z.enum(DATE_FORMATS),
  weekStart: z.enum(WEEK_STARTS),
  hasPassword: z.boolean(),
  passwordChangedAt: z.iso.datetime().nullable(),
  plan: z.string(),
  quota: z.array(quota),
  quotaCountInfoList: z.array(quota),
});
export type UserInfo = z.infer<typeof userInfo>;

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/userInfo',
  access: 'login',
  summary: 'Who is signed in, with the plan and its quotas',
  input: z.object({}),
  output: userInfo,
  errors: [],
});

export const getQuotaInfo = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/user/quotaInfo',
  access: 'login',
  summary: 'What the plan allows and what is used',
  withoutScreen: 'The specification has it; pages read the same numbers with userInfo',
  input: z.object({}),
  output: z.object({ quotaCountInfoList: z.array(quota) }),
  errors: [],
});

export const profileUpdate = z
  .object({
    name: z.string().trim().max(100, 'tooLong'),
    companyName,
    website,
    avatar: z
      .string()
      .max(AVATAR_MAX_LENGTH, 'tooLong')
      .regex(/^(?:data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+=*)?$/, 'malformed'),
    language: z.enum(LANGUAGES),
    timeZone,
    dateFormat: z.enum(DATE_FORMATS),
    weekStart: z.enum(WEEK_STARTS),
  })
  .partial();
export type ProfileUpdate = z.output<typeof profileUpdate>;

export const updateUser = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/update',
  access: 'login',
  summary: 'Change the profile; fields that are left out stay as they are',
  input: profileUpdate,
  output: userInfo,
  errors: [],
});

export const reportActive = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/user/active',
  access: 'login',
  summary: 'The user moved to another page',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

/** UN_SIGN_UP: unknown address. ALREADY_SIGN_UP: signed up, link not used yet. ALREADY_VERIFIED: a full account. */
export const REGISTRATION_STATUSES = ['UN_SIGN_UP', 'ALREADY_SIGN_UP', 'ALREADY_VERIFIED'] as const;
export const registrationStatus = z.enum(REGISTRATION_STATUSES);
export type RegistrationStatus = z.infer<typeof registrationStatus>;

export const checkSignUp = endpoint({
  method: 'POST',
  path: '/sirius/api/pub/user/signup/email/check',
  access: 'public',
  summary: 'Whether an address is free to sign up with',
  input: z.object({ email: emailAddress }),
  output: z.object({ status: registrationStatus }),
  errors: [],
});
