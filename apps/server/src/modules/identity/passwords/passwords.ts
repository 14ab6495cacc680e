import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters OWASP recommends for servers: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash to compare with, so the answer does not tell which addresses exist. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
};

export async function createPasswords(parameters = PARAMETERS): Promise<Passwords> {
  const nobodysHash = await hash('a password nobody has', parameters);
  return {
    hash: (password) => hash(password, parameters),
    async matches(stored, password) {
      const same = await verify(stored ?? nobodysHash, password);
      return same && Boolean(stored);
    },
  };
}
