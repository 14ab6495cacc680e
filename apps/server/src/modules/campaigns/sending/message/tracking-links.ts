import type { TextSigner } from '../../../../platform/secrets.ts';

/**
 * Addresses in a mail that lead back here. Each is signed with what it is for: nobody can make one up, use one for
 * another purpose, or change where a click leads.
 */
export type MailLinks = {
  unsubscribe: string;
  pixel: string;
  click(target: string): string;
};

const PATHS = { unsubscribe: 'u', pixel: 'o', click: 'c' } as const;
type Purpose = keyof typeof PATHS;

const signedText = (purpose: Purpose, payload: string) => `${purpose} ${payload}`;

/** `base`: without a slash at its end. */
export function createMailLinks(signer: TextSigner, base: string, ledgerId: string): MailLinks {
  const link = (purpose: Purpose, payload: string) =>
    `${base}/t/${PATHS[purpose]}/${payload}.${signer.sign(signedText(purpose, payload))}`;
  return {
    unsubscribe: link('unsubscribe', ledgerId),
    get pixel() {
      return link('pixel', ledgerId);
    },
    click: (target) => link('click', `${ledgerId}.${Buffer.from(target).toString('base64url')}`),
  };
}

/** What a link's last part says, when it is one of ours. `target`: where a click leads. */
export function readMailLink(
  signer: TextSigner,
  purpose: Purpose,
  token: string,
): { ledgerId: string; target: string } | undefined {
  const end = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(0, end));
  if (!signer.isSigned(signedText(purpose, payload), token.slice(end + 1))) return undefined;
  const [ledgerId = '', target = ''] = payload.split('.');
  return { ledgerId, target: Buffer.from(target, 'base64url').toString() };
}
