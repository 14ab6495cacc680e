import { AppError } from '@outrider/contract/errors';
import type { TextSigner } from '../../../platform/secrets.ts';

const textOf = (id: string) => `link ${id}`;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id and its signature: nobody finds a link by trying, and a stolen copy of the database opens none. */
export const tokenOf = (signer: TextSigner, id: string) =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${signer.sign(textOf(id))}`;

/** Refuses what is not signed by us. */
export function idOf(signer: TextSigner, token: string): string {
  const [packed = '', signature = '', ...more] = token.split('.');
  if (signature === '') throw new AppError('spaceSignatureMissing');
  const hex = Buffer.from(packed, 'base64url').toString('hex');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  if (more.length > 0 || !ID.test(id) || !signer.isSigned(textOf(id), signature)) {
    throw new AppError('spaceSignatureWrong');
  }
  return id;
}

const PASS_MINUTES = 60;

/** What a visitor who gave the password carries on to the download. */
export function passFor(signer: TextSigner, id: string, now: Date): string {
  const until = now.getTime() + PASS_MINUTES * 60_000;
  return `${until}.${signer.sign(`pass ${id} ${until}`)}`;
}

export function isPass(signer: TextSigner, id: string, pass: string, now: Date): boolean {
  const [until = '', signature = ''] = pass.split('.');
  return Number(until) > now.getTime() && signer.isSigned(`pass ${id} ${until}`, signature);
}
