import { fill, type Language } from '@outrider/contract/languages';

const TEXTS = {
  boxed: { en: 'Boxed world, nothing goes out', zh: '沙盒环境，不会外发任何内容' },
  title: { en: 'Sign in with {brand}', zh: '使用 {brand} 登录' },
  standIn: {
    en: 'This page stands in for {brand} in the boxed world. Every address exists here, and no password is asked.',
    zh: '此页面在沙盒环境中代替 {brand}。这里任何邮箱都存在，无需密码。',
  },
  email: { en: 'Email', zh: '邮箱' },
  shares: { en: 'Outrider will see your name and email address.', zh: 'Outrider 将获得您的姓名和邮箱地址。' },
  consentTitle: { en: 'Allow mailbox access', zh: '允许访问邮箱' },
  consentLead: { en: 'Outrider asks {brand} to be allowed to:', zh: 'Outrider 向 {brand} 请求以下权限：' },
  readWriteSend: { en: 'Read, write and send mail as {email}', zh: '以 {email} 的身份读取、写入和发送邮件' },
  readWrite: { en: 'Read and write mail as {email}', zh: '以 {email} 的身份读取和写入邮件' },
  send: { en: 'Send mail as {email}', zh: '以 {email} 的身份发送邮件' },
  whileAway: { en: 'Do so while you are away, until you take it back', zh: '在您离开时继续访问，直到您撤回授权' },
  allow: { en: 'Allow', zh: '允许' },
  continue: { en: 'Continue', zh: '继续' },
  refuse: { en: 'Refuse', zh: '拒绝' },
  orAs: { en: 'or continue as', zh: '或以此身份继续' },
  newHere: { en: 'New here', zh: '新用户' },
  endedTitle: { en: 'This sign-in has ended', zh: '此次登录已结束' },
  ended: {
    en: 'It was finished in another window or took too long. Go back and start again.',
    zh: '登录已在其他窗口完成或已超时，请返回后重新开始。',
  },
  refusedTitle: { en: 'This sign-in cannot go on', zh: '无法继续登录' },
  failedTitle: { en: 'The boxed provider failed', zh: '沙盒登录服务出错' },
  failed: { en: 'The reason is in the log. Go back and start again.', zh: '原因请查看日志，请返回后重新开始。' },
  absentTitle: { en: 'There is no page here', zh: '页面不存在' },
  absent: { en: 'The boxed provider has no page at this address.', zh: '沙盒登录服务在此地址没有页面。' },
  back: { en: 'Back to Outrider', zh: '返回 Outrider' },
} as const;

export type TextName = keyof typeof TEXTS;

export const textIn =
  (language: Language) =>
  (name: TextName, values: Record<string, string> = {}) =>
    fill(TEXTS[name][language], values);
