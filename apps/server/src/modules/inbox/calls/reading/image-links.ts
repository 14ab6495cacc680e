import { showImage } from '@outrider/contract/inbox/inbox';
import type { z } from 'zod';
import type { Scope } from '../../../../platform/db.ts';
import type { TextSigner } from '../../../../platform/secrets.ts';

/** A page that stays open over the day keeps its pictures; a link that leaks is of use no longer than that. */
const VALID_MS = 12 * 3_600_000;

/** An image of a message: one somewhere in the web, or one of its parts. */
export type ImageOf = { mid: string } & ({ url: string } | { part: string });

type Signer = { signer: TextSigner; now: () => Date };

/** A link a browser can load without a log-in; it opens this one image, for a while. */
export function writeImageLink({ signer, now }: Signer, { workspaceId }: Scope, image: ImageOf): string {
  const query = {
    w: workspaceId,
    mid: image.mid,
    ...('url' in image ? { url: image.url } : { part: image.part }),
    until: String(now().getTime() + VALID_MS),
  };
  return `${showImage.path}?${new URLSearchParams({ ...query, sign: signer.sign(signedText(query)) })}`;
}

type LinkQuery = Omit<z.output<typeof showImage.input>, 'sign'>;

const signedText = ({ w, mid, url, part, until }: LinkQuery) =>
  JSON.stringify(['image', w, mid, url ?? null, part ?? null, until]);

/** What a link of ours opens; undefined for any other, and for one that has run out. */
export function readImageLink({ signer, now }: Signer, query: unknown): (Scope & ImageOf) | undefined {
  const parsed = showImage.input.safeParse(query);
  if (!parsed.success) return undefined;
  const { sign, ...rest } = parsed.data;
  if (!signer.isSigned(signedText(rest), sign) || Number(rest.until) < now().getTime()) return undefined;
  const of = { workspaceId: rest.w, mid: rest.mid };
  if (rest.url !== undefined) return { ...of, url: rest.url };
  return rest.part === undefined ? undefined : { ...of, part: rest.part };
}
