import { randomUUID } from 'node:crypto';
import { composeInput } from '@outrider/contract/compose/compose-call';
import { saveDraft } from '../../apps/server/src/modules/compose/index.ts';
import { checkBody } from '../../apps/server/src/platform/http/check-body.ts';
import type { Effort, Report } from '../bench.ts';
import { startLastingPostgres } from '../lasting-postgres.ts';
import { median } from '../load.ts';

const EFFORTS: Record<Effort, { saves: number; warmUp: number }> = {
  full: { saves: 150, warmUp: 30 },
  short: { saves: 2, warmUp: 1 },
};
/** A save may take one and a half times as long as inserting its bytes. */
const LEAST_RATIO = 1 / 1.5;

/** Words that compress as a mail does. */
const contentOf = (bytes: number) => {
  const words = ['offer', 'harbour', 'meeting', 'delivery', 'thank', 'you', 'please', 'price', 'next', 'week'];
  let text = '';
  for (let turn = 0; text.length < bytes; turn += 1) text += `<p>${words[turn % words.length]} ${turn * 7919}</p>`;
  return text;
};

/** A save from the body of its request to its answer, against a bare insert of the same bytes, in turns. */
export async function measureSaves(report: Report, effort: Effort): Promise<void> {
  const { saves, warmUp } = EFFORTS[effort];
  const postgres = await startLastingPostgres();
  try {
    const { db, pool } = postgres;
    const workspaceId = randomUUID();
    await pool.query("insert into workspaces (id, plan, created_at) values ($1, 'growth', now())", [workspaceId]);
    await pool.query('create table bare_drafts (id uuid primary key, content text not null)');
    for (const [name, bytes] of [
      ['20kb', 20_000],
      ['200kb', 200_000],
    ] as const) {
      const content = contentOf(bytes);
      const id = randomUUID();
      const body = JSON.stringify({
        composeInfo: { action: 'save', id, forced: true, attrs: { subject: 'Offer', content } },
      });
      const save = async () => {
        const raw: unknown = JSON.parse(body);
        checkBody(raw);
        const { composeInfo } = composeInput.parse(raw);
        if (composeInfo.action !== 'save') throw new Error('no save');
        const { attrs, forced, revision } = composeInfo;
        await saveDraft(db, { workspaceId }, { id, account: '', revision, forced, attrs, at: new Date() });
      };
      const insert = () => pool.query('insert into bare_drafts (id, content) values ($1, $2)', [randomUUID(), content]);
      const times = { save: [] as number[], insert: [] as number[] };
      for (let turn = 0; turn < saves + warmUp; turn += 1) {
        const [inserted, saved] = [await timed(insert), await timed(save)];
        if (turn < warmUp) continue;
        times.insert.push(inserted);
        times.save.push(saved);
      }
      const [value, limit] = [median(times.save), median(times.insert)];
      report({ metric: `save_${name}_milliseconds`, value, limit, ratio: limit / value }, LEAST_RATIO);
    }
  } finally {
    await postgres.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
