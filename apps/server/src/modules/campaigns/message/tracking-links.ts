import type { TextSigner } from '../../../platform/secrets.ts';

/**
 * Addresses in a mail that lead back here. Each is signed with what it is for: nobody can make one up, use one for
 * another purpose, or change where a click leads.
 */
export type MailLinks = {
  unsubscribe: string;
  /** The subject of a mail that says the same (RFC 2369, 3.2). */
  unsubscribeSubject: string;
  /** None where nothing is to be seen. */
  track: { pixel: string; click(target: string): string } | undefined;
};

/** Prefixes without a slash at their end; `tracker` is empty where opens and clicks are not seen. */
export type LinkBases = { tracker: string; wayOut: string };

const PATHS = { unsubscribe: 'u', pixel: 'o', click: 'c' } as const;
type Purpose = keyof typeof PATHS;

const signedText = (purpose: Purpose, payload: string) => `${purpose} ${payload}`;

export function createMailLinks(signer: TextSigner, { tracker, wayOut }: LinkBases, ledgerId: string): MailLinks {
  const tokenOf = (purpose: Purpose, payload: string) => `${payload}.${signer.sign(signedText(purpose, payload))}`;
  const link = (purpose: Purpose, payload: string) => `${tracker}/t/${PATHS[purpose]}/${tokenOf(purpose, payload)}`;
  const leaving = tokenOf('unsubscribe', ledgerId);
  return {
    unsubscribe: `${wayOut}/t/${PATHS.unsubscribe}/${leaving}`,
    unsubscribeSubject: `unsubscribe ${leaving}`,
    track:
      tracker === ''
        ? undefined
        : {
            get pixel() {
              return link('pixel', ledgerId);
            },
            click: (target) => link('click', `${ledgerId}.${Buffer.from(target).toString('base64url')}`),
          },
  };
}

/** The token in the subject of a mail that says its sender wants no more of them. */
export const readUnsubscribeSubject = (signer: TextSigner, subject: string): { ledgerId: string } | undefined => {
  const [, token] = /\bunsubscribe (\d{1,19}\.[\w-]{43})(?![\w-])/i.exec(subject) ?? [];
  return token === undefined ? undefined : readMailLink(signer, 'unsubscribe', token);
};

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
