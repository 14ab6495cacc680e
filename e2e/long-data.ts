import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { runSql } from './database.ts';
import { fillMailboxes } from './mailboxes.ts';
import { aSignedInUser, headersOf } from './person.ts';

const COMPANY = 'Norddeutsche Kühltransport- und Lagerhausgesellschaft mbH & Co. KG';
const address = (index: number) => `maximiliane.von-hohenlohe-${index}@einkauf.kuehltransport-norddeutschland.test`;
const CAMPAIGN = 'Autumn, everybody we met in Lyon and Rotterdam 26';

/** A user whose names and addresses are as long as real ones get, of everything the lists show. */
export async function aUserWithLongNames(page: Page, request: APIRequestContext) {
  const person = await aSignedInUser(page);
  await fillMailboxes(person.email, 3);
  const headers = headersOf(person);
  async function call(path: string, data: object) {
    const answer = await request.post(`/sirius/api/biz/${path}`, { headers, data });
    const { code, message, data: result } = await answer.json();
    expect(code, `${path}: ${message}`).toBe(0);
    return result;
  }
  await runSql(
    `update mailboxes set email = 'accounts.receivable.' || email, sender_name = $2, status = 'error',
       status_reason = '535 5.7.8 Error: authentication failed: the password was changed by an administrator'
     where workspace_id = (select workspace_id from users where email = $1)`,
    [person.email, 'Maximiliane von Hohenlohe-Langenburg, accounts receivable'],
  );
  for (const index of [1, 2, 3]) {
    await call('contact/add', {
      email: address(index),
      firstName: 'Maximiliane',
      lastName: 'von Hohenlohe-Langenburg',
      title: 'Head of procurement for temperature-controlled transport',
      company: COMPANY,
      city: 'Garmisch-Partenkirchen',
      country: 'Germany',
      source: `The list of exhibitors, https://fair.test/exhibitors/halls/seven/${'a'.repeat(40)}`,
      tags: ['Temperature-controlled transport', 'Met at our booth in Lyon'],
    });
  }
  const lines = Array.from({ length: 12 }, (_, index) => address(index)).join('\n');
  const { task } = await call('verification/begin', {
    name: `${CAMPAIGN}, and everybody who wrote to us afterwards`,
    from: { kind: 'text', text: lines },
    namesOnly: true,
  });
  const { campaignId } = await call('campaign/create', { name: CAMPAIGN, zone: 'America/Argentina/Buenos_Aires' });
  await call('campaign/leads/add', { campaignId, from: { kind: 'paste', text: lines } });
  return { taskId: task.taskId, campaignId, contact: address(1) };
}
