import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { digest, type Person } from './person.ts';
import type { TextName } from './texts.ts';

/** Microsoft marks addresses of a domain whose owner it has checked; in the box that is the demo company's alone. */
const CHECKED_DOMAIN = 'harborline.test';

type Brand = {
  label: string;
  /** Which claims come with which scope. */
  claims: Record<string, string[]>;
  subjectOf: (email: string) => string;
  describe: (person: Person) => Record<string, string | boolean>;
  mail: MailAccess;
};

type MailAccess = {
  /** What each scope lets its holder do, in the words of the consent page. */
  scopes: Record<string, TextName>;
  /** Whether using a refresh token makes it void and gives the next one. */
  rotates: boolean;
  refreshTokenDays: number;
  /** Whether a person who agreed before gets another refresh token only when asked again (`prompt=consent`). */
  givesOnce: boolean;
};

/** What tells the two providers apart: the shape of their ids and the claims they give. */
export const BRANDS: Record<OauthProvider, Brand> = {
  google: {
    label: 'Google',
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    subjectOf: (email) => `1${digest(`google:${email}`).readBigUInt64BE().toString().padStart(20, '0')}`,
    describe: ({ email, name }) => ({ email, email_verified: true, name }),
    mail: {
      scopes: { 'https://mail.google.com/': 'readWriteSend' },
      rotates: false,
      refreshTokenDays: 3_650,
      givesOnce: true,
    },
  },
  microsoft: {
    label: 'Microsoft',
    claims: {
      openid: ['sub', 'tid'],
      email: ['email', 'xms_edov'],
      profile: ['oid', 'name', 'preferred_username'],
    },
    subjectOf: (email) => digest(`microsoft:${email}`).toString('base64url'),
    describe: ({ email, name }) => {
      const domain = email.slice(email.lastIndexOf('@') + 1);
      return {
        oid: uuidOf(`object:${email}`),
        tid: uuidOf(`tenant:${domain}`),
        email,
        preferred_username: email,
        name,
        ...(domain === CHECKED_DOMAIN ? { xms_edov: true } : {}),
      };
    },
    mail: {
      scopes: {
        'https://outlook.office.com/IMAP.AccessAsUser.All': 'readWrite',
        'https://outlook.office.com/SMTP.Send': 'send',
      },
      rotates: true,
      refreshTokenDays: 90,
      givesOnce: false,
    },
  },
};

/** A UUID of version 8, the one left to home-made layouts (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hex = digest(text).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
