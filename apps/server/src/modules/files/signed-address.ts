import { AppError } from '@outrider/contract/errors';
import { fetchFileBytes } from '@outrider/contract/files/space';
import type { Scope } from '../../platform/db.ts';
import type { FilesDeps } from './files-deps.ts';

const MINUTES = 10;

type Signed = { w: string; fileId: string; preview: '0' | '1'; until: string };

const textOf = ({ w, fileId, preview, until }: Signed) => `fetch ${w} ${fileId} ${preview} ${until}`;

/** A browser fetches a large file by its address alone, without a log-in in its headers. */
export function addressOf(
  { signer, now }: Pick<FilesDeps, 'signer' | 'now'>,
  { workspaceId }: Scope,
  fileId: string,
  preview: '0' | '1',
): string {
  const until = String(now().getTime() + MINUTES * 60_000);
  const signed = { w: workspaceId, fileId, preview, until };
  return `${fetchFileBytes.path}?${new URLSearchParams({ ...signed, sign: signer.sign(textOf(signed)) })}`;
}

export function checkAddress(
  { signer, now }: Pick<FilesDeps, 'signer' | 'now'>,
  { sign, ...signed }: Signed & { sign?: string | undefined },
): void {
  if (!sign) throw new AppError('spaceSignatureMissing');
  if (!signer.isSigned(textOf(signed), sign)) throw new AppError('spaceSignatureWrong');
  if (Number(signed.until) <= now().getTime()) throw new AppError('spaceSignatureExpired');
}
