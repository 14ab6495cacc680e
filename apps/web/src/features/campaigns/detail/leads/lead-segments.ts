/** The states of leads as they are offered to choose from. */
export const LEAD_SEGMENTS = ['all', 'dueToday', 'waiting', 'held', 'notStarted', 'stopped'] as const;
