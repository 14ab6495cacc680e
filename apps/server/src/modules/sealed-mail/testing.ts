import { randomBytes, randomUUID } from 'node:crypto';
import { addSealedPart, beginSealedMail } from '@outrider/contract/sealed-mail';
import type { Db } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import { aSender, aStoredMailbox } from '../mailboxes/testing.ts';
import type { SealedMailOwner } from './sealed-mail-deps.ts';
import './sealed-mail.tables.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** As a browser derives it from a password. */
export const aProof = () => randomBytes(32).toString('base64');

/** A user with a mailbox to send encrypted mails from. */
export async function aSealer(server: TestServer) {
  const user = await aSender(server);
  const from = `maya@${randomUUID()}.test`;
  await aStoredMailbox(server.database.db, user.workspaceId, from);
  return { ...user, from };
}

export type Sealer = Awaited<ReturnType<typeof aSealer>>;

type Wanted = { bytes?: number; proof?: string; expiresAt?: string; password?: string; to?: string[] };

/** What a browser sends before the ciphertext. */
export function aBeginning({ from }: Sealer, more: Wanted = {}) {
  return {
    from,
    to: ['Katrin Vogel <katrin.vogel@nordkai.test>'],
    salt: randomBytes(16).toString('base64'),
    rounds: 600_000,
    proof: aProof(),
    bytes: 40,
    expiresAt: inDays(30),
    ...more,
  };
}

export async function sendPart(
  { app }: TestServer,
  { token }: { token: string },
  query: { id: string; offset: number },
  bytes: Buffer,
) {
  const response = await app.inject({
    method: 'POST',
    url: addSealedPart.path,
    query: { id: query.id, offset: String(query.offset) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return response.json<{ code: number; data: { stored: number; isWhole: boolean } }>();
}

/** An encrypted mail that can be opened, with the token of its link and the proof of its password. */
export async function aSealedMail(server: TestServer, sealer: Sealer, more: Wanted = {}) {
  const ciphertext = randomBytes(40);
  const input = aBeginning(sealer, more);
  const { data } = await server.call(beginSealedMail, input, sealer);
  await sendPart(server, sealer, { id: data.id, offset: 0 }, ciphertext);
  return { ...data, token: data.link.split('/s/')[1] ?? '', proof: input.proof, ciphertext };
}

export async function fillSealedMailTables(db: Db, { workspaceId, userId }: SealedMailOwner): Promise<void> {
  const [id, at] = [randomUUID(), new Date()];
  const ends = new Date(at.getTime() + DAY_MS);
  const mail = { mail_id: id, workspace_id: workspaceId };
  await db
    .insertInto('sealed_mails')
    .values({
      id,
      workspace_id: workspaceId,
      user_id: userId,
      state: 'open',
      sender_name: 'Maya Lindqvist of A',
      sender_email: 'maya@sealed-by-a.test',
      recipients: ['katrin@recipient-of-a.test'],
      salt: 'c2FsdC1vZi1hLXNlY3JldA==',
      rounds: 600_000,
      proof_hash: 'hash-of-the-proof-of-a',
      bytes: 9,
      sealed_password: null,
      created_at: at,
      expires_at: ends,
    })
    .execute();
  await db
    .insertInto('sealed_mail_parts')
    .values({ ...mail, starts_at: 0, bytes: Buffer.from('of secret A'), expires_at: ends })
    .execute();
  await db
    .insertInto('sealed_mail_answers')
    .values({ ...mail, id: randomUUID(), bytes: Buffer.from('answer to A'), created_at: at, read_at: null })
    .execute();
}
