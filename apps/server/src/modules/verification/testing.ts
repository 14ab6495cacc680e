import { randomUUID } from 'node:crypto';
import type { VerifyTask } from '@outrider/contract/verification/verification';
import * as call from '@outrider/contract/verification/verification';
import { expect } from 'vitest';
import type { Db } from '../../platform/db.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import './verification.tables.ts';

export const paste = (emails: string[]) => ({ from: { kind: 'text' as const, text: emails.join('\n') } });

/** Begins a check of pasted addresses and waits until it is over. */
export async function verifyPasted(server: TestServer, token: string, emails: string[]): Promise<VerifyTask> {
  const begun = await server.call(call.beginVerification, paste(emails), { token });
  expect(begun).toMatchObject({ code: 0 });
  return waitForState(server, token, begun.data.task.taskId, 'done');
}

export async function waitForState(
  server: TestServer,
  token: string,
  taskId: string,
  state: VerifyTask['state'],
): Promise<VerifyTask> {
  const read = async () => (await server.call(call.readVerification, { taskId }, { token })).data;
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe(state);
  return read();
}

/** A row in every table of a workspace. Over, so that no job of a running server touches it. */
export async function fillVerificationTables(db: Db, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const [taskId, at] = [randomUUID(), new Date('2026-11-16T09:00:00Z')];
  await db
    .insertInto('verify_tasks')
    .values({
      id: taskId,
      workspace_id: workspaceId,
      name: 'a check only A knows of',
      source: 'paste',
      file_name: 'a-list-of-a.csv',
      state: 'done',
      names_only: false,
      recheck_of: null,
      total: 1,
      valid: 1,
      charged: 1,
      reported: 1,
      quota_period: '2026-11-01',
      by_user_id: userId,
      by_name: 'Somebody of workspace A',
      started_at: at,
      ended_at: at,
    })
    .execute();
  const email = 'checked@only-in-a.test';
  await db
    .insertInto('verify_rows')
    .values({
      task_id: taskId,
      row: 1,
      workspace_id: workspaceId,
      email,
      domain: 'only-in-a.test',
      report: 1,
      category: 'VALID',
      reason: 'accepted',
      reply: '250 2.1.5 Said to A alone',
      code: 250,
      meant: null,
      next_try_at: null,
      first_asked_at: at,
      settled_at: at,
      lease: null,
      lease_until: null,
    })
    .execute();
  await db
    .insertInto('verify_feedback')
    .values({ workspace_id: workspaceId, email, outcome: 'delivered', reply: '', at })
    .execute();
  await db
    .insertInto('quota_entries')
    .values({
      workspace_id: workspaceId,
      quota_type: 'VERIFICATION',
      period_start: '2026-11-01',
      moved_from: 'free',
      moved_to: 'reserved',
      amount: 1,
      reference: taskId,
      at,
    })
    .execute();
}
