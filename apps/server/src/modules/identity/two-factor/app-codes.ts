import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with what every authenticator app understands: SHA-1, six digits, 30 s. */
const PERIOD = 30;
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: PERIOD };
/** RFC 4226, section 4: 160 bits are recommended. */
const SECRET_BYTES = 20;
/** RFC 6238, section 5.2: one step either way for clocks that are off and people who type slowly. */
const STEPS_EITHER_WAY = 1;

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says. */
export const appUrlOf = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret), issuer, label }).toString();

export const isAppCode = (code: string) => /^\d{6}$/.test(withoutSpaces(code));

/** The step a code belongs to; undefined when it is not one of the steps around now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const token = withoutSpaces(code);
  const delta = TOTP.validate({
    ...SETTINGS,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: STEPS_EITHER_WAY,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

const withoutSpaces = (code: string) => code.replaceAll(/\s/g, '');
