import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox/people';
import { type Box, type ChosenAct, drawPracticePeople } from '@outrider/sandbox';
import type { z } from 'zod';
import { type Api, servePublic } from '../platform/http/serve.ts';
import { type RecordedBox, serveRecorded } from './recording.ts';

type Wanted = z.output<(typeof contract.actAsPerson)['input']>;

/** A leave made at the control page; its return date is what the automatic answer tells. */
const LEAVE_DAYS = 7;
const OFFERED_MAX = 50;
/** How far back the log is read for people who got mail. */
const EVENTS_READ = 2_000;
const WHOLE_ADDRESS = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export function personRoutes(api: Api, recorded: RecordedBox) {
  const { box } = recorded;
  servePublic(api, contract.listBoxedPeople, async ({ search }) => ({ people: offerPeople(box, search.trim()) }));
  servePublic(api, contract.getBoxedPerson, async ({ address }) => describePerson(box, address));
  serveRecorded(api, recorded, contract.actAsPerson, async (wanted) => {
    if (!(await box.people.act(wanted.address, actOf(box, wanted)))) throw new AppError('notFound');
    return describePerson(box, wanted.address);
  });
  serveRecorded(api, recorded, contract.setPersonHabit, async ({ address, habit }) => {
    if (!box.domainOf(address)) throw new AppError('notFound');
    box.setHabit(address, habit);
    return describePerson(box, address);
  });
}

/** Who was given a behaviour, who got mail, and people to practise with. Everybody exists, so a whole address finds its owner. */
function offerPeople(box: Box, search: string) {
  const { truth, people, mailboxes } = box;
  const words = search.toLowerCase();
  const withMail = truth
    .list({ kind: 'smtp', limit: EVENTS_READ })
    .filter(({ direction, to }) => direction === 'in' && truth.receivedBy(to).length > 0)
    .map(({ to }) => to.toLowerCase());
  const others = drawPracticePeople(box.state().seed).map(({ address }) => address);
  const found = [...new Set([...box.ownPeople(), ...withMail, ...others])]
    .filter((address) => !mailboxes.has(address))
    .map((address) => box.personAt(address))
    .filter((person) => `${person.name} ${person.company} ${person.address}`.toLowerCase().includes(words));
  const byAddress = found.length === 0 && WHOLE_ADDRESS.test(words) ? [box.personAt(words)] : found;
  return byAddress.slice(0, OFFERED_MAX).map(({ address, name, title, company }) => ({
    address,
    name,
    title,
    company,
    received: truth.receivedBy(address).length,
    habit: people.habitOf(address),
  }));
}

async function describePerson({ people, personAt, truth }: Box, address: string): Promise<contract.BoxedPerson> {
  const { name, title, company, zone } = personAt(address);
  const received = truth.receivedBy(address);
  const newest = await people.newestFor(address);
  // The mail's own date is the product's clock; how long it has been here is counted by the box's.
  const at = received.at(-1)?.at ?? newest?.at;
  return {
    address,
    name,
    title,
    company,
    zone,
    received: received.length,
    habit: people.habitOf(address),
    ...(newest && at ? { newest: { at: at.toISOString(), from: newest.from.address, subject: newest.subject } } : {}),
    planned: people.plannedFor(address).map((act) => ({
      act: act.kind,
      at: act.at.toISOString(),
      ...('answer' in act ? { answer: act.answer } : {}),
    })),
  };
}

function actOf(box: Box, { act, answer }: Wanted): ChosenAct {
  switch (act) {
    case 'read':
    case 'click':
      return { kind: act, as: 'browser' };
    case 'answer':
    case 'forward':
      return { kind: act, answer };
    case 'goOnLeave':
      return { kind: act, returns: new Date(Date.parse(box.state().now) + LEAVE_DAYS * 86_400_000) };
    case 'optOut':
      return { kind: act, by: 'header' };
    case 'bounce':
      return { kind: act, reason: 'unknownUser' };
    case 'receipt':
      return { kind: act, sentBy: 'person' };
    case 'scan':
    case 'complain':
      return { kind: act };
  }
}
