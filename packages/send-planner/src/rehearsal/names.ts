/** How often people do something about a mail they got, as shares of mails. */
export const RATE_NAMES = ['opens', 'clicks', 'replies', 'bounces', 'optOuts', 'away'] as const;

/** What one person can be made to do. */
export const DEEDS = ['nothing', 'opens', 'clicks', 'replies', 'bounces', 'optsOut', 'away'] as const;

export const SIMULATION_EVENTS = [
  'sent',
  'skipped',
  'held',
  'opened',
  'clicked',
  'replied',
  'bounced',
  'optedOut',
  'away',
  'stopped',
] as const;

/** Where a lead is at a moment, in short. */
export const LEAD_PLACES = ['inSequence', 'stopped', 'held', 'notStarted', 'done'] as const;

/**
 * What is to be said of a lead at a moment. `sentToday` and `due`: on the day of that moment; `waits` and `notStarted`: their
 * next mail, which may never come; `paused`: a guard-rail stopped the campaign.
 */
export const LEAD_STATES = [
  'replied',
  'stopped',
  'bounced',
  'optedOut',
  'held',
  'away',
  'paused',
  'sentToday',
  'due',
  'waits',
  'notStarted',
  'done',
] as const;

/** What became of a round for one lead. `gone`: it never goes to them. */
export const ROUND_MARKS = ['sent', 'today', 'skipped', 'ahead', 'gone', 'held'] as const;
