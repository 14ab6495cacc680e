import { createHmac, createSecretKey } from 'node:crypto';

/** Random numbers that are the same for a subject each time, and that nobody without the secret foresees. */
export function createRandomFor(secret: Buffer): (subject: string) => () => number {
  const key = createSecretKey(secret);
  return (subject) => {
    let draws = 0;
    return () => {
      draws += 1;
      const digest = createHmac('sha256', key).update(`${subject.toLowerCase()} ${draws}`).digest();
      return digest.readUInt32BE(0) / 0x1_0000_0000;
    };
  };
}
