import {
  CONTACT_EVENTS,
  type ContactCondition,
  contactCondition,
  EVER_EVENTS,
} from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';

export const CONDITION_KINDS = [
  'field',
  'tag',
  'list',
  'verification',
  'event',
  'ever',
  'activity',
  'suppressed',
] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export type ConditionOf<K extends ContactCondition['kind']> = Extract<ContactCondition, { kind: K }>;

/** What a condition asks before anybody has answered it. */
export const FIRST_CONDITIONS: Record<ConditionKind, ContactCondition> = {
  field: { kind: 'field', field: 'country', is: 'anyOf', values: [] },
  tag: { kind: 'tag', ids: [], not: false },
  list: { kind: 'list', ids: [], not: false },
  verification: { kind: 'verification', categories: [] },
  event: { kind: 'event', events: [] },
  ever: { kind: 'ever', events: [], campaignIds: [], not: false },
  activity: { kind: 'activity', within: 'month', not: false },
  suppressed: { kind: 'suppressed', is: true },
};

export const OPERATORS = ['anyOf', 'contains', 'notEmpty', 'empty'] as const;
export const SPANS = ['day', 'week', 'month', 'quarter'] as const;
export const RESULTS = [...CATEGORIES, 'NEVER'] as const;
export const EVENTS_OF = { event: CONTACT_EVENTS, ever: EVER_EVENTS } as const;

export const needsValues = ({ is }: ConditionOf<'field'>): boolean => is === 'anyOf' || is === 'contains';

/** The condition, once it says all it has to. */
export function completeCondition(draft: ContactCondition): ContactCondition | undefined {
  if (draft.kind === 'field' && needsValues(draft) && draft.values.length === 0) return undefined;
  return contactCondition.safeParse(draft).data;
}
