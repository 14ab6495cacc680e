import type { PersonAnswer, PersonHabit } from '@outrider/contract/sandbox/people';
import type { Chance } from '../world/chance.ts';
import type { Person } from '../world/world.ts';
import type { MailFacts, PlannedAct } from './act.ts';
import { eyesOf } from './client.ts';
import type { Rule } from './rule.ts';
import { afternoonAfter, humanDelay } from './working-hours.ts';

/** People with a habit are soon at it, at any hour: a user is watching. */
const READ_MINUTES = 12;
const ANSWER_MINUTES = 8;
const AWAY_DAYS = 7;
const DAY_MS = 86_400_000;

const ANSWERS: Partial<Record<PersonHabit, PersonAnswer>> = {
  interested: 'interested',
  question: 'question',
  notInterested: 'notInterested',
  wrongPerson: 'wrongPerson',
  stop: 'stop',
};

/** Habits that are over once they were followed. */
export const isOnce = (habit: PersonHabit): boolean => habit === 'optsOut' || ANSWERS[habit] !== undefined;

export function planByHabit(
  chance: Chance,
  person: Person,
  mail: MailFacts & { rule: Rule },
  receivedAt: Date,
): PlannedAct[] {
  const { habit: usual, onMail, returnsAfterDays } = mail.rule;
  const habit = onMail === undefined || onMail === mail.earlier ? usual : 'reads';
  const random = `${person.address} mail ${mail.earlier}`;
  const within = (purpose: string, seconds: number) =>
    new Date(receivedAt.getTime() + Math.ceil(chance.share(`${random} ${purpose}`) * seconds * 1000));
  const readAt = humanDelay(chance, `${random} read`, receivedAt, READ_MINUTES);
  const thenAt = humanDelay(chance, `${random} answer`, readAt, ANSWER_MINUTES);
  const as = eyesOf(chance, person);
  const reads: PlannedAct = { kind: 'read', as, at: readAt };
  const answer = ANSWERS[habit];
  if (answer !== undefined) return [reads, { kind: 'answer', answer, at: thenAt }];
  switch (habit) {
    case 'optsOut':
      return [reads, { kind: 'optOut', by: 'header', at: thenAt }];
    case 'away': {
      const returns = new Date(receivedAt.getTime() + AWAY_DAYS * DAY_MS);
      return [{ kind: 'outOfOffice', returns, at: within('absence', 20) }];
    }
    case 'bounces': {
      const soon = within('bounce', 300);
      const at = returnsAfterDays === undefined ? soon : afternoonAfter(person, receivedAt, returnsAfterDays);
      return [{ kind: 'bounce', reason: 'unknownUser', at }];
    }
    case 'clicks':
      return [reads, { kind: 'click', as, at: new Date(readAt.getTime() + 20_000) }];
    case 'scanned':
      return [{ kind: 'scan', at: within('scan', 8) }];
    case 'reads':
      return [reads];
    default:
      return [];
  }
}
