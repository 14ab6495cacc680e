import type { CatalogueEntry } from './entry.ts';

// Sign-up, sign-in, passwords, third-party sign-in, two-factor.

export const verificationExpired = {
  code: 11001,
  status: 410,
  en: 'Verification email has expired, please resend.',
  zh: '验证邮件已过期，请重新发送。',
  de: 'Die Bestätigungs-E-Mail ist abgelaufen, bitte fordern Sie eine neue an.',
} satisfies CatalogueEntry;
export const passwordResetFailed = {
  code: 11002,
  status: 410,
  en: 'Password reset failed, please try again later.',
  zh: '密码重置失败，请稍后重试。',
  de: 'Das Passwort konnte nicht zurückgesetzt werden, bitte versuchen Sie es später erneut.',
} satisfies CatalogueEntry;
export const emailVerificationFailed = {
  code: 11003,
  status: 410,
  en: 'Email verification failed, please log in again',
  zh: '邮箱验证失败，请重新登录',
  de: 'Die Bestätigung der E-Mail-Adresse ist fehlgeschlagen, bitte melden Sie sich erneut an',
} satisfies CatalogueEntry;
export const emailTaken = {
  code: 11004,
  status: 409,
  en: 'An account with this email already exists.',
  zh: '该邮箱已注册账户。',
  de: 'Ein Konto mit dieser E-Mail-Adresse existiert bereits.',
} satisfies CatalogueEntry;
export const userNotFound = {
  code: 11005,
  status: 404,
  en: 'User not found',
  zh: '用户不存在',
  de: 'Benutzer nicht gefunden',
} satisfies CatalogueEntry;
// One text for an unknown address and a wrong password, so that the answer does not tell which addresses exist.
export const wrongCredentials = {
  code: 11006,
  status: 422,
  en: 'Email or password is incorrect',
  zh: '邮箱或密码不正确',
  de: 'E-Mail oder Passwort ist nicht richtig',
} satisfies CatalogueEntry;
export const emailNotVerified = {
  code: 11007,
  status: 422,
  en: 'Confirm your email first. We can send the link again.',
  zh: '请先验证邮箱，可重新发送验证链接。',
  de: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir können den Link erneut senden.',
} satisfies CatalogueEntry;
export const resendTooSoon = {
  code: 11008,
  status: 429,
  en: 'An email has been sent. You can resend it in {seconds} s.',
  zh: '邮件已发出，{seconds} 秒后可再次发送。',
  de: 'Eine E-Mail ist unterwegs. Die nächste kann in {seconds} s gesendet werden.',
} satisfies CatalogueEntry;
export const wrongCurrentPassword = {
  code: 11009,
  status: 422,
  en: 'The current password is incorrect',
  zh: '当前密码不正确',
  de: 'Das aktuelle Passwort ist nicht richtig',
} satisfies CatalogueEntry;
export const passwordUsedBefore = {
  code: 11010,
  status: 422,
  en: 'This password has been used before. Choose another one',
  zh: '该密码曾使用过，请更换',
  de: 'Dieses Passwort wurde hier schon verwendet, wählen Sie ein anderes',
} satisfies CatalogueEntry;
export const oauthFailed = {
  code: 11011,
  status: 422,
  en: 'Signing in with {provider} failed. Nothing was changed.',
  zh: '通过 {provider} 登录失败，未作任何更改。',
  de: 'Die Anmeldung mit {provider} hat nicht funktioniert. Es wurde nichts geändert.',
} satisfies CatalogueEntry;
export const oauthNotOffered = {
  code: 11012,
  status: 404,
  en: 'Signing in with {provider} is not available on this server',
  zh: '此服务器不支持 {provider} 登录',
  de: 'Die Anmeldung mit {provider} wird hier nicht angeboten',
} satisfies CatalogueEntry;
export const oauthTicketExpired = {
  code: 11013,
  status: 410,
  en: 'The sign-in timed out. Please start again',
  zh: '登录已超时，请重新开始',
  de: 'Diese Anmeldung dauerte zu lange, bitte beginnen Sie erneut',
} satisfies CatalogueEntry;
export const lastSignInMethod = {
  code: 11014,
  status: 409,
  en: 'Set a password first; otherwise you could no longer sign in',
  zh: '请先设置密码，否则将无法登录',
  de: 'Legen Sie zuerst ein Passwort fest, sonst könnten Sie sich nicht mehr anmelden',
} satisfies CatalogueEntry;
export const twoFactorNeeded = {
  code: 11015,
  status: 422,
  en: 'Enter the code from your authenticator app',
  zh: '请输入验证器应用中的验证码',
  de: 'Geben Sie den Code Ihrer Authenticator-App ein',
} satisfies CatalogueEntry;
export const twoFactorWrong = {
  code: 11016,
  status: 422,
  en: 'This code is incorrect or has already been used',
  zh: '验证码不正确或已使用',
  de: 'Dieser Code ist nicht richtig oder wurde bereits verwendet',
} satisfies CatalogueEntry;
export const quickLoginOff = {
  code: 11017,
  status: 404,
  en: 'Quick login is available only in practice mode',
  zh: '快速登录仅在练习模式可用',
  de: 'Die Schnellanmeldung gibt es nur in der Sandbox',
} satisfies CatalogueEntry;
export const twoFactorNeedsPassword = {
  code: 11018,
  status: 409,
  en: 'Set a password first. It is required to change two-factor authentication.',
  zh: '请先设置密码。更改两步验证时需要输入密码。',
  de: 'Legen Sie zuerst ein Passwort fest. Änderungen an der Zwei-Faktor-Anmeldung fragen danach.',
} satisfies CatalogueEntry;
export const twoFactorSetupExpired = {
  code: 11019,
  status: 410,
  en: 'This timed out. Please start again',
  zh: '操作超时，请重新开始',
  de: 'Das dauerte zu lange, bitte beginnen Sie erneut',
} satisfies CatalogueEntry;
export const securityKeyRefused = {
  code: 11020,
  status: 422,
  en: 'This security key was not accepted. Nothing was changed.',
  zh: '未接受该安全密钥，未作任何更改。',
  de: 'Dieser Sicherheitsschlüssel wurde nicht akzeptiert. Es wurde nichts geändert.',
} satisfies CatalogueEntry;
// One text for an unknown address and a wrong code, so that the answer does not tell which addresses exist.
export const recoveryRefused = {
  code: 11021,
  status: 422,
  en: 'Email and recovery code do not match, or the code has already been used',
  zh: '邮箱与恢复码不匹配，或恢复码已使用',
  de: 'E-Mail und Wiederherstellungscode passen nicht zusammen, oder der Code wurde bereits verwendet',
} satisfies CatalogueEntry;
export const proofNeeded = {
  code: 11022,
  status: 422,
  en: 'Confirm that it is you: enter your password, or sign in again',
  zh: '请确认是您本人：输入密码或重新登录',
  de: 'Zeigen Sie, dass Sie es sind: Geben Sie Ihr Passwort ein oder melden Sie sich erneut an',
} satisfies CatalogueEntry;
export const linkNeedsPassword = {
  code: 11023,
  status: 422,
  en: 'An account with this address exists. Enter its password',
  zh: '该邮箱已有账户，请输入其密码',
  de: 'Für diese Adresse gibt es ein Konto. Geben Sie einmal dessen Passwort ein',
} satisfies CatalogueEntry;
export const linkNeedsSignIn = {
  code: 11024,
  status: 409,
  en: 'An account with this address uses another sign-in method. Sign in to it first, then add this method in your profile',
  zh: '该邮箱已有使用其他方式登录的账户。请先登录该账户，再在个人资料中添加此方式',
  de: 'Für diese Adresse gibt es ein Konto mit einer anderen Anmeldemethode. Melden Sie sich zuerst dort an und fügen Sie diese Methode dann in Ihrem Profil hinzu',
} satisfies CatalogueEntry;
export const signUpClosed = {
  code: 11025,
  status: 422,
  en: 'Sign-up is closed; ask your administrator for an invitation link',
  zh: '未开放注册，请向管理员索取邀请链接',
  de: 'Diese Installation ist geschlossen; bitten Sie ihren Inhaber um einen Link',
} satisfies CatalogueEntry;
export const signUpByInvitation = {
  code: 11026,
  status: 422,
  en: 'Signing up requires an invitation; ask your administrator for a link',
  zh: '须凭邀请注册，请向管理员索取邀请链接',
  de: 'Für die Registrierung ist hier eine Einladung nötig; bitten Sie den Inhaber dieser Installation um einen Link',
} satisfies CatalogueEntry;
export const signUpOtherDomain = {
  code: 11027,
  status: 422,
  en: 'Only addresses at {domains} can sign up',
  zh: '仅限 {domains} 的邮箱注册',
  de: 'Hier können sich nur Adressen von {domains} registrieren',
} satisfies CatalogueEntry;
export const invitationOver = {
  code: 11028,
  status: 410,
  en: 'This invitation has already been used or has expired; ask for a new link',
  zh: '该邀请链接已使用或已过期，请索取新的链接',
  de: 'Diese Einladung wurde bereits verwendet oder ist abgelaufen; bitten Sie um einen neuen Link',
} satisfies CatalogueEntry;
export const invitationForOther = {
  code: 11029,
  status: 422,
  en: 'This invitation is for {email}',
  zh: '该邀请链接仅供 {email} 使用',
  de: 'Diese Einladung gilt für {email}',
} satisfies CatalogueEntry;
export const accountDeleted = {
  code: 11030,
  status: 410,
  en: 'This account was deleted, with everything in it',
  zh: '该账户及其全部内容已被删除',
  de: 'Dieses Konto wurde mit allem darin gelöscht',
} satisfies CatalogueEntry;
export const tooManySmsCodes = {
  code: 11201,
  status: 429,
  en: 'Too many codes requested. Please try again later',
  zh: '验证码请求过多，请稍后再试',
  de: 'Es wurden zu viele Codes angefordert, bitte versuchen Sie es später erneut',
} satisfies CatalogueEntry;
export const dailyCodeLimit = {
  code: 11202,
  status: 429,
  en: 'The daily limit of codes has been reached',
  zh: '今日验证码次数已达上限',
  de: 'Das heutige Limit an Codes ist erreicht',
} satisfies CatalogueEntry;
export const phoneNotBound = {
  code: 11203,
  status: 422,
  en: 'This phone number is not linked to a mailbox',
  zh: '该手机号未绑定邮箱',
  de: 'Diese Telefonnummer ist mit keinem Postfach verknüpft',
} satisfies CatalogueEntry;
export const enterpriseAccountLimit = {
  code: 11204,
  status: 409,
  en: 'Your company has reached its account limit',
  zh: '企业账户数量已达上限',
  de: 'Ihre Firma hat ihre Höchstzahl an Konten erreicht',
} satisfies CatalogueEntry;
export const unbanDone = {
  code: 11205,
  status: 409,
  en: 'The sending ban has already been lifted',
  zh: '发送限制已解除',
  de: 'Die Versandsperre ist bereits aufgehoben',
} satisfies CatalogueEntry;
export const unbanRefused = {
  code: 11206,
  status: 409,
  en: 'The sending ban cannot be lifted yet. Please contact your administrator',
  zh: '暂时无法解除发送限制，请联系管理员',
  de: 'Die Versandsperre lässt sich noch nicht aufheben, bitte fragen Sie den Administrator',
} satisfies CatalogueEntry;
