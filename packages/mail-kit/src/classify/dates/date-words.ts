/** Months in en, de, fr, es, it, pt, nl, pl, from January on; what is shared by several stands once. */
const MONTHS = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari stycznia styczeń styczen sty',
  'february feb februar febr février fevrier févr fevr febrero febbraio fevereiro fev februari lutego luty lut',
  'march mar märz maerz mrz mär mars marzo março marco maart mrt marca marzec',
  'april apr avril avr abril abr aprile kwietnia kwiecień kwi',
  'may mai mayo maggio mag maio mei maja maj',
  'june jun juni juin junio giugno giu junho czerwca czerwiec cze',
  'july jul juli juillet juil julio luglio lug julho lipca lipiec lip',
  'august aug août aout agosto ago augustus sierpnia sierpień sie',
  'september sept sep septembre septiembre set settembre setembro września wrzesień wrz',
  'october oct oktober okt octobre octubre ottobre ott outubro out października październik paź',
  'november nov novembre noviembre novembro listopada listopad lis',
  'december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro grudnia grudzień gru',
];
/** From Sunday on. */
const WEEKDAYS = [
  'sunday sonntag dimanche domingo domenica zondag niedzielę niedziela niedzieli',
  'monday montag lundi lunes lunedì lunedi segunda-feira maandag poniedziałek poniedziałku',
  'tuesday dienstag mardi martes martedì martedi terça-feira dinsdag wtorek wtorku',
  'wednesday mittwoch mercredi miércoles miercoles mercoledì mercoledi quarta-feira woensdag środę środa środy',
  'thursday donnerstag jeudi jueves giovedì giovedi quinta-feira donderdag czwartek czwartku',
  'friday freitag vendredi viernes venerdì venerdi sexta-feira vrijdag piątek piątku',
  'saturday samstag sonnabend samedi sábado sabado sabato zaterdag sobotę sobota soboty',
];

const numbered = (lists: string[], first: number) =>
  new Map(lists.flatMap((list, index) => list.split(' ').map((word): [string, number] => [word, index + first])));

export const MONTH_NUMBERS = numbered(MONTHS, 1);
export const WEEKDAY_NUMBERS = numbered(WEEKDAYS, 0);

/** The longest first, so that "june" is not read as "jun". */
const anyOf = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length).join('|');

export const MONTH = `(?<!\\p{L})(${anyOf(MONTH_NUMBERS.keys())})(?!\\p{L})\\.?`;
export const WEEKDAY = `(?<!\\p{L})(${anyOf(WEEKDAY_NUMBERS.keys())})(?!\\p{L})`;
/** 周三, 星期三, 水曜日. */
export const CJK_WEEKDAY = '(?:(?:周|週|星期|礼拜)([日天一二三四五六])|([日月火水木金土])曜日?)';
export const CJK_WEEKDAY_NUMBERS = numbered(['日 天', '一 月', '二 火', '三 水', '四 木', '五 金', '六 土'], 0);
