import type { Chance } from '../world/chance.ts';
import type { Provider } from '../world/domains.ts';
import type { Person } from '../world/world.ts';
import type { MailFacts, PlannedAct } from './act.ts';
import { eyesOf } from './client.ts';
import { planByHabit } from './habits.ts';
import { humanDelay, intoWorkingHours, leaveAt } from './working-hours.ts';

type Opening = 'person' | 'appleProxy' | 'gmailProxy' | 'gateway' | 'bot' | 'never';

/** In hundredths; at any provider, 45 of a hundred mails are opened by a person or a machine. */
const OPENINGS: Record<Provider, Record<Opening, number>> = {
  google: { person: 9, appleProxy: 11, gmailProxy: 22, gateway: 2, bot: 1, never: 55 },
  microsoft: { person: 22, appleProxy: 12, gmailProxy: 0, gateway: 10, bot: 1, never: 55 },
  yahoo: { person: 27, appleProxy: 16, gmailProxy: 0, gateway: 1, bot: 1, never: 55 },
  postfix: { person: 26, appleProxy: 14, gmailProxy: 0, gateway: 4, bot: 1, never: 55 },
  exim: { person: 27, appleProxy: 14, gmailProxy: 0, gateway: 3, bot: 1, never: 55 },
};

/** In ten-thousandths of all mails. Answers come to 6 %, leaving by any way to 1 %, complaints to 0.05 %. */
const OUTCOMES = {
  interested: 160,
  question: 160,
  notInterested: 150,
  wrongPerson: 65,
  forward: 40,
  optOutByWords: 25,
  optOutByHeader: 40,
  optOutByLink: 35,
  complain: 5,
  bounce: 10,
  nothing: 9_310,
};

const CLICKS_OF_READERS = 0.07;

/** What a person will do with a message, and when. The same seed, person and mail give the same plan. */
export function planOf(chance: Chance, person: Person, mail: MailFacts, receivedAt: Date): PlannedAct[] {
  if (mail.automatic) return [];
  const random = `${person.address} mail ${mail.earlier}`;
  const soon = (purpose: string, seconds: number) =>
    new Date(receivedAt.getTime() + Math.ceil(chance.share(`${random} ${purpose}`) * seconds * 1000));
  if (mail.bounceLater) return [{ kind: 'bounce', reason: mail.bounceLater, at: soon('bounce', 300) }];

  const { rule, awayUntil } = mail;
  if (rule && !awayUntil) return planByHabit(chance, person, { ...mail, rule }, receivedAt);

  const leave = awayUntil ?? leaveAt(chance, person, receivedAt);
  const readAt = intoWorkingHours(chance, person, humanDelay(chance, `${random} read`, leave ?? receivedAt, 2 * 60));
  const acts: PlannedAct[] = leave ? [{ kind: 'outOfOffice', returns: leave, at: soon('absence', 20) }] : [];
  const opening = chance.weighted(`${random} opening`, OPENINGS[person.provider]);
  acts.push(...openingActs(chance, person, { random, opening, readAt, soon }));
  acts.push(...outcomeActs(chance, person, { random, readAt, soon }));
  if (mail.asksForReceipt) acts.push(...receiptActs(chance, person, { opening, readAt, soon }));
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Most people say no, and some never see the question because their program answers it. */
const RECEIPT_HABITS = { refuses: 50, sends: 35, program: 15 };

const READ_BY: Record<Opening, boolean> = {
  person: true,
  gmailProxy: true,
  appleProxy: false,
  gateway: false,
  bot: false,
  never: false,
};

/** A person keeps to a habit; a mail nobody displays gets no receipt. */
function receiptActs(
  chance: Chance,
  { address }: Person,
  { opening, readAt, soon }: Omit<Moment, 'random'> & { opening: Opening },
): PlannedAct[] {
  const habit = chance.weighted(`receipts of ${address}`, RECEIPT_HABITS);
  if (habit === 'program') return [{ kind: 'receipt', sentBy: 'program', at: soon('receipt', 30) }];
  if (habit === 'refuses' || !READ_BY[opening]) return [];
  return [{ kind: 'receipt', sentBy: 'person', at: new Date(readAt.getTime() + 5_000) }];
}

type Moment = { random: string; readAt: Date; soon: (purpose: string, seconds: number) => Date };

function openingActs(
  chance: Chance,
  person: Person,
  { random, opening, readAt, soon }: Moment & { opening: Opening },
): PlannedAct[] {
  const own = eyesOf(chance, person);
  const clicks: PlannedAct[] =
    chance.share(`${random} click`) < CLICKS_OF_READERS
      ? [{ kind: 'click', as: own, at: new Date(readAt.getTime() + 20_000) }]
      : [];
  switch (opening) {
    case 'person':
      return [{ kind: 'read', as: own, at: readAt }, ...clicks];
    case 'gmailProxy':
      return [{ kind: 'read', as: 'gmailProxy', at: readAt }, ...clicks];
    case 'appleProxy': {
      // Apple fetches in the background, read or not; half of these people do read it, which nobody can see.
      const prefetch: PlannedAct = { kind: 'read', as: 'appleProxy', at: soon('prefetch', 45 * 60) };
      return chance.share(`${random} behind the proxy`) < 0.5 ? [prefetch, ...clicks] : [prefetch];
    }
    case 'gateway':
      return [{ kind: 'scan', at: soon('scan', 8) }];
    case 'bot':
      return ['first', 'second'].map((round) => ({ kind: 'read', as: 'bot', at: soon(`bot ${round}`, 60) }));
    case 'never':
      return [];
  }
}

function outcomeActs(chance: Chance, person: Person, { random, readAt, soon }: Moment): PlannedAct[] {
  const outcome = chance.weighted(`${random} outcome`, OUTCOMES);
  const later = (minutes: number) =>
    intoWorkingHours(chance, person, humanDelay(chance, `${random} answer`, readAt, minutes));
  switch (outcome) {
    case 'interested':
    case 'question':
    case 'notInterested':
    case 'wrongPerson':
      return [{ kind: 'answer', answer: outcome, at: later(20) }];
    case 'forward': {
      const answer = chance.pick(`${random} colleague`, ['interested', 'question', 'notInterested'] as const);
      return [{ kind: 'forward', answer, at: later(180) }];
    }
    case 'optOutByWords':
      return [{ kind: 'optOut', by: 'words', at: later(2) }];
    case 'optOutByHeader':
      return [{ kind: 'optOut', by: 'header', at: later(1) }];
    case 'optOutByLink':
      return [{ kind: 'optOut', by: 'link', at: later(1) }];
    case 'complain':
      return [{ kind: 'complain', at: later(1) }];
    case 'bounce':
      return [{ kind: 'bounce', reason: 'full', at: soon('bounce', 4 * 3600) }];
    case 'nothing':
      return [];
  }
}
