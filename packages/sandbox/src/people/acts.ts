import type { TruthEvent } from '../truth/log-of-truth.ts';
import type { Act } from './act.ts';
import { type Incoming, readIncoming } from './incoming.ts';
import type { HttpRequest, Ports, Scene } from './ports.ts';
import { agentOf, browserOf, hostOf, imageHeaders, pageHeaders, type Visitor } from './visitors.ts';
import { type WrittenMail, writeMails } from './write-mails.ts';

/** Does one act. What cannot be done is noted in the log of truth; nothing is thrown. */
export async function doAct(ports: Ports, scene: Scene, act: Act): Promise<void> {
  const incoming = await readIncoming(scene.delivery);
  switch (act.kind) {
    case 'read':
      return fetchImages(ports, scene, incoming, act.as);
    case 'click':
      return follow(ports, scene, { url: incoming.links[0], as: act.as, what: 'click' });
    case 'scan':
      await fetchImages(ports, scene, incoming, 'gateway');
      for (const url of [...incoming.links, incoming.optOut.link])
        await follow(ports, scene, { url, as: 'gateway', what: 'scan link' });
      return;
    case 'optOut':
      return optOut(ports, scene, incoming, act.by);
    case 'answer':
    case 'forward':
    case 'outOfOffice':
    case 'complain':
    case 'receipt':
    case 'bounce':
      for (const written of writeMails(ports, scene, incoming, act)) await post(ports, scene, written);
  }
}

async function fetchImages(ports: Ports, scene: Scene, { images }: Incoming, as: Visitor) {
  const headers = imageHeaders(agentOf(ports.chance, as, scene.person.address));
  for (const url of images) await request(ports, scene, 'open pixel', url, { method: 'GET', headers, as });
}

type Step = { url: string | undefined; as: Visitor; what: string };

async function follow(ports: Ports, scene: Scene, { url, as, what }: Step) {
  if (url === undefined) return;
  const agent = as === 'gateway' ? agentOf(ports.chance, as, scene.person.address) : browserOf(as);
  await request(ports, scene, what, url, { method: 'GET', headers: pageHeaders(agent), as });
}

/** By the way asked for, or by the next one the message offers; words always remain. */
async function optOut(ports: Ports, scene: Scene, incoming: Incoming, by: 'header' | 'link' | 'words') {
  const { oneClick, link, mail } = incoming.optOut;
  if (by === 'header' && oneClick !== undefined) {
    return postForm(ports, scene, 'one-click unsubscribe', oneClick, 'List-Unsubscribe=One-Click');
  }
  if (by !== 'words' && link !== undefined) {
    await follow(ports, scene, { url: link, as: 'browser', what: 'unsubscribe page' });
    return postForm(ports, scene, 'unsubscribe', link, '');
  }
  for (const written of writeMails(ports, scene, incoming, { kind: 'answer', answer: 'stop' })) {
    await post(ports, scene, by === 'header' && mail ? { ...written, to: mail, what: 'unsubscribe by mail' } : written);
  }
}

/** RFC 8058, 3.2: the body says one-click, and neither cookies nor a referrer go with it. */
const postForm = (ports: Ports, scene: Scene, what: string, url: string, body: string) =>
  request(ports, scene, what, url, {
    method: 'POST',
    headers: { 'user-agent': browserOf('browser'), 'content-type': 'application/x-www-form-urlencoded' },
    body,
    as: 'browser',
  });

async function request(ports: Ports, scene: Scene, what: string, url: string, asked: HttpRequest) {
  const code = await ports.http(url, asked).then(String, failureCode);
  const from = hostOf(ports.chance, asked.as, scene.person.address);
  note(ports, scene, { kind: 'http', from, to: url, what, code });
}

async function post(ports: Ports, scene: Scene, { from, to, raw, what }: WrittenMail) {
  if (to === '') return;
  const code = await ports.sendMail(from, to, Buffer.from(raw, 'latin1')).then(() => '250 2.0.0', failureCode);
  note(ports, scene, { kind: 'smtp', from: from === '' ? '<>' : from, to, what, code });
}

const failureCode = (error: unknown) => {
  if (error instanceof Error && 'responseCode' in error) return String(error.responseCode);
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
};

type Noted = Pick<TruthEvent, 'kind' | 'from' | 'to' | 'what' | 'code'>;

const note = ({ truth, clock }: Ports, { delivery }: Scene, event: Noted) =>
  truth.note({ ...event, at: clock.now(), direction: 'out', messageId: delivery.messageId || undefined });
