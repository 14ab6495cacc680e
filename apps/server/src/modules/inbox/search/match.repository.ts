import { type RawBuilder, sql } from 'kysely';
import type { Field, Search, Term, Trait } from './parse-search.ts';

/** What a search asks of a message, without its folder; `words` says whether an index of words can help. */
export type Match = { condition: RawBuilder<boolean>; hasWords: boolean };

const WEIGHTS: Record<Field, string> = { any: '', from: 'B', to: 'B', subject: 'A', file: 'C' };

export function matchSearch(search: Search, tagIds: ReadonlyMap<string, string>, now: Date): Match {
  const { terms, traits, labels, before, after } = search;
  const wanted = terms.filter(({ isNot }) => !isNot);
  const parts = [
    ...(wanted.length > 0
      ? [sql<boolean>`m.words @@ to_tsquery('simple', ${wanted.map(writeQuery).join(' & ')})`]
      : []),
    ...terms.filter(({ isNot, field }) => !isNot && isPerson(field)).map(names),
    ...terms.filter(({ isNot }) => isNot).map((term) => sql<boolean>`not (${matchesTerm(term)})`),
    ...traits.map(({ trait, isNot }) => (isNot ? sql<boolean>`not (${traitOf(trait, now)})` : traitOf(trait, now))),
    ...labels.map(({ label, isNot }) => {
      const has =
        typeof label === 'string' ? sql`m.reply_label = ${label}` : hasTag(tagIds.get(label.name.toLowerCase()));
      return isNot ? sql<boolean>`(${has}) is not true` : sql<boolean>`${has}`;
    }),
    ...(before ? [sql<boolean>`m.received_at < ${before}::date`] : []),
    ...(after ? [sql<boolean>`m.received_at >= ${after}::date`] : []),
  ];
  const condition = parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`;
  return { condition, hasWords: wanted.length > 0 };
}

/** Words are letters and digits alone, so there is nothing in them that a query could take for its own signs. */
function writeQuery({ field, words, isWhole }: Pick<Term, 'field' | 'words' | 'isWhole'>): string {
  const weight = WEIGHTS[field];
  const written = words.map((word, index) => {
    const marks = `${!isWhole && index === words.length - 1 ? '*' : ''}${weight}`;
    return marks === '' ? `'${word}'` : `'${word}':${marks}`;
  });
  return `(${written.join(' <-> ')})`;
}

const matchesTerm = (term: Term): RawBuilder<boolean> => {
  const found = sql`m.words @@ to_tsquery('simple', ${writeQuery(term)})`;
  return isPerson(term.field) ? sql<boolean>`${found} and ${names(term)}` : sql<boolean>`${found}`;
};

const isPerson = (field: Field) => field === 'from' || field === 'to';

/** The index knows people, but not who of them wrote and who was written to. */
function names({ field, words }: Term): RawBuilder<boolean> {
  const people =
    field === 'from'
      ? sql`inbox_fold(m.from_name || ' ' || m.from_address)`
      : sql`inbox_fold(jsonb_path_query_array(m.receivers, '$.*[*].*')::text)`;
  return sql<boolean>`${sql.join(
    words.map((word) => sql`${people} like ${`%${word}%`}`),
    sql` and `,
  )}`;
}

const hasTag = (tagId: string | undefined) =>
  tagId ? sql`(m.tag_ids <> '{}' and m.tag_ids @> array[${tagId}]::uuid[])` : sql`false`;

function traitOf(trait: Trait, now: Date): RawBuilder<boolean> {
  switch (trait) {
    case 'unread':
      return sql`not m.seen`;
    case 'read':
      return sql`m.seen`;
    case 'starred':
      return sql`m.starred`;
    case 'pinned':
      return sql`m.pinned`;
    case 'replied':
      return sql`m.answered`;
    case 'forwarded':
      return sql`m.forwarded`;
    case 'snoozed':
      return sql`(m.snoozed_until is not null and m.snoozed_until > ${now})`;
    case 'attachment':
      return sql`jsonb_path_exists(m.attachments, '$[*] ? (@.inlined == false)')`;
  }
}
