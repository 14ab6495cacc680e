import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { steppedClock } from './clock/clock.ts';
import { type MailWorld, startMailWorld } from './mail-world.ts';
import { createLogOfTruth } from './truth/log-of-truth.ts';

const START = new Date('2026-11-17T09:00:00Z');
const running: MailWorld[] = [];
afterEach(async () => {
  for (const world of running.splice(0)) await world.close();
});

async function aWorld(seed: string) {
  const clock = steppedClock(START);
  const truth = createLogOfTruth();
  const log = { info: () => undefined, warn: () => undefined };
  const world = await startMailWorld({ seed, clock, truth, log, http: async () => 200 });
  running.push(world);
  const resolver = new Resolver();
  resolver.setServers([`${world.nameServer.host}:${world.nameServer.port}`]);
  return { world, clock, truth, resolver };
}

/** Sends as the world outside does: looks the exchange up, then talks SMTP to it. */
async function sendTo({ world, resolver }: Awaited<ReturnType<typeof aWorld>>, to: string, messageId: string) {
  const exchanges = await resolver.resolveMx(to.slice(to.indexOf('@') + 1));
  const [best] = exchanges.toSorted((a, b) => a.priority - b.priority);
  const [host] = await resolver.resolve4(best?.exchange ?? '');
  const transport = createTransport({ host, port: world.mx.port, ignoreTLS: true });
  const mail = { from: 'maya@tryharborline.test', to, subject: 'Two invoices', text: 'Hello', messageId };
  return transport.sendMail(mail).finally(() => transport.close());
}

test('a mail finds its host by name, is taken, and stands in the log of truth', async () => {
  const box = await aWorld('4417');
  box.world.residents.settle('dana.whitlock@tidewatercargo.test');
  const { response } = await sendTo(box, 'dana.whitlock@tidewatercargo.test', '<1@harborline.test>');
  expect(response).toMatch(/^250 /);
  expect(box.truth.receivedBy('Dana.Whitlock@tidewatercargo.test')).toHaveLength(1);
  expect(box.truth.accepted('<1@harborline.test>')).toHaveLength(1);
  expect(box.truth.list({ kind: 'dns' }).map(({ to }) => to)).toContain('MX tidewatercargo.test');
});

test('an address where nobody lives is refused, and a host set to take all takes it', async () => {
  const box = await aWorld('4417');
  const nobody = 'xq7zk1@kestrelhaulage.test';
  await expect(sendTo(box, nobody, '<2@harborline.test>')).rejects.toMatchObject({ responseCode: 550 });
  box.world.mx.setBehaviour('mail.kestrelhaulage.test', { kind: 'catchAll' });
  expect((await sendTo(box, nobody, '<3@harborline.test>')).response).toMatch(/^250 /);
});

test('a greylisting host takes the mail once the box’s clock has moved on', async () => {
  const box = await aWorld('4417');
  const person = 'r.castellan@sablecouriers.test';
  box.world.residents.settle(person);
  await expect(sendTo(box, person, '<4@harborline.test>')).rejects.toMatchObject({ responseCode: 451 });
  await box.clock.advance(301_000);
  expect((await sendTo(box, person, '<4@harborline.test>')).response).toMatch(/^250 /);
});

test('the same seed gives the same world, another seed another one', async () => {
  const describe = ({ world }: Awaited<ReturnType<typeof aWorld>>) => ({
    domains: world.world.domains.map(({ name, provider, manner }) => [name, provider, manner]),
    hosts: world.mx.list().map(({ name, behaviours }) => [name, behaviours]),
  });
  const first = describe(await aWorld('4417'));
  expect(describe(await aWorld('4417'))).toEqual(first);
  expect(describe(await aWorld('4418'))).not.toEqual(first);
  expect(first.domains.length).toBeGreaterThanOrEqual(60);
});

test('every host has an address, a name for it, and every domain its three mail records', async () => {
  const { world, resolver } = await aWorld('4417');
  const [host] = world.mx.list();
  expect(await resolver.reverse(host?.address ?? '')).toEqual([host?.name]);
  for (const domain of world.world.domains.slice(0, 5)) {
    const spf = (await resolver.resolveTxt(domain.name)).flat().join('');
    expect(spf).toContain('v=spf1');
    expect((await resolver.resolveTxt(`_dmarc.${domain.name}`)).flat().join('')).toContain('v=DMARC1');
  }
});

test('a user’s mail goes out through the own mailbox, and the answer comes back into it', async () => {
  const box = await aWorld('4417');
  const { mailboxes, residents, people } = box.world;
  const own = 'maya@tryharborline.test';
  const person = 'katrin.vogel@nordkai.test';
  residents.settle(person);
  mailboxes.create({ address: own, password: 'box-password-1', host: 'mailhaven.test' });
  const { smtp } = mailboxes.addressOf('mailhaven.test');
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
    auth: { user: own, pass: 'box-password-1' },
  });
  await transport.sendMail({
    from: own,
    to: person,
    subject: 'Two invoices',
    text: 'Hello',
    messageId: '<5@harborline.test>',
  });
  transport.close();
  await box.clock.advance(0);
  expect(box.truth.accepted('<5@harborline.test>')).toHaveLength(1);

  expect(await people.act(person, { kind: 'answer', answer: 'interested' })).toBe(true);
  const [answer] = mailboxes.folder(own, 'INBOX').messages;
  expect(answer?.raw.toString()).toMatch(/^In-Reply-To: <5@harborline\.test>/m);
});

test('the same seed tells the same story under the stepped clock, another seed another one', async () => {
  const addresses = [
    'katrin.vogel',
    'anke.klein',
    'ole.petersen',
    'lena.renner',
    'sabine.jessen',
    'tobias.brenner',
  ].map((name) => `${name}@nordkai.test`);
  const story = async (seed: string) => {
    const box = await aWorld(seed);
    for (const [index, address] of addresses.entries()) {
      box.world.residents.settle(address);
      const raw = Buffer.from(
        `From: maya@tryharborline.test\r\nTo: ${address}\r\nMessage-ID: <s${index}@harborline.test>\r\n` +
          'Content-Type: text/html\r\n\r\n<p>Hello</p><img src="http://localhost:3000/o/1.gif"><a href="http://localhost:3000/c/1">look</a>\r\n',
      );
      box.world.people.receive({
        to: address,
        from: 'maya@tryharborline.test',
        raw,
        messageId: `<s${index}@harborline.test>`,
        at: START,
      });
    }
    await box.clock.advance(14 * 86_400_000);
    return box.truth.list({ limit: 1_000 });
  };
  const first = await story('4417');
  expect(first.length).toBeGreaterThan(0);
  expect(await story('4417')).toEqual(first);
  expect(await story('4418')).not.toEqual(first);
});
