/** What a program says of its own mail. Nobody writes so of what he wrote. */
const OF_ITSELF = [
  /this (?:is|was) an? (?:auto(?:matic(?:ally)?|mated)?[- ]?(?:generated |sent )?|machine[- ]generated )(?:e-?mail|message|reply|response|notification|acknowledg)|(?:please )?do not (?:reply|respond) to this (?:automated )?(?:e-?mail|message|mail)|(?:e-?mail|message|reply|response) (?:is|was|has been) (?:automatically (?:generated|sent)|auto-?generated|generated automatically)|apologi[sz]e for this automatic reply/,
  /(?:your|the) (?:request|ticket|case|inquiry|enquiry)\b.{0,60}\bhas been (?:received|created|opened|logged|registered|submitted)|(?:ticket|case) (?:has been|was) (?:created|opened)|thank you for contacting .{0,60}(?:we (?:have )?received|will (?:get back|respond|reply)|within)|we (?:have )?received your (?:e-?mail|message|request|inquiry).{0,80}(?:get back|respond|reply|shortly|soon|within|as soon as)/,
  /dies(?:e|es)? (?:ist eine )?(?:e-?mail|nachricht|mail|automatisch).{0,30}automatisch|automatisch (?:generierte|erstellte|erzeugte|versendete) (?:e-?mail|nachricht|antwort)|antworten sie (?:bitte )?nicht auf diese|bitte nicht auf diese .{0,20}antworten|wir haben ihre (?:anfrage|nachricht|e-?mail) erhalten/,
  /(?:ceci est|cet? (?:e-?mail|message|courriel) est) un (?:e-?mail|message|courriel|réponse) automatique|merci de ne pas répondre|(?:este es|esta es) un (?:mensaje|correo) automático|no respond(?:a|er|as) a este|(?:questo|questa) (?:è|e-?mail è) un(?:a)? (?:messaggio|risposta|e-?mail) automatic|non rispond(?:ere|ete) a quest|esta (?:é|mensagem é) uma (?:mensagem|resposta) automática|não respond(?:a|er) (?:a )?est/,
  /dit is een automatisch|niet (?:te )?(?:antwoorden|reageren) op (?:dit|deze)|to jest (?:wiadomość|automatyczna)|prosimy (?:o )?nie odpowiadać|wiadomość (?:została )?wygenerowan|это (?:письмо|сообщение) (?:отправлено|создано|сформировано) автоматически|не отвечайте на это|detta är ett automatiskt|dette er en automatisk|tämä on automaattinen/,
  /(?:此|本)(?:邮件|郵件|信)(?:为|為|由)?(?:系统|系統)?(?:自动|自動)|请勿(?:直接)?回复|請勿(?:直接)?回覆|このメールは(?:システムより)?自動|自動(?:的に)?(?:送信|配信)(?:して|され)|返信(?:いただいて|され)ても|자동(?:으로)? 발송|회신하지 마/,
];

/** A mail that asks its reader to prove himself before it passes one of his on. */
const CHALLENGES = [
  /(?:confirm|verify|prove|authenticate)\b.{0,60}\b(?:you are|you're|yourself|that you sent|your (?:message|e-?mail|mail|address|identity))\b.{0,160}\b(?:deliver|release|reach|human|person|spam|link|click|reply)|(?:message|e-?mail|mail) (?:requires|needs|awaits|is awaiting|is waiting for) (?:your )?(?:verification|confirmation|authentication|approval|moderator)|awaits moderator approval|being held (?:until|because|for|pending)|held (?:for|until).{0,40}(?:approval|verification|confirm)/,
  /(?:reply to this (?:message|e-?mail)|click (?:the|on the|here|this|on this)).{0,80}\b(?:to (?:confirm|verify|release|have|complete|deliver)|so that|and your (?:message|e-?mail))|(?:only|just) (?:need|have) to do this once|spam ?(?:blocker|arrest)|challenge.?response|allow(?:s|ed)? (?:incoming )?(?:messages|mail|e-?mails?) only from senders|approved senders? list|real (?:live )?(?:human|person)/,
  /bestätigen sie.{0,80}(?:nachricht|e-?mail|absender|mensch).{0,80}(?:zugestellt|zustellen|link|klick)|confirm(?:er|ez).{0,80}(?:message|courriel|e-?mail).{0,80}(?:lien|cliqu|remis|délivr)|confirm(?:e|ar).{0,80}(?:mensaje|correo|mensagem).{0,80}(?:enlace|link|clic)/,
];
const READ_MAX = 2_000;

const plain = (text: string) => text.slice(0, READ_MAX).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const says = (families: RegExp[], text: string) => families.some((family) => family.test(plain(text)));

export const saysAutomatic = (text: string) => says(OF_ITSELF, text);

/** Tested before bounces: what is held is not refused. */
export const isChallenge = (subject: string, text: string) => says(CHALLENGES, `${subject}\n${text}`);
