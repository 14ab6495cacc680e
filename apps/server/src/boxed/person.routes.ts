import { AppError } from '@outrider/contract/errors';
import * as contract from '@outrider/contract/sandbox';
import type { Box, ChosenAct } from '@outrider/sandbox';
import type { z } from 'zod';
import { type Api, servePublic } from '../platform/http/serve.ts';

type Wanted = z.output<(typeof contract.actAsPerson)['input']>;

/** A leave made at the control page; its return date is what the automatic answer tells. */
const LEAVE_DAYS = 7;

/** Becoming a person of the box. */
export function personRoutes(api: Api, box: Box) {
  servePublic(api, contract.getBoxedPerson, async ({ address }) => describePerson(box, address));
  servePublic(api, contract.actAsPerson, async (wanted) => {
    if (!(await box.people.act(wanted.address, actOf(box, wanted)))) throw new AppError('notFound');
    return describePerson(box, wanted.address);
  });
}

function describePerson({ people, personAt, truth }: Box, address: string) {
  const { name, title, company, zone } = personAt(address);
  return {
    address,
    name,
    title,
    company,
    zone,
    received: truth.receivedBy(address).length,
    planned: people.plannedFor(address).map(({ kind, at }) => ({ act: kind, at: at.toISOString() })),
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
    case 'scan':
    case 'complain':
      return { kind: act };
  }
}
