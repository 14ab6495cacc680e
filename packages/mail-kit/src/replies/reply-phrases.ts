/** What mail servers say, by what they mean. Matched against words in lower case, without the addresses they repeat. */

/** Our address or network is refused; nothing is said about the mailbox. */
export const ADDRESS_BLOCKED = [
  /spamhaus|spamcop|barracuda|senderscore|sorbs|uceprotect|invaluement|cloudmark|abusix|proofpoint\.com|ipcheck\./,
  /black ?-?list|block ?-?list|deny ?list|\bdnsbl\b|\brbls?\b|\bs31[45]0\b|\[bl\d|reputation/,
  /(?<!recipient )\b(?:ip|address|network|host|server|domain|client|region|country|connections?)\b.{0,40}\b(?:blocked|banned|rejected|denied|not allowed|refused)\b/,
  /\b(?:blocked|banned|barred)\b.{0,30}\b(?:using|by|see|ip|for|due|because)\b|^blocked\b/,
];

/** The name our address goes by is missing or does not fit. */
export const REVERSE_NAME_WANTED = [
  /reverse (?:dns|host|lookup)|\brdns\b|\bptr\b|helo (?:command )?rejected|ehlo rejected|invalid helo|fqdn required/,
];

/** The address we ask as is not believed. */
export const SENDER_REFUSED = [
  /\bsenders?\b.{0,30}\b(?:refused|rejected|denied|blocked|not allowed|unauthenticated)\b|sender address rejected/,
  /domain of sender|sender domain|not allowed to send|unauthenticated|unauthorized (?:mail )?(?:server|sender)/,
  /\bspf\b|\bdkim\b|\bdmarc\b|authentication (?:failure|required|checks)|fails? (?:to )?authenticat/,
];

/** A rule of theirs, or what they think of our mail. */
export const AGAINST_POLICY = [
  /\bspam\b|junk mail|unsolicited|\bbulk mail|phishing|virus|malware|prohibited content|content polic|local polic|policy (?:reasons?|rejection|violation|restriction)/,
  /not rfc ?\d+ compliant|suspicious|\babuse\b|access denied|administrative(?:ly)? prohibit|administrative denial/,
];

/** About our mail or our way of talking rather than about us or them. */
export const SYSTEM_TROUBLE = [
  /\b(?:mail )?system (?:is )?(?:full|error|config)|insufficient system|host unknown|too many hops|\bloop\b|message (?:is )?too (?:large|big)|size limit/,
];

export const RELAY_REFUSED = [
  /relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed)|prohibited)|(?:do|does|will) not relay|not a relay|unable to relay|relaying|not local\b/,
];

export const FULL = [
  /over ?-?quota|quota (?:is )?(?:exceeded|full)|exceed\w* (?:\w+ ){0,4}quota|quota ?(?:limit|reached)|out of (?:storage|disk) space|storage (?:full|quota)/,
  /(?:mailbox|inbox|mail ?box|account|user|recipient|maildir|postfach|buzón|boîte|caixa|casella|skrzynka)\b.{0,30}\b(?:is |are |has )?(?:full|voll|lleno|pleine|cheia|piena|pełna|переполнен)/,
  /mailbox size limit|too much mail|not enough (?:storage|disk|space)|insufficient (?:storage|space|disk)|dépassé son quota|überschreitet|邮箱已满|容量/,
];

export const DISABLED = [
  /(?:disabled|deactivated|suspend(?:ed)?|discontinued|inactive|inactivated|frozen|locked|blocked by (?:the )?admin|(?:account|mailbox|user) (?:has |is )?expired|terminated|closed|dormant)/,
  /not active|no longer (?:active|in use|available|accept)|temporarily disabled|deaktiviert|gesperrt|désactivé|desactivad[oa]|disattivat[oa]|zablokowan|停用|禁用/,
];

export const MOVED = [/has (?:been )?(?:moved|replaced)|no longer (?:with|at|works)|new address|moved to/];

export const NO_SUCH_USER = [
  /(?:user|mailbox|recipient|account|address|alias|customer|subscriber|member|inbox)\b.{0,40}\b(?:unknown|not found|not exist|doesn'?t exist|does not exist|invalid|non-?existent|not known|not listed|unavailable|unroutable|undeliverable|not recogni[sz]ed|not valid|not here)/,
  /(?:unknown|no such|invalid|bad|non-?existent|illegal|malformed|nonexisting|wrong|incorrect)\b.{0,30}\b(?:user|mailbox|recipient|account|address|alias|local ?part|destination|person|customer|rcpt)/,
  /no mailbox|not our customer|not a (?:known|valid) (?:user|mailbox|recipient|customer)|isn'?t a (?:known|valid)|couldn'?t (?:be found|find)|cannot be (?:found|delivered|verified)|can'?t be found/,
  /does not (?:exist|have an? (?:account|mailbox))|doesn'?t have (?:an? )?(?:account|mailbox|\S+ account)|don'?t have an account|there is no one|no one (?:here|by that)|nobody (?:here|by)|does not live here|no user here|addressee unknown/,
  /unrouteable|recipient address rejected|recipient rejected|invalid recipient|user reject|delivery to (?:this|the) (?:user|address|recipient).{0,20}(?:not|fail)|not (?:accepting|receive) mail for/,
  /recipient ?not ?found|nosuchuser|usuario (?:desconocido|no existe|inexistente)|no existe (?:el|la|ese|esa|dicho) |buzón (?:no|inexistente)/,
  /utilisateur (?:inconnu|inexistant)|destinataire (?:inconnu|inexistant|invalide)|(?:adresse|boîte)\b.{0,30}(?:inconnue|n'existe pas|invalide|inexistante)/,
  /(?:benutzer|empfänger|postfach|adresse|mailbox)\b.{0,40}(?:unbekannt|existiert nicht|nicht gefunden|ungültig|nicht vorhanden|nicht bekannt)|unbekannter (?:benutzer|empfänger)/,
  /(?:utente|casella|destinatario|indirizzo)\b.{0,40}(?:sconosciut|inesistente|non esiste|non trovat|non valid)|(?:usuário|destinatário|caixa|conta)\b.{0,40}(?:desconhecid|não existe|inexistente|não encontrad|inválid)/,
  /(?:gebruiker|postbus|ontvanger|adres)\b.{0,40}(?:onbekend|bestaat niet|niet gevonden|ongeldig)|(?:użytkownik|skrzynka|adresat|odbiorca|konto)\b.{0,40}(?:nieznan|nie istnieje|nie znalezion)/,
  /(?:пользовател|адрес|ящик|получател)\S*.{0,40}(?:не найден|не существует|неизвест|недоступен)|нет такого пользователя|kullanıcı.{0,20}(?:bulunamadı|yok)|(?:användare|mottagare)\S*.{0,30}(?:okänd|finns inte|saknas)/,
  /用户不存在|收件人不存在|无此用户|地址不存在|邮箱不存在|没有找到|ユーザ.{0,10}(?:存在しません|不明|見つかりません)|宛先.{0,10}(?:不明|存在しません)|사용자.{0,10}없|존재하지 않/,
];

export const GREYLISTED = [/gr[ea]y ?-?list|try again|try later|please retry|come back later/];

/** One session asked about too many. */
export const SESSION_LIMIT = [/too many (?:recipients|rcpt)|recipients? (?:limit|per)|one recipient/];

export const TLS_WANTED = [
  /must issue (?:a )?starttls|starttls (?:is )?(?:required|first|needed)|encryption required|tls (?:is )?required/,
];

export const TEMPORARY = [
  /retry|too many (?:connections|messages|errors|requests|concurrent)|rate ?-?limit|throttl|too fast|slow ?er|temporar(?:y|ily)|deferred|service (?:temporarily )?unavailable|timed? ?-?out|delivery time expired|resources/,
];

/** The mailbox gets so much mail that it must exist. */
export const BUSY = [/receiving mail (?:too quickly|at a rate)/];
