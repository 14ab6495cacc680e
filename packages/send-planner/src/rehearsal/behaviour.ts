import { shareOf } from '../ticks.ts';
import type { DEEDS, RATE_NAMES } from './names.ts';

/** How often people do something about a mail they got, as shares of mails. */
export type Rates = Record<(typeof RATE_NAMES)[number], number>;

/** What one person does, chosen by hand: this about the mail of this round, and nothing about any other. */
type Deed = (typeof DEEDS)[number];
export type Choice = { leadId: string; does: Deed; round: number };

/** Something a person, or the host of one, does so long after they got a mail. `days`: until they are back. */
export type Act =
  | { kind: 'opened' | 'clicked' | 'replied' | 'bounced' | 'optedOut'; after: number }
  | { kind: 'away'; after: number; days: number };

/** What a lead does about the mail of a round. */
export type Behaviour = (leadId: string, round: number) => Act[];

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How soon it happens, at the earliest and at the latest; the short times are the frequent ones. */
const AFTER = {
  opened: [2 * MINUTE, 48 * HOUR],
  replied: [10 * MINUTE, 72 * HOUR],
  optedOut: [5 * MINUTE, 24 * HOUR],
  bounced: [20 * SECOND, 10 * MINUTE],
  away: [5 * SECOND, MINUTE],
} as const;
const AWAY_DAYS = [2, 14] as const;
/** Between opening a mail and following its link. */
const CLICK_AFTER = 30 * SECOND;

/**
 * People who do things as often as the rates say. Each mail has draws of its own, made of the seed, the lead and the round:
 * no matter what one person is made to do, the others do the same as before.
 */
export function createBehaviour(seed: number, rates: Rates, choices: readonly Choice[] = []): Behaviour {
  const chosen = new Map(choices.map((choice) => [choice.leadId, choice]));
  return (leadId, round) => {
    const draw = (what: string) => shareOf(String(seed), leadId, String(round), what);
    const choice = chosen.get(leadId);
    if (choice) return choice.round === round ? actsOf(DEED_KINDS[choice.does], draw) : [];
    return actsOf(outcomeOf(rates, draw('outcome')) ?? (draw('open') < rates.opens ? 'opened' : null), draw, {
      clicks: draw('click') < rates.clicks / Math.max(rates.opens, rates.clicks, 1e-9),
    });
  };
}

type Kind = Act['kind'];

const DEED_KINDS: Record<Deed, Kind | null> = {
  nothing: null,
  opens: 'opened',
  clicks: 'clicked',
  replies: 'replied',
  bounces: 'bounced',
  optsOut: 'optedOut',
  away: 'away',
};

/** Of these at most one happens to a mail. */
function outcomeOf({ bounces, optOuts, replies, away }: Rates, share: number): Kind | null {
  const kinds: [Kind, number][] = [
    ['bounced', bounces],
    ['optedOut', optOuts],
    ['replied', replies],
    ['away', away],
  ];
  let below = 0;
  for (const [kind, rate] of kinds) {
    below += rate;
    if (share < below) return kind;
  }
  return null;
}

/** A lead that answers, leaves or follows a link has opened before; one that is away, or never got it, has not. */
function actsOf(kind: Kind | null, draw: (what: string) => number, { clicks } = { clicks: false }): Act[] {
  const afterOf = (name: keyof typeof AFTER) => spread(AFTER[name], draw(`after ${name}`));
  switch (kind) {
    case null:
      return [];
    case 'bounced':
      return [{ kind, after: afterOf(kind) }];
    case 'away':
      return [{ kind, after: afterOf(kind), days: Math.round(spread(AWAY_DAYS, draw('days'))) }];
    case 'replied':
    case 'optedOut': {
      const after = afterOf(kind);
      return [
        { kind: 'opened', after: Math.round(after / 2) },
        { kind, after },
      ];
    }
    default: {
      const after = afterOf('opened');
      const opened: Act = { kind: 'opened', after };
      return clicks || kind === 'clicked' ? [opened, { kind: 'clicked', after: after + CLICK_AFTER }] : [opened];
    }
  }
}

const spread = ([least, most]: readonly [number, number], share: number): number =>
  Math.round(least * (most / least) ** share);
