import { beginVerification, listVerifyRows, readVerification } from '@outrider/contract/verification/verification';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';

/** Asks the two Postfix about every contact and compares with what they were set up to know. */
export async function verifyContacts({ owner, check }: Trial, truth: Map<string, string>): Promise<void> {
  const from = { kind: 'text' as const, text: [...truth.keys()].join('\n') };
  const { task } = await owner.call(beginVerification, { from });
  await until('the addresses are checked', async () => {
    return (await owner.call(readVerification, { taskId: task.taskId })).state === 'done';
  });
  const found = new Map<string, string>();
  for (let after: number | null = 0; after !== null; ) {
    const page: { rows: { email: string; category: string }[]; next: number | null } = await owner.call(
      listVerifyRows,
      {
        taskId: task.taskId,
        after,
      },
    );
    for (const { email, category } of page.rows) found.set(email, category);
    after = page.next;
  }
  const wrong = [...truth].filter(([email, category]) => found.get(email) !== category);
  const words = wrong.map(([email, category]) => `${email} is ${category}, not ${found.get(email)}`);
  check(wrong.length === 0, `${truth.size - wrong.length} of ${truth.size} verdicts are right ${words.join('; ')}`);
}
