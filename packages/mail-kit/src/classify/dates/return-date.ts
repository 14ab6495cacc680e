import { type CalendarDay, daysBetween, nextWeekday, toIsoDay } from './calendar-day.ts';
import { type FoundDate, findDates } from './find-dates.ts';

/** How a day is spoken of: the day the person comes back, or the last one they are away. */
type Sense = 'return' | 'until' | undefined;

const RETURN_BEFORE =
  /(?:\bback\b|\breturn\w{0,4}\b|\bresum\w{1,4}\b|zurück|rückkehr|wieder (?:da|im|für|erreichbar|zu|persönlich|am|ab)|de retour|reviens|reviendrai|retour le|volver[ée]|vuelvo|vuelta|regres\w{1,5}|reincorpor\w{1,6}|rientr\w{1,5}|torn(?:o|erò|eremo)|di nuovo|de volta|volt(?:o|arei|amos)|retorn\w{1,5}|terug|wracam|wróc\w{1,2}|powr\w{2,4}|ponownie)[^.!?;\n]{0,40}$/;
const FROM_BEFORE =
  /(?:\bfrom\b|\bafter\b|\bon\b|\bab\b|à partir d|a partir d|\bdal\b|\bdall|vanaf|\bod\b|\bam\b|\bop\b)[^.!?;\n]{0,12}$/;
const AGAIN =
  /\b(?:available|reachable|reply|respond|answer|contactable|erreichbar|verfügbar|joignable|disponible|disponibile|disponível|raggiungibile|bereikbaar|beschikbaar|aanwezig|dostępn\w{1,2}|again|wieder|nouveau|weer)\b/;
const NEVER =
  /\b(?:not|un|no|nicht|pas|non|não|niet|nie|without|ohne|limited)\b|un(?:available|reachable)|indisponible/;
/** Up to the next clause, whose days are its own. */
const CLAUSE = String.raw`(?:(?!\b(?:and|und|et|en|y|e|i)\b)[^.!?;,\n]){0,25}`;
const AGAIN_AFTER = new RegExp(
  String.raw`^,?${CLAUSE}\b(?:wieder|weer|again|de nouveau|di nuovo|de volta|de nuevo|ponownie)\b|^${CLAUSE}\b(?:zurück|terug|back)\b`,
);
const THIS_CLAUSE = new RegExp(`^${CLAUSE}`);
const RETURN_AFTER_JA =
  /^(?:[（(].[)）])?\s?(?:に|より|から|以降)[^。\n]{0,16}(?:戻|出社|復帰|対応|業務|通常|再開|返信|連絡|出勤)/;
const RETURN_AFTER_ZH =
  /^(?:[（(].{1,3}[)）])?[^。，！\n]{0,8}(?:返回|回来|回來|回到|回公司|恢复|恢復|上班|复工|返工|返岗|回复您|回覆)/;
const UNTIL_BEFORE =
  /(?:\buntil\b|\btill\b|\bthrough\b|\bthru\b|\bup to\b|\bto\b|\bbis\b|jusqu|\bau\b|\bhasta\b|\bal\b|\bfino\b|\bsino\b|(?<!\p{L})até(?!\p{L})|\ba\b|\btot\b|\bt\/m\b|\bdo\b|\bdnia\b|[-–—~〜]|至|到|截至)[^.!?;\n\d]{0,25}$/u;
const UNTIL_AFTER = /^(?:[（(].[)）])?\s?(?:まで|迄|止|前(?:不在|休假|出差|外出))/;

const BEFORE = 80;
const AFTER = 50;
const READ_MAX = 3_000;

/** The day a notice of absence names for the return, or the last day it names. */
export function findReturnDate(text: string, today: CalendarDay): string | undefined {
  const read = text.slice(0, READ_MAX).toLowerCase().replaceAll('’', "'");
  const dates = findDates(read, today).map((date) => ({ ...date, sense: senseOf(read, date) }));
  const untils = dates.filter(({ sense }) => sense === 'until').toSorted((a, b) => daysBetween(a.day, b.day));
  const last = untils.toSorted((a, b) => Number(a.weekday !== undefined) - Number(b.weekday !== undefined))[0];
  const returns = dates.filter(({ sense }) => sense === 'return');
  const named = returns.find(({ weekday }) => weekday === undefined);
  if (named) return toIsoDay(named.day);
  const [onWeekday] = returns;
  if (onWeekday?.weekday === undefined) return last && toIsoDay(last.day);
  // "Away until the 20th, back on Monday" means the Monday after.
  const isFromLast = last !== undefined && last.weekday === undefined && daysBetween(today, last.day) > 0;
  return toIsoDay(isFromLast ? nextWeekday(last.day, onWeekday.weekday) : onWeekday.day);
}

function senseOf(text: string, { start, end, isSpan }: FoundDate): Sense {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const after = text.slice(end, end + AFTER);
  if (UNTIL_AFTER.test(after)) return 'until';
  if (RETURN_BEFORE.test(before) || AGAIN_AFTER.test(after)) return 'return';
  if (RETURN_AFTER_JA.test(after) || RETURN_AFTER_ZH.test(after)) return 'return';
  const sentence = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('. '), 0));
  if (
    FROM_BEFORE.test(sentence) &&
    AGAIN.test(`${sentence}${THIS_CLAUSE.exec(after)?.[0] ?? ''}`) &&
    !NEVER.test(sentence)
  )
    return 'return';
  return isSpan || UNTIL_BEFORE.test(before) ? 'until' : undefined;
}
