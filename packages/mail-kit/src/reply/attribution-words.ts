/** What opens the line above a quote, before its date: "On", "Am", "Le" … */
const OPENERS =
  'on at am le el il il\\sgiorno em op w\\sdniu dnia den på pe dne dňa în la ngày pada στις tarihinde в у am\\sdatum ai a vào'.split(
    ' ',
  );

const WEEKDAYS =
  'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì sabato domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag'.split(
    ' ',
  );

export const OPENER = new RegExp(`^(?:${OPENERS.join('|')}|(?:${WEEKDAYS.join('|')}),?)\\s`, 'iu');

/** "Wrote" and its kin, in lower case. */
const VERBS = [
  'quoting',
  'citando',
  'citation de',
  'zitat von',
  'wrote',
  'writes',
  'sent',
  'schrieb',
  'geschrieben',
  'a écrit',
  'a ecrit',
  'écrit',
  'escribió',
  'escribio',
  'ha escrit',
  'ha scritto',
  'scrive',
  'scriveva',
  'escreveu',
  'schreef',
  'geschreven',
  'napisał',
  'pisze',
  'skrev',
  'kirjoitti',
  'kirjutas',
  'rakstīja',
  'rašė',
  'skrifaði',
  'napsal',
  'napísal',
  'napisao',
  'je napisal',
  'napisala',
  'va escriure',
  'a scris',
  'írta',
  'yazdı',
  'yazmış',
  'έγραψε',
  'написал',
  'писал',
  'пишет',
  'написав',
  'пише',
  'написа',
  'đã viết',
  'menulis',
  'เขียน',
  'כתב',
  'מאת',
  'كتب',
  'كتابة',
  '写道',
  '寫道',
  '写了',
  '写于',
  '寫於',
  '书写',
  '來信',
  '书き',
  '書きました',
  '작성',
  '님이',
];

export const hasVerb = (text: string) => {
  const lower = text.toLowerCase();
  return VERBS.some((verb) => lower.includes(verb));
};
