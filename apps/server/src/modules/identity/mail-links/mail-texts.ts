import type { Language } from '@outrider/contract/languages';
import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@outrider/contract/limits';
import type { MailBizType } from '@outrider/contract/sign';
import { layOutMail } from '../../../platform/mail/lay-out-mail.ts';
import type { MailText } from '../../../platform/mail/system-mail.ts';

type LinkMail = { bizType: MailBizType; url: string; email: string; companyName: string; appName: string };

export function linkMail({ bizType, url, email, companyName, appName }: LinkMail, language: Language): MailText {
  const texts = {
    SIGN_UP: {
      en: {
        subject: `Confirm your email for ${appName}`,
        paragraphs: [
          `Someone, most likely you, signed up ${companyName} with ${email}.`,
          `The link works once and is valid for ${VERIFY_LINK_HOURS} hours. If you did not sign up, ignore this email: the account cannot be used without confirmation.`,
        ],
        action: 'Confirm this address',
      },
      zh: {
        subject: `验证您的 ${appName} 邮箱`,
        paragraphs: [
          `有人（很可能是您）使用 ${email} 为 ${companyName} 注册了账户。`,
          `该链接仅可使用一次，${VERIFY_LINK_HOURS} 小时内有效。如果不是您本人注册，请忽略此邮件：未经验证的账户无法使用。`,
        ],
        action: '验证此邮箱',
      },
      de: {
        subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${appName}`,
        paragraphs: [
          `Jemand, sehr wahrscheinlich Sie, hat ${companyName} mit ${email} registriert.`,
          `Der Link funktioniert einmal und gilt ${VERIFY_LINK_HOURS} Stunden. Haben Sie sich nicht registriert? Dann ist nichts zu tun: Ohne diesen Link ist das Konto nicht nutzbar.`,
        ],
        action: 'Diese Adresse bestätigen',
      },
    },
    RESET_PWD: {
      en: {
        subject: `Reset your ${appName} password`,
        paragraphs: [
          `Someone, most likely you, requested a new password for ${email}.`,
          `The link works once and is valid for ${RESET_LINK_MINUTES} minutes. If you did not request it, ignore this email: your password does not change.`,
        ],
        action: 'Choose a new password',
      },
      zh: {
        subject: `重设您的 ${appName} 密码`,
        paragraphs: [
          `有人（很可能是您）请求为 ${email} 重设密码。`,
          `该链接仅可使用一次，${RESET_LINK_MINUTES} 分钟内有效。如果不是您本人操作，请忽略此邮件：密码不会改变。`,
        ],
        action: '设置新密码',
      },
      de: {
        subject: `Ein neues Passwort für ${appName}`,
        paragraphs: [
          `Jemand, sehr wahrscheinlich Sie, hat ein neues Passwort für ${email} angefordert.`,
          `Der Link funktioniert einmal und gilt ${RESET_LINK_MINUTES} Minuten. Haben Sie nichts angefordert? Dann ist nichts zu tun: Ihr Passwort bleibt unverändert.`,
        ],
        action: 'Neues Passwort wählen',
      },
    },
  } as const;
  const { action, ...text } = texts[bizType][language];
  return layOutMail({ ...text, action: { label: action, url }, appName, language });
}

export function passwordChangedMail({ appName, url }: { appName: string; url: string }, language: Language): MailText {
  const texts = {
    en: {
      subject: `Your ${appName} password was changed`,
      paragraphs: [
        'Your password was just changed, and your other devices were signed out.',
        'If this was not you, reset your password immediately. That signs out all devices again.',
      ],
      label: 'Reset password',
    },
    zh: {
      subject: `您的 ${appName} 密码已更改`,
      paragraphs: [
        '您的密码刚刚被更改，其他设备已退出登录。',
        '如果不是您本人操作，请立即重设密码，所有设备将再次退出登录。',
      ],
      label: '重设密码',
    },
    de: {
      subject: `Ihr Passwort für ${appName} wurde geändert`,
      paragraphs: [
        'Ihr Passwort wurde soeben geändert, und Ihre anderen Geräte wurden abgemeldet.',
        'Waren Sie das nicht? Fordern Sie sofort ein neues Passwort an; damit werden alle Geräte erneut abgemeldet.',
      ],
      label: 'Neues Passwort anfordern',
    },
  };
  const { label, ...text } = texts[language];
  return layOutMail({ ...text, action: { label, url }, appName, language });
}
