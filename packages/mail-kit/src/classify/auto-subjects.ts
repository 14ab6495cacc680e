/** Names of automatic answers by language, where a subject begins. An answer of a person to one begins with "Re:". */
const NAMES = [
  // English and the form Notes and GroupWise write.
  /auto(?:mat(?:ic|ed))?[-_. ]?(?:e-?mail )?(?:reply|replies|response|responder|answer|acknowledg(?:e)?ment|notification|message)|auto(?=\s?[:-])|oof(?=\s?[:-])|vacation (?:reply|response|message|notice)|away (?:message|notice|from my)/,
  // Germanic
  /autom(?:\.|atische?) ?(?:antwort|rückantwort|abwesenheit[a-zäöüß]{0,12}|e-?mail-?antwort|beantwortung|empfangsbestätigung|benachrichtigung|nachricht|mitteilung|reply)|automatisch (?:antwoord|bericht|afwezigheid[a-z]{0,12}|generier[a-z]{0,4})|automatische? (?:reactie|beantwoording|ontvangstbevestiging)|auto(?:mati(?:skt|sk) )?-?svar|automatisk (?:besked|melding|meddelelse|meddelande)|sjálfvirkt svar/,
  // Romance
  /(?:réponse|message|accusé) (?:automatique|d'absence)|auto-?réponse|r[eé]pondeur|(?:respuesta|mensaje|auto-?)\s?(?:autom[aá]tic[ao]|respuesta)|(?:risposta|messaggio) (?:automatic[ao]|non al computer)|auto-?risposta|(?:resposta|mensagem) (?:autom[aá]tica|de aus[eê]ncia)|auto-?resposta|r[aă]spuns automat|resposta automàtica/,
  // Slavic and Baltic
  /automatyczna odpowiedź|odpowiedź automatyczna|autoodpowied[zź]|auto ?odpowied[zź]|automatick[aáeé] odpov[eě][dď]|automatski odgovor|samodejni odgovor|автоответ(?:чик)?|автоматическ(?:ий|ое) (?:ответ|сообщение|уведомление)|ответ автоматически|автоматична відповідь|автовідповідь|автоматичен отговор|автоматски одговор|automātisk(?:ā|a) atbilde|automatinis atsakymas/,
  // Uralic, Greek, Turkish
  /automaattinen vastaus|automaatvastus|automatikus v[aá]lasz|αυτόματη απάντηση|otomatik (?:yanıt|cevap)/,
  // East Asia and the rest
  /[【[]?(?:自动|自動)(?:回复|回覆|答复|应答|應答|応答|返信|配信)(?:メール|邮件|郵件)?|자동 ?(?:응답|회신)|trả lời tự động|thư trả lời tự động|balasan otomatis|jawapan automatik|ตอบกลับอัตโนมัติ|(?:ال)?رد (?:ال)?تلقائي|(?:מענה|תשובה) אוטומטי(?:ת)?|پاسخ خودکار|स्वचालित (?:उत्तर|जवाब)/,
];
const BEGINS = NAMES.map((family) => new RegExp(`^(?:${family.source})`, 'u'));
/** Where the name ends; "automatic reply settings" is the name of something else. */
const NAME_END = /^(?:\s*(?:$|[^\p{L}\p{N}\s])|\s+(?:from|re|von|de|da|van|od|to|fra|från|af|от|от:|aan|an)\b)/u;
const PREFIX = /^\s*(?:$|[:：\-–—)\]】])/;

/** `named` is written as a program does, before a colon or alone; `loose` as a person could, too. */
export function nameOfAutoReply(subject: string): 'named' | 'loose' | undefined {
  const start = subject.slice(0, 200).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  for (const family of BEGINS) {
    const [name] = family.exec(start) ?? [];
    if (name === undefined) continue;
    const rest = start.slice(name.length);
    if (NAME_END.test(rest)) return PREFIX.test(rest) ? 'named' : 'loose';
  }
  return undefined;
}
