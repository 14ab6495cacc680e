import { randomUUID } from 'node:crypto';
import { readDelivery } from '@outrider/contract/compose/delivery';
import { openDraft } from '@outrider/contract/compose/drafts';
import { expect, vi } from 'vitest';
import type { TestServer } from '../../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender, boxOf } from '../../mailboxes/testing.ts';
import { callCompose, type Info } from '../testing.ts';

export type Attrs = NonNullable<Extract<Info, { action: 'deliver' }>['attrs']>;

/** A user with a mailbox in the box, and three friends to write to. */
export async function aWriter(server: TestServer) {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server);
  const { email, accountId } = await aConnectedMailbox(server, token);
  const friends = ['one', 'two', 'three'].map((name) => `${name}.${randomUUID().slice(0, 8)}@harborline-hq.test`);
  for (const address of friends) boxOf(server).mailboxes.create({ address, password: 'x', host: 'mailhaven.test' });
  const deliver = (attrs: Attrs | undefined, more: Partial<Info> = {}, beside: { deliverEmail?: string } = {}) =>
    callCompose(server, token, { action: 'deliver', ...(attrs && { attrs }), ...more } as Info, email, 'en', beside);
  // The host files as it sees fit.
  const inbox = (address: string) =>
    ['INBOX', 'Junk'].flatMap((folder) => boxOf(server).mailboxes.folder(address, folder).messages);
  const arrived = (address: string, count = 1) =>
    vi.waitFor(() => expect(inbox(address)).toHaveLength(count), { timeout: 10_000 });
  const open = async (draftId: string) => (await server.call(openDraft, { draftId }, { token })).data;
  const delivery = async (deliveryId = '') => (await server.call(readDelivery, { deliveryId }, { token })).data;
  const ended = (deliveryId: string | undefined, state: string) =>
    vi.waitFor(async () => expect(await delivery(deliveryId)).toMatchObject({ state }), { timeout: 15_000 });
  return { db, token, workspaceId, email, accountId, friends, deliver, inbox, arrived, open, delivery, ended };
}
