import type { Config } from '../../config.ts';
import * as identity from '../../modules/identity/index.ts';
import { findMailboxNamed } from '../../modules/mailboxes/index.ts';
import type { SealedMailDeps } from '../../modules/sealed-mail/index.ts';
import { createLinkSigner, createSealer } from '../../platform/secrets.ts';

const PURPOSE = 'sealed-mail';

export function composeSealedMail(
  { secret, oldSecrets, appUrl }: Config,
  parts: Pick<SealedMailDeps, 'db' | 'jobs' | 'now'>,
): SealedMailDeps {
  return {
    ...parts,
    appUrl,
    sealer: createSealer([secret, ...oldSecrets], PURPOSE),
    links: lastingLinks({ secret, oldSecrets }, PURPOSE),
    findSender: (scope, email) => findMailboxNamed(parts.db, scope, email),
    findUser: (person) => identity.describeUser(parts, person),
  };
}

/** Links that outlive a change of the secret: the newest signs, all of them are known again. */
export function lastingLinks({ secret, oldSecrets }: Pick<Config, 'secret' | 'oldSecrets'>, purpose: string) {
  const newest = createLinkSigner(secret, purpose);
  const signers = [newest, ...oldSecrets.map((old) => createLinkSigner(old, purpose))];
  return {
    tokenFor: (id: string) => newest.tokenFor(id),
    idOf: (token: string) => signers.map((signer) => signer.idOf(token)).find((id) => id !== undefined),
  };
}
