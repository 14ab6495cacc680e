const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Those who are counted, without accents, as beginnings of words. */
export const PEOPLE_WORD =
  /^(?:people|persons?|employees?|staff|staffers|colleagues?|headcount|ftes?|heads|professionals|specialists|experts|workers|mitarbeit(?:er|ende|ern|erinnen|enden)\w*|beschaftigte\w*|angestellte\w*|leute|kopfe|kopfig\w*|kolleg\w*|personen|menschen|spezialist\w*|fachleute\w*|salarie\w*|collaborat\w*|employe\w*|personnes|effectif\w*|emplead\w*|trabajador\w*|personas|profesionales|plantilla|dipendent\w*|addetti|persone|risorse|medewerk\w*|werknemer\w*|mensen|collega\w*|pracowni\w*|osob\w*|zatrudnion\w*|specjalist\w*|zamestnan\w*|lidi|lide|odborni\w*|colaborador\w*|funcionari\w*|trabalhador\w*|pessoas|profissionais|anstallda?|anstallda\w*|medarbetar\w*|personer|manniskor|ma)$/u;

/** Before a count of people without a word for them: "team of 45". */
export const TEAM_WORD =
  /^(?:team|teams|teamgrosse|crew|equipe|equipo|equipa|squadra|zespol|zespole|tym|tymu|tymem|laget|group|staff|workforce|belegschaft|effectif|effectifs|plantilla|organico|headcount|mitarbeiterzahl|mitarbeiteranzahl|beschaftigtenzahl|zatrudnienie|personal|employees|mitarbeiter|mitarbeitende|salaries|empleados|dipendenti|medewerkers|pracownicy|zamestnanci|colaboradores|anstallda|unternehmensgrosse|size)$/u;
export const OF_WORD = set('of von aus mit de di van z o na pa med com con avec met s me');

/** What is said before a number. The longest run of words counts. */
export const BOUNDS: readonly (readonly [string, 'min' | 'max' | 'about' | 'nearly'])[] = [
  ...'more than|over|above|at least|min|minimum|minimum of|from|starting at|mehr als|uber|mindestens|ab|mind|plus de|au moins|mas de|al menos|como minimo|piu di|oltre|almeno|meer dan|ten minste|minstens|minimaal|vanaf|ponad|powyzej|co najmniej|wiecej niz|minimalnie|vice nez|pres|nad|alespon|nejmene|mais de|pelo menos|acima de|fler an|mer an|over|minst|exceeding|upwards of'
    .split('|')
    .map((words) => [words, 'min'] as const),
  ...'up to|under|fewer than|less than|below|at most|max|maximum|maximum of|no more than|not more than|bis zu|bis|unter|weniger als|hochstens|maximal|jusqu a|moins de|au plus|hasta|menos de|como maximo|maximo|maximo de|fino a|meno di|massimo|al massimo|tot|minder dan|hooguit|maximaal|ten hoogste|do|ponizej|mniej niz|maksymalnie|najwyzej|mene nez|pod|nejvyse|az|maximalne|ate|no maximo|abaixo de|upp till|farre an|mindre an|hogst|inferieur a'
    .split('|')
    .map((words) => [words, 'max'] as const),
  ...'about|around|approximately|approx|some|circa|ca|c|roughly|rund|etwa|ungefahr|gut|zirka|environ|pres de|quelque|unos|unas|alrededor de|aproximadamente|cerca de|ongeveer|zo n|okolo|kolem|zhruba|priblizne|okolo|przeszlo|mniej wiecej|ungefar|omkring|runt|cirka'
    .split('|')
    .map((words) => [words, 'about'] as const),
  ...'nearly|almost|fast|knapp|nahezu|presque|casi|quasi|bijna|prawie|niemal|temer|skoro|quase|nastan'
    .split('|')
    .map((words) => [words, 'nearly'] as const),
];

/** Behind a number or the people it counts. */
export const LATE_BOUNDS: ReadonlyMap<string, 'min' | 'max'> = new Map([
  ...'or more|and more|and up|or above|and above|oder mehr|und mehr|ou plus|et plus|o mas|y mas|o piu|e oltre|of meer|en meer|lub wiecej|i wiecej|nebo vice|a vice|ou mais|e mais|eller fler|eller mer|och uppat'
    .split('|')
    .map((words) => [words, 'min'] as const),
  ...'or fewer|or less|and under|or under|oder weniger|ou moins|o menos|o meno|of minder|lub mniej|nebo mene|ou menos|eller farre|eller mindre'
    .split('|')
    .map((words) => [words, 'max'] as const),
]);

/** "a hundred", "ein Tausend". */
export const ARTICLE = /^(?:an?|one|einem?|een|un|une|uno|um)$/u;

/** Between two numbers. */
export const TO_WORD = set('to bis a au tot do az ate till and und et y e en i och through');

const NUMBERS: readonly (readonly [number, string])[] = [
  [2, 'two zwei deux dos due twee dwa dwie dva dve dois duas tva'],
  [3, 'three drei trois tres tre drie trzy tri'],
  [4, 'four vier quatre cuatro quattro cztery ctyri quatro fyra'],
  [5, 'five funf cinq cinco cinque vijf piec pet fem'],
  [6, 'six sechs seis sei zes szesc sest sex'],
  [7, 'seven sieben sept siete sette zeven siedem sedm sete sju'],
  [8, 'eight acht huit ocho otto osiem osm oito atta'],
  [9, 'nine neun neuf nueve nove negen dziewiec devet nio'],
  [10, 'ten zehn dix diez dieci tien dziesiec deset dez tio'],
  [11, 'eleven elf onze once undici jedenascie jedenact elva'],
  [12, 'twelve zwolf douze doce dodici twaalf dwanascie dvanact doze tolv'],
  [13, 'thirteen dreizehn treize trece tredici dertien trzynascie trinact treze tretton'],
  [14, 'fourteen vierzehn quatorze catorce quattordici veertien czternascie ctrnact catorze fjorton'],
  [15, 'fifteen funfzehn quinze quince quindici vijftien pietnascie patnact femton'],
  [16, 'sixteen sechzehn seize dieciseis sedici zestien szesnascie sestnact dezasseis sexton'],
  [17, 'seventeen siebzehn diecisiete diciassette zeventien siedemnascie sedmnact dezassete sjutton'],
  [18, 'eighteen achtzehn dieciocho diciotto achttien osiemnascie osmnact dezoito arton'],
  [19, 'nineteen neunzehn diecinueve diciannove negentien dziewietnascie devatenact dezanove nitton'],
  [20, 'twenty zwanzig vingt veinte venti twintig dwadziescia dvacet vinte tjugo'],
  [25, 'funfundzwanzig veinticinco venticinque vijfentwintig petadvacet tjugofem'],
  [30, 'thirty dreissig trente treinta trenta dertig trzydziesci tricet trinta trettio'],
  [40, 'forty vierzig quarante cuarenta quaranta veertig czterdziesci ctyricet quarenta fyrtio'],
  [50, 'fifty funfzig cinquante cincuenta cinquanta vijftig piecdziesiat padesat cinquenta femtio'],
  [60, 'sixty sechzig soixante sesenta sessanta zestig szescdziesiat sedesat sessenta sextio'],
  [70, 'seventy siebzig setenta settanta zeventig siedemdziesiat sedmdesat sjuttio'],
  [80, 'eighty achtzig ochenta ottanta tachtig osiemdziesiat osmdesat oitenta attio'],
  [90, 'ninety neunzig noventa novanta negentig dziewiecdziesiat devadesat nittio'],
  [100, 'hundred hundert cent cien cento honderd sto cem hundra'],
  [1_000, 'thousand tausend mille mil duizend tysiac tisic tusen'],
];
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  NUMBERS.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
);
