import type { ContactChoice, ContactCondition, ContactFilter } from '@outrider/contract/contacts/contact';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../platform/db.ts';
import { FIELD_COLUMNS, isStandardField } from './contact-columns.ts';
import './contacts.tables.ts';

type Is = RawBuilder<boolean>;

const NEVER: Is = sql<boolean>`false`;

const DAY_MS = 86_400_000;
const SPANS_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS, quarter: 91 * DAY_MS };

/** More words than that narrow nothing down. */
const SEARCH_WORDS_MAX = 8;

/** What holds of a contact `c` of the workspace that a filter leaves. Says nothing of contacts that are not settled. */
export function matches(scope: Scope, { search, conditions }: ContactFilter, now: Date): Is {
  const words = search.split(/\s+/).filter(Boolean).slice(0, SEARCH_WORDS_MAX);
  return all([
    sql<boolean>`c.workspace_id = ${scope.workspaceId} and c.is_settled`,
    ...words.map(hasWord),
    ...conditions.map((condition) => holds(scope, condition, now)),
  ]);
}

/** What holds of the contacts of a choice. */
export const chosen = (scope: Scope, choice: ContactChoice, now: Date): Is =>
  'contactIds' in choice
    ? sql<boolean>`c.workspace_id = ${scope.workspaceId} and c.id = any(${choice.contactIds}::uuid[])`
    : sql<boolean>`${matches(scope, choice.filter, now)} and c.id <> all(${choice.except}::uuid[])`;

function holds(scope: Scope, condition: ContactCondition, now: Date): Is {
  switch (condition.kind) {
    case 'field':
      return fieldHolds(scope, condition);
    case 'tag':
      return unless(condition.not, hasFact(scope, condition.ids, 't'));
    case 'list':
      return unless(condition.not, hasFact(scope, condition.ids, 'l'));
    case 'campaign':
      return unless(condition.not, hasFact(scope, condition.campaignIds, 'c'));
    case 'verification':
      return hasFact(scope, condition.categories, 'v');
    case 'event':
      return hasFact(scope, condition.events, 'e');
    case 'suppressed':
      return hasFact(scope, [String(condition.is)], 's');
    case 'ever':
      return unless(condition.not, everDid(condition));
    case 'activity': {
      const since = new Date(now.getTime() - SPANS_MS[condition.within]);
      return condition.not ? sql<boolean>`c.last_event_at < ${since}` : sql<boolean>`c.last_event_at >= ${since}`;
    }
  }
}

/** The events stand in the text of the query: only then is it known that the index has all of them. */
const everDid = ({ events, campaignIds }: Extract<ContactCondition, { kind: 'ever' }>): Is =>
  sql<boolean>`exists (select from contact_events e where e.contact_id = c.id and e.workspace_id = c.workspace_id
    and e.event in (${sql.join(events.map((event) => sql.lit(event)))})
    ${campaignIds.length > 0 ? sql`and e.campaign_id = any(${campaignIds}::uuid[])` : sql``})`;

type FieldCondition = Extract<ContactCondition, { kind: 'field' }>;

function fieldHolds(scope: Scope, { field, is, values }: FieldCondition): Is {
  // Every contact has a value or the lack of one among its facts; of fields of one's own only the values.
  const isKept = field !== 'email';
  const isListed = isStandardField(field) || field === 'source';
  switch (is) {
    case 'anyOf':
      return isKept
        ? hasOne(values.map((value) => factOf(scope, sql`${`f:${field}=`} || contact_fold(${value})`)))
        : sql<boolean>`c.email = any(${values.map((value) => value.toLowerCase())}::text[])`;
    case 'contains':
      return any(values.filter(Boolean).map((value) => contains(field, value)));
    case 'notEmpty':
      return isKept ? hasFact(scope, [field], 'h') : sql<boolean>`true`;
    case 'empty':
      if (!isKept) return NEVER;
      return isListed ? hasFact(scope, [field], 'n') : unless(true, hasFact(scope, [field], 'h'));
  }
}

/**
 * The text of everything tells by its index who may have the value in that field; then the field is looked at. That is
 * inside a case, as the planner would otherwise take the two for independent and expect far too few.
 */
function contains(field: string, value: string): Is {
  const isInField = sql<boolean>`contact_search(' ' || ${fieldText(field)}) like contact_pattern(${value})`;
  // Companies have an index of their own.
  return field === 'company'
    ? isInField
    : sql<boolean>`(${isFound(value)} and case when ${isInField} then true else false end)`;
}

const fieldText = (field: string) => {
  if (field === 'email' || field === 'source') return sql.ref(`c.${field}`);
  return isStandardField(field) ? sql.ref(`c.${FIELD_COLUMNS[field]}`) : sql`coalesce(c.fields ->> ${field}, '')`;
};

/** Of an address the index is asked for what stands before the @ alone: nearly everybody has the pieces of the rest. */
function hasWord(word: string): Is {
  const local = word.slice(0, word.lastIndexOf('@') + 1);
  if (local.length < 3 || local === word) return isFound(word);
  return sql<boolean>`(${isFound(local)} and case when ${isFound(word)} then true else false end)`;
}

const isFound = (text: string): Is => sql<boolean>`c.search_text like contact_pattern(${text})`;

const hasFact = (scope: Scope, values: readonly string[], kind: string): Is =>
  hasOne(values.map((value) => factOf(scope, sql`${`${kind}:${value}`}`)));

const factOf = ({ workspaceId }: Scope, fact: RawBuilder<unknown>) => sql`contact_facet(${workspaceId}::uuid, ${fact})`;

const hasOne = (facts: RawBuilder<unknown>[]): Is =>
  facts.length > 0 ? sql<boolean>`c.facets && array[${sql.join(facts)}]` : NEVER;

const unless = (not: boolean, is: Is): Is => (not ? sql<boolean>`not (${is})` : is);

const all = (parts: Is[]): Is => sql<boolean>`${sql.join(parts, sql` and `)}`;

const any = (parts: Is[]): Is => (parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` or `)})` : NEVER);
