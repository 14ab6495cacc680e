import { setImmediate } from 'node:timers/promises';
import { type Choice, createBehaviour } from '@outrider/send-planner/rehearsal/behaviour';
import { rehearse } from '@outrider/send-planner/rehearsal/rehearse';
import type { Simulation } from '@outrider/send-planner/rehearsal/simulation';
import type { KeptSimulation } from './keep-simulation.ts';

export type ComparedChoice = Omit<Choice, 'leadId'> & {
  mails: number;
  last: number | null;
  skipped: number[];
  until: number | null;
  mailsMore: number;
  others: { leadId: string; mailsMore: number }[];
};

/** As many as a sentence names. */
const OTHERS_MAX = 5;

/** Plays the simulation once for each thing the user may do. Between two of them others are answered. */
export async function compareChoices(
  { played, order }: KeptSimulation,
  leadId: string,
  options: readonly Omit<Choice, 'leadId'>[],
): Promise<ComparedChoice[]> {
  const { seed, rates, choices } = order.behaviour;
  const others = choices.filter((choice) => choice.leadId !== leadId);
  const playWith = async (option: Omit<Choice, 'leadId'>): Promise<Simulation> => {
    await setImmediate();
    return rehearse({ ...played, behaviour: createBehaviour(seed, rates, [...others, { leadId, ...option }]) });
  };
  const idle = mailsByLead(await playWith({ does: 'nothing', round: 0 }));
  const compared: ComparedChoice[] = [];
  for (const option of options) {
    const simulation = await playWith(option);
    const mails = mailsByLead(simulation);
    const own = simulation.events.filter((event) => event.leadId === leadId);
    const away = own.find(({ kind }) => kind === 'away');
    const differing = [...new Set([...idle.keys(), ...mails.keys()])].flatMap((id) => {
      const mailsMore = (mails.get(id) ?? 0) - (idle.get(id) ?? 0);
      return mailsMore === 0 ? [] : { leadId: id, mailsMore };
    });
    compared.push({
      ...option,
      mails: mails.get(leadId) ?? 0,
      last: own.findLast(({ kind }) => kind === 'sent')?.at ?? null,
      skipped: own.flatMap(({ kind, round }) => (kind === 'skipped' ? round : [])),
      until: away?.kind === 'away' ? away.until : null,
      mailsMore: differing.reduce((sum, { mailsMore }) => sum + mailsMore, 0),
      others: differing
        .toSorted((a, b) => Math.abs(b.mailsMore) - Math.abs(a.mailsMore) || Number(a.leadId) - Number(b.leadId))
        .slice(0, OTHERS_MAX),
    });
  }
  return compared;
}

function mailsByLead({ events }: Simulation): Map<string, number> {
  const mails = new Map<string, number>();
  for (const { kind, leadId } of events) if (kind === 'sent') mails.set(leadId, (mails.get(leadId) ?? 0) + 1);
  return mails;
}
