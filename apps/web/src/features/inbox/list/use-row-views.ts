import type { Message } from '@outrider/contract/inbox/message';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { type Mark, nameOf, peopleOf, useMarks } from '../shared/marks.ts';
import { calendarDayOf } from './list-layout.ts';

/** The words of a row, ready to be drawn. */
export type RowView = { who: string; subject: string; at: string; date: string; marks: readonly Mark[] };

/** Some screens of rows. Of all that were ever drawn, the collector of garbage would have too much to look through. */
const KEPT_VIEWS = 200;

/**
 * Worked out once for each message in sight: a list that is scrolled draws many rows a second, and a row is drawn anew only
 * when something of it changed. What views depend on besides the message starts them anew.
 */
export function useRowViews(showsFolder: boolean): (message: Message) => RowView {
  const { t, i18n } = useTranslation('inbox');
  const { timeZone, since, date } = useDates();
  const marksOf = useMarks();
  const key = [i18n.language, timeZone, calendarDayOf(worldNow(), timeZone), showsFolder].join(' ');
  const kept = useRef({ key, views: new Map<Message, RowView>() });
  if (kept.current.key !== key) kept.current = { key, views: new Map() };
  const { views } = kept.current;
  return (message) => {
    const known = views.get(message);
    if (known) return known;
    const view: RowView = {
      who: peopleOf(message).map(nameOf).join(', ') || t('row.nobody'),
      subject: message.subject || t('row.noSubject'),
      at: since(message.receivedDate),
      date: date(message.receivedDate),
      marks: marksOf(message, showsFolder),
    };
    views.set(message, view);
    const [oldest] = views.keys();
    if (oldest && views.size > KEPT_VIEWS) views.delete(oldest);
    return view;
  };
}
