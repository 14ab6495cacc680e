/**
 * What bounces say beyond the reply of a server, by what they mean. Matched against words in lower case, without the
 * addresses they repeat. Gaps are bounded, so that matching stays linear.
 */

/** The sender went too fast, or the recipient gets too much at once. */
export const TOO_FAST = [
  /receiving mail (?:too quickly|at a rate)|too many (?:recipients|connections|messages (?!have)|requests|e?mails|concurrent|sessions)|limit for receiving|(?:connection|sending|message) (?:frequency|rate)|rate ?-?limit|throttl|frequency limit|please try again slower/,
  /(?:hourly|daily|per hour|per day|this hour|this day)\b.{0,40}\b(?:limit|exceeded|reached|messages|emails)|too many.{0,40}(?:this|per) (?:hour|day|minute)|频率|发送过于频繁/,
];

/** Too much in the box. */
export const STUFFED = [
  /out of (?:quota|disk)|(?:mailbox|mail ?folder|mail ?box|maildrop|inbox)\b.{0,30}\b(?:exceeds?|exceeded|over|is full|was full)|mailfolder is full|out of storage|storage space|over (?:his|her|its|their|the) quota|quota.{0,20}exceeded|exceed.{0,30}quota|(?:disk|quota) (?:is )?full/,
  /(?:mailbox|maildir|user|recipient|account|inbox|postfach).{0,20}\bfull\b|mailbox ?full|quotaexceeded|no space left|ディスク.{0,10}(?:容量|いっぱい)|メールボックス.{0,20}(?:いっぱい|満杯|容量|一杯)|容量(?:オーバー|超過)|信箱已满|郵箱已滿|空间不足|超出.{0,6}(?:容量|配额)/,
  /postfach.{0,30}(?:voll|überfüllt)|speicherplatz|boîte.{0,40}pleine|quota (?:de|du|dépass)|buzón.{0,30}llen|casella.{0,30}pien|caixa.{0,30}chei|postbus.{0,20}vol|skrzynka.{0,30}(?:pełn|przepełn)|ящик.{0,30}переполнен/,
];

/** Too much in the mail. */
export const TOO_BIG = [
  /message (?:size|length)|(?:message|mail|file|attachment)s?(?: \w+){0,2} too (?:large|big|long)|too (?:large|big)\b|size (?:limit|exceed)|exceed\w*.{0,40}(?:message|maximum|allowed) size|maximum (?:message )?size|line (?:limit|too long|length)|larger than|message size exceeds/,
  /(?:nachricht|e-mail|mail).{0,20}zu groß|trop (?:volumineux|gros)|demasiado grande|troppo grande|muito grande|te groot|zbyt duż|слишком больш|邮件.{0,4}过大|サイズ.{0,10}(?:超|大き)/,
];

/** About the sending side: its host, its domain, its right to send, or what it sent. Holds for any class of code. */
export const ABOUT_SENDER = [
  /\bspf\b|\bdkim\b|\bdmarc\b|\bunauthenticated\b|sender ?id\b|smtp auth|authentication|not authori[sz]ed|unauthori[sz]ed|not permitted to send|fails? (?:to )?(?:pass )?authenticat|verif\w{1,8} fail|sender verify|callback setup|starttls|must issue/,
  /reverse ?-?dns|\brdns\b|\bptr\b|helo\b|ehlo\b|my name was rejected|invalid ip\b|mismatch\w* client|client host (?:\[?[\w.:]*\]? )?(?:was )?(?:rejected|blocked)|mail exchanger\b.{0,20}client/,
  /black ?-?list|block ?-?list|deny ?list|\bdnsbl\b|\brbl\b|spamhaus|spamcop|barracuda|abuseat|sorbs|cloudmark|reputation|unwanted messages|user complaints|banned|weren'?t sent|open relay/,
  /\bsender\b.{0,40}\b(?:refused|rejected|denied|blocked|invalid|unknown|not (?:allowed|exist|accepted)|does not exist)|(?:domain of|invalid|bad|unknown|unrout\w+|forged) sender|sender address|not allowed to send|valid from\b|from: ?domain/,
  /(?<![a-z])spam(?![a-z])|\bube\b|unsolicited|bulk (?:e?mail|filter)|junk|phishing|virus|malware|content (?:rejected|filter|policy)|prohibited|policy|policies|recipient preferences|administrative|header error|protocol violation|improper(?:ly)? use|duplicate header|not rfc|suspicious|restricted|moderat/,
  /relay(?:ing)?\b(?!=)|not in my list of allowed|(?:refus|reject|block)\w*.{0,30}(?:security|your (?:ip|host|server|domain))|(?:ip|host|network|connections?|server|country)\b.{0,40}\b(?:blocked|banned|denied|not allowed|not accepted)/,
];

/** A group or list that not everybody may write to; those who keep them speak every language. */
export const NOT_PERMITTED = [
  /\bpermissions?\b|not a member|berechtigung|autorisation|autorisé|permisos?\b|autorizzazion|permess[oi]|permiss(?:ão|ões)|autoriza|toestemming|machtiging|bevoegd|uprawnie|zezwoleni|разрешени|\bправ[ао]?\b|дозвол|oprávn|behörighet|tilladelse|tillatelse|käyttöoikeu|oikeutta|jogosult|permisiun|δικαίωμα|άδεια|izniniz|yetkiniz|izin\b/,
  /権限|权限|權限|許可|권한|مصرح|إذن|مجوز|अनुमति|สิทธิ์|อนุญาต|quyền|הרשא|অনুমতি|அனுமதி/,
];

/** Closed by its owner or keeper. */
export const CLOSED = [
  /\b(?:disabled|deactivated|(?<!temporarily )suspend(?:ed)?|discontinued|inactive|frozen|locked|terminated|dormant|(?<!service )not active|cancell?ed)\b|(?:account|mailbox|user)\b.{0,12}\b(?:expired|closed)|停用|禁用|冻结|停止/,
  /deaktiviert|gesperrt|stillgelegt|désactivé|suspendu|desactivad[oa]|suspendid[oa]|disattivat[oa]|sospes[oa]|gedeactiveerd|geblokkeerd|zablokowan|заблокирован|отключен/,
];

/** The person is elsewhere now. */
export const MOVED_AWAY = [
  /has (?:been )?(?:moved|replaced)|no longer (?:on server|with|at|works|employed)|(?:mailbox|user) (?:has )?moved|moved to/,
];

/** No host takes mail for the domain. */
export const NO_HOST = [
  /\b(?:host|domain)(?: name| or domain name| named)?(?: [\w-]{1,63}\.[\w.-]{1,200})? (?:is )?(?:unknown(?! (?:user|mailbox|recipient|address))|not found|does not exist|doesn'?t exist|not known|invalid|unresolvable|could not be found|couldn'?t be found)|(?:unknown|no such|bad destination|couldn'?t find any|could not find any) (?:host|domain|mail server)/,
  /(?:^|\s)(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24} (?:does not|doesn'?t) exist|nxdomain|unrouteable|no (?:mx|mail exchanger|a record)\b|null ?mx|non-existent hosts?|no smtp service|illegal host|mail exchanger or ip address|doesn'?t (?:receive|accept) e?mail|not accepting network messages|does not accept (?:any )?(?:e?mail|smtp)|name or service not known/,
  /domain.{0,30}(?:existiert nicht|unbekannt|n'existe pas|introuvable|no existe|non esiste|não existe|bestaat niet|nie istnieje)|域名.{0,10}(?:不存在|错误|无法)|домен.{0,30}(?:не найден|не существует)|ドメイン.{0,12}(?:存在しません|見つかりません)/,
];

/** Nobody has this address; beyond what servers reply. */
export const NOBODY = [
  /not listed in|no valid recipients|not a registered|name is not recogni[sz]ed|recipient not found|(?:check|verify|make sure)\b.{0,30}\baddress is correct|address (?:not found|couldn'?t be found|could not be found|rejected|does not exist|doesn'?t exist)|wasn'?t found at|mailbox (?:not found|does not exist)|no mailbox (?:here|by)|no longer exists/,
  /invalid (?:final delivery )?userid|unknown (?:user|recipient|address|mailbox)|(?:user|recipient) unknown|nosuchuser|recip(?:ient)?notfound|no such (?:user|recipient|person|mailbox|address)|doesn'?t have an? .{0,40}account|email (?:account|address)\b.{0,40}\b(?:does not exist|doesn'?t exist|not exist)/,
  /ユーザ.{0,60}(?:見つかりません|存在しません|不明)|ディレクトリ.{0,20}(?:ありません|見つかりません)|(?:宛先|あて先|アドレス).{0,12}(?:存在しません|見つかりませんでした|見つかりません|不明)|(?:用户|用戶|收件人|帐号|账号|邮箱|郵箱|地址)[^。，]{0,12}不存在|无此(?:用户|帐户)|查无此/,
  /(?:adres|konto|skrzynka|użytkownik)\S{0,6} (?:\S{1,20} )?nie istnieje|adresse (?:introuvable|inconnue)|dirección (?:no encontrada|incorrecta)|indirizzo (?:non trovato|errato)|endereço não encontrado|adresse (?:nicht gefunden|unbekannt)|(?:пользовател|адрес|ящик)\S*.{0,40}(?:не найден|не существует|неизвест)|нет такого/,
];

/** Not now: a network, a queue or a host that did not answer in time. */
export const NOT_NOW = [
  /expired|timed? ?-?out|time ?out|multiple retries|in the queue too long|connection (?:refused|reset|lost|dropped|failed|died|closed)|lost connection|retry time not reached|no route to host|not respond|unable to (?:connect|contact|establish)|wasn'?t able to establish|could(?: not|n'?t) (?:connect|contact|establish)|did not accept our requests|unreachable|network (?:error|problem)/,
  /hop count|too many hops|routing loop|mail loop|\bloop(?:s|ing)?\b|name service error|lookup fail|host name lookup|temporar|try again|try later|will (?:be )?(?:retr|try)|still being retried|been delayed|was delayed|is delayed|deferred|aborted after|for the last \d+|failing for a long time|could not be delivered (?:for|within)|not delivered within|delivery time|undeliverable for|gr[ea]y ?-?list|busy|resources/,
  /verzögert|zeitüberschreitung|vorübergehend|retardé|délai|temporairement|retrasad|temporalmente|ritardat|temporaneamente|atrasad|temporariamente|vertraagd|tijdelijk|opóźni|tymczasow|временно|超时|暂时|稍后|遅延|一時的|タイムアウト/,
];

/** Refused without a word of why. */
export const REFUSED = [
  /\brejected\b|\brefused\b|\bdenied\b|not accepted|\bblocked\b|\bip ?[=:] ?\[?\d|not allowed|banned|拒绝|拒收|拒否|受信拒否/,
];
