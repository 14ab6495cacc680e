import type { CatalogueEntry } from './entry.ts';

/** Sign-up, sign-in, passwords, third-party sign-in, two-factor. */
export const IDENTITY_ERRORS = {
  verificationExpired: {
    code: 11001,
    status: 410,
    en: 'Verification email has expired, please resend.',
    zh: '验证邮件已过期，请重新发送。',
  },
  passwordResetFailed: {
    code: 11002,
    status: 410,
    en: 'Password reset failed, please try again later.',
    zh: '密码重置失败，请稍后重试。',
  },
  emailVerificationFailed: {
    code: 11003,
    status: 410,
    en: 'Email verification failed, please log in again',
    zh: '邮箱验证失败，请重新登录',
  },
  emailTaken: {
    code: 11004,
    status: 409,
    en: 'An account with this email already exists.',
    zh: '该邮箱已注册账号。',
  },
  userNotFound: { code: 11005, status: 404, en: 'User not found', zh: '用户不存在' },
  // One text for an unknown address and a wrong password, so that the answer does not tell which addresses exist.
  wrongCredentials: { code: 11006, status: 422, en: 'Email or password is not right', zh: '邮箱或密码不正确' },
  emailNotVerified: {
    code: 11007,
    status: 422,
    en: 'Confirm your email first. We can send the link again.',
    zh: '请先验证邮箱，可重新发送验证链接。',
  },
  resendTooSoon: {
    code: 11008,
    status: 429,
    en: 'A mail is on its way. The next one can go out in {seconds} s.',
    zh: '邮件已发出，{seconds} 秒后可再次发送。',
  },
  wrongCurrentPassword: { code: 11009, status: 422, en: 'The current password is not right', zh: '当前密码不正确' },
  passwordUsedBefore: {
    code: 11010,
    status: 422,
    en: 'This password was used here before, choose another',
    zh: '该密码曾使用过，请更换',
  },
  oauthFailed: {
    code: 11011,
    status: 422,
    en: 'Signing in with {provider} did not work. Nothing was changed.',
    zh: '通过 {provider} 登录未成功，未作任何更改。',
  },
  oauthNotOffered: {
    code: 11012,
    status: 404,
    en: 'Signing in with {provider} is not offered here',
    zh: '此处不提供 {provider} 登录',
  },
  oauthTicketExpired: {
    code: 11013,
    status: 410,
    en: 'This sign-in took too long, please start again',
    zh: '登录已超时，请重新开始',
  },
  lastSignInWay: {
    code: 11014,
    status: 409,
    en: 'Set a password first, or you could not sign in any more',
    zh: '请先设置密码，否则将无法登录',
  },
  twoFactorNeeded: {
    code: 11015,
    status: 422,
    en: 'Enter the code of your authenticator app',
    zh: '请输入验证器中的验证码',
  },
  twoFactorWrong: {
    code: 11016,
    status: 422,
    en: 'This code is not right or was used already',
    zh: '验证码不正确或已使用',
  },
  quickLoginOff: {
    code: 11017,
    status: 404,
    en: 'Quick log-in exists only in the boxed world',
    zh: '快速登录仅在沙盒环境可用',
  },
  twoFactorNeedsPassword: {
    code: 11018,
    status: 409,
    en: 'Set a password first. Changes to two-factor ask for it.',
    zh: '请先设置密码。更改两步验证时需要输入密码。',
  },
  twoFactorSetupExpired: {
    code: 11019,
    status: 410,
    en: 'This took too long, please start again',
    zh: '操作超时，请重新开始',
  },
  securityKeyRefused: {
    code: 11020,
    status: 422,
    en: 'This security key was not accepted. Nothing was changed.',
    zh: '未接受该安全密钥，未作任何更改。',
  },
  // One text for an unknown address and a wrong code, so that the answer does not tell which addresses exist.
  recoveryRefused: {
    code: 11021,
    status: 422,
    en: 'Email and recovery code do not go together, or the code was used already',
    zh: '邮箱与恢复码不匹配，或恢复码已使用',
  },
  proofNeeded: {
    code: 11022,
    status: 422,
    en: 'Show that it is you: enter your password, or sign in again',
    zh: '请确认是您本人：输入密码或重新登录',
  },
  linkNeedsPassword: {
    code: 11023,
    status: 422,
    en: 'There is an account with this address. Enter its password once',
    zh: '该邮箱已有账号，请输入一次其密码',
  },
  linkNeedsSignIn: {
    code: 11024,
    status: 409,
    en: 'There is an account with this address that signs in another way. Sign in to it first, then add this way in your profile',
    zh: '该邮箱已有使用其他方式登录的账号。请先登录该账号，再在个人资料中添加此方式',
  },
  tooManySmsCodes: {
    code: 11201,
    status: 429,
    en: 'Too many codes were asked for, please try again later',
    zh: '验证码请求过多，请稍后再试',
  },
  dailyCodeLimit: {
    code: 11202,
    status: 429,
    en: 'The limit of codes for today is reached',
    zh: '今日验证码次数已达上限',
  },
  phoneNotBound: {
    code: 11203,
    status: 422,
    en: 'This phone number is not bound to a mailbox',
    zh: '该手机号未绑定邮箱',
  },
  enterpriseAccountLimit: {
    code: 11204,
    status: 409,
    en: 'Your company has reached its number of accounts',
    zh: '企业账号数量已达上限',
  },
  unbanDone: { code: 11205, status: 409, en: 'The ban on sending is already lifted', zh: '发信限制已解除' },
  unbanRefused: {
    code: 11206,
    status: 409,
    en: 'The ban on sending cannot be lifted yet, please ask the administrator',
    zh: '暂时无法解除发信限制，请联系管理员',
  },
} as const satisfies Record<string, CatalogueEntry>;
