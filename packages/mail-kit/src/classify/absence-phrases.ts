/** Absence in so many words: what nobody says of anything but themselves. */
const AWAY = [
  /\bout[- ]of[- ](?:the[- ])?office\b|\booo\b|\booto\b|^oof\b|^(?:holidays?|vacation|on leave|maternity leave|paternity leave|parental leave|annual leave)(?=\s?(?:[:-]|re\b|$))|\bout of (?:town|the country)\b|\b(?:on|taking|for) (?:\w+ ){0,2}(?:vacation|holidays?|annual leave|leave|pto|maternity leave|paternity leave|parental leave|sick leave|sabbatical)\b|\baway from (?:the office|my (?:desk|email|e-mail|office|computer)|work)\b/,
  /\b(?:am|are|be|is|i'm|currently|was|not be) (?:\w+ ){0,2}(?:away|travell?ing|unavailable|not in the office|off work|off sick|on a (?:trip|business trip)|without access|not available|not reachable)\b|^away (?:until|from|till)\b|\b(?:office|we) (?:is|are|will be) closed\b|\bnot be (?:available|reachable|in the office)\b|\blimited (?:or no )?access to (?:my )?e-?mail|\b(?:no|intermittent) access to (?:my )?e-?mail|\bvacation (?:reply|response|message|notice)\b/,
  /abwesen(?:d|heit)|nicht (?:im büro|im haus|erreichbar|am arbeitsplatz)|außer haus|im urlaub|in urlaub|\burlaub bis|in elternzeit|auf dienstreise|auf geschäftsreise|büro (?:ist |bleibt )?geschlossen|keinen zugriff auf (?:meine )?e-?mails/,
  /\babsente?(?: du bureau| jusqu| de mon| pour| à partir)|(?:suis|serai|sera) absente?\b|\babsence(?: du\b| de\b| jusqu|\s?[:-]|$)|hors (?:du |de mon )?bureau|en (?:congés?|vacances|déplacement|arrêt)\b|pas (?:au bureau|disponible|joignable)|indisponible/,
  /^ausencia\b|fuera de (?:la |mi )?oficina|de vacaciones|estoy (?:fuera|ausente|de viaje|de baja)|estaré (?:fuera|ausente|de vacaciones)|\bausente\b|no (?:estoy|estaré) (?:en la oficina|disponible)|respuesta por ausencia/,
  /fuori (?:ufficio|sede|stanza)|\bassente\b|\bassenza\b|in ferie|in (?:vacanza|trasferta|malattia|maternità)|non (?:sono|sarò) (?:in ufficio|disponibile|raggiungibile)|ufficio (?:è |resterà |sarà )?chius/,
  /fora do escrit[óo]rio|ausência|\bausente\b|de férias|em férias|em viagem|não (?:estou|estarei) (?:no escritório|disponível)|licença (?:de )?maternidade|de licença/,
  /afwezig|niet (?:op kantoor|aanwezig|bereikbaar|in de gelegenheid)|(?:met|op) (?:vakantie|verlof|zakenreis)|buiten kantoor|kantoor (?:is )?gesloten|ouderschapsverlof|zwangerschapsverlof/,
  /poza biurem|nieobecn|na urlopie|jestem (?:na urlopie|niedostępn|poza)|przebywam (?:na|poza)|urlop(?:ie|u)?\b|nie ma mnie w biurze|w delegacji|na zwolnieniu/,
  /不在(?:办公室|辦公室|公司|にして|です|と|の|に|、|。|时|期间)|(?:休假|外出|出差|度假|请假|請假|休年假)(?:中|期间|期間|至|到|，|,|。|$)|(?:正在|在|目前|将|我)(?:休假|度假|出差|外出)|休暇|出張中|外出中|夏季休業|年末年始|休業(?:中|期間|日|と)|お休み(?:を|して|いただ|中|です)|不在|放假(?:期间|期間|至|中)/,
  /\bfrånvar(?:o|ande)\b|på semester|på kontoret (?:igen|först)|inte på (?:kontoret|plats)|föräldraledig|\bfravær(?:ende|smelding)?\b|på ferie|ikke (?:på|til stede på) kontoret|barselsorlov|\bpoissa|lomalla|toimistolta/,
  /nejsem v (?:kancelář|práci)|mimo kancelář|nepřítom|neprítom|dovolen(?:é|á|ka)|\bna dopust|odsot|odsutan|van ureda|házon kívül|irod[aá]n kívül|szabadságon|concediu|nu sunt (?:la|în) birou|puhkusel|atvaļinājum|atostog/,
  /в отпуске|отсутств|нет на (?:месте|рабочем)|вне офиса|в командировке|у відпустці|відсутн|в отпуск\b|отпуска съм|απουσ[ιί]|εκτ[οό]ς γραφε[ιί]ου|σε άδεια|ofis(?:te)? dışında|izinde(?:yim)?|yıllık izin|tatilde/,
  /휴가|부재(?:중| )|출장|nghỉ phép|vắng mặt|sedang cuti|di luar kantor|ลาพัก|ไม่อยู่(?:ที่)?สำนักงาน|خارج المكتب|في إجازة|מחוץ למשרד|בחופשה|外出(?:通知|のお知らせ)/,
];
/** Things that bear the name of an absence without being one. */
const TALK_ABOUT =
  /out[- ]of[- ]office (?:polic|party|template|setting|messages?\b|replies|reply (?:template|setting)|autorepl(?:y|ies) (?:template|setting)|tool|app|solution|experience|meeting|retreat|feature|event|club)|(?:leave|vacation|holiday|pto) (?:polic|management|software|tracker|planner|system|rental|homes?|deals?|offers?)|休暇(?:について|申請|制度)|請假申請|请假申请|urlaubs(?:antrag|planung)/;

const says = (families: RegExp[], text: string) => families.some((family) => family.test(text));
const lower = (text: string, length: number) =>
  text.slice(0, length).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

export function isAbsenceSubject(subject: string): boolean {
  const start = lower(subject, 200);
  return says(AWAY, start) && !TALK_ABOUT.test(start);
}

/** An absence that is all the subject is about; people who ask something because of theirs do not count. */
export function isAwayNotice(subject: string): boolean {
  const start = lower(subject, 200);
  const at = Math.min(...AWAY.map((family) => start.search(family)).filter((found) => found >= 0));
  return at < 25 && start.length < 100 && !start.includes('?') && !TALK_ABOUT.test(start);
}

/** Only at the beginning: further down it may be a quote. */
export const isAbsenceText = (text: string) => says(AWAY, lower(text, 2_000));

const SELF =
  /(?<!\p{L})(?:i|i'm|i'll|we|we're|ich|wir|je|nous|j'ai|estoy|estaré|sono|sarò|estou|estarei|ik|wij|jestem|będę|przebywam|jag|vi|jeg|olen|jsem|vagyok|sunt|я|мы|είμαι)(?!\p{L})|我|現在|私|当方|本人/u;
const UNTIL =
  /(?<!\p{L})(?:until|till|through|back|return\w*|bis|ab dem|wieder|jusqu\w*|retour|hasta|volver\w*|regres\w*|fino|rientr\w*|torn\w*|até|volt\w*|tot|terug|weer|do|wrac\w*|till|tillbaka|tilbage|tilbake|til|saakka|asti|vissza|până|до)(?!\p{L})|まで|戻|至|返回|回来/u;

/** A short mail whose first sentence is "I am away until then" and which asks and offers nothing. */
export function opensWithAbsence(text: string): boolean {
  const [first = ''] = lower(text, 1_000).split(/(?<=\D[.!?])\s|(?<=[。！])/);
  const isShort = text.trim().length < 600 && !text.includes('?') && !/^>/m.test(text);
  return isShort && says(AWAY, first) && SELF.test(first) && UNTIL.test(first) && !TALK_ABOUT.test(first);
}
