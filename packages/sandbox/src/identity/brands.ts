import type { OauthProvider } from '@outrider/contract/oauth';
import { digest, type Person } from './person.ts';

/** Microsoft marks addresses of a domain whose owner it has checked; in the box that is the demo company's alone. */
const CHECKED_DOMAIN = 'harborline.test';

type Brand = {
  label: string;
  /** Which claims come with which scope. */
  claims: Record<string, string[]>;
  subjectOf: (email: string) => string;
  describe: (person: Person) => Record<string, string | boolean>;
};

/** What tells the two providers apart: the shape of their ids and the claims they give. */
export const BRANDS: Record<OauthProvider, Brand> = {
  google: {
    label: 'Google',
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    subjectOf: (email) => `1${digest(`google:${email}`).readBigUInt64BE().toString().padStart(20, '0')}`,
    describe: ({ email, name }) => ({ email, email_verified: true, name }),
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
  },
};

/** A UUID of version 8, the one left to home-made layouts (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hex = digest(text).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
