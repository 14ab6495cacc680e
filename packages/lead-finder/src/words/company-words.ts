/** Legal forms behind a company's name, as written. */
export const LEGAL_FORM =
  /(?<![\p{L}\d])(?:GmbH(?: & Co\. KG(?:aA)?)?|gGmbH|AG(?: & Co\. KG)?|UG(?: \(haftungsbeschränkt\))?|KG|OHG|e\.\s?K\.|eG|SE|GbR|PartG(?: mbB)?|Ltd\.?|Limited|LLP|PLC|plc|Inc\.?|LLC|Corp\.?|SAS|SASU|SARL|S\.A\.R\.L\.|S\.A\.S\.?|EURL|SCOP|S\.A\.U?\.?|S\.L\.U?\.?|SL|SLU|S\.r\.l\.?|Srl|SRL|S\.p\.A\.?|SpA|S\.n\.c\.|S\.a\.s\.|B\.V\.|BV|N\.V\.|NV|V\.O\.F\.|sp\. z o\.\s?o\.|Sp\. z o\.\s?o\.|S\.A\.|sp\.\s?j\.|sp\.\s?k\.|s\.\s?r\.\s?o\.|a\.\s?s\.|v\.\s?o\.\s?s\.|Lda\.?|Unipessoal Lda\.?|AB|HB|ApS|A\/S|AS|Oy|Kft\.?)(?![\p{L}\d])/u;

/** Mail that is advertising, in ten languages, without accents. */
export const ADVERTISING =
  /\b(?:unsolicited|cold (?:e ?)?mails?|cold calls?|cold outreach|sales (?:e ?)?mails?|sales pitch\w*|sales calls?|spam|promotional|advertis\w+|marketing (?:e ?)?mails?|werbung|werbe\w*|akquise\w*|kaltakquise|unverlangt\w*|unaufgefordert\w*|demarchage|prospection|sollicitation\w*|non sollicite\w*|publicite|publicidad|comerciales|no solicitad\w*|pubblicita\w*|non richiest\w*|commerciali|ongevraagd\w*|acquisitie|reclame|niezamowion\w*|reklam\w*|ofert handlow\w*|informacji handlow\w*|handlow\w*|nevyzadan\w*|obchodni\w* (?:sdeleni|nabidk\w*)|nabidk\w*|publicidade|comerciais|nao solicitad\w*|saljmejl|saljmail|saljsamtal|saljbrev|oonskad\w*|reklamutskick)\b/u;
/** That it is not wanted. */
export const REFUSAL =
  /\b(?:do not|don t|no|not welcome|unwelcome|not wanted|not wished|not accept\w*|prohibited|forbidden|object to|objects|refuse\w*|never|please refrain|refrain|widersprech\w*|widersprochen|widerspruch|untersag\w*|nicht erwunscht|unerwunscht|nicht gestattet|verboten|verbieten|bitte keine|keine|kein|s oppos\w*|opposons|interdi\w*|pas souhait\w*|refus\w*|merci de ne pas|aucun\w*|nos oponemos|se opone|prohib\w*|no desea\w*|no acepta\w*|rechaza\w*|abstengan\w*|ci opponiamo|si oppone|vietat\w*|non (?:desidera\w*|accett\w*|gradi\w*|inviare|vogliamo)|niet op prijs|niet gewenst|ongewenst|niet toegestaan|geen|bezwaar|sprzeciw\w*|nie (?:wyrazamy|zyczymy|zgadzamy|przyjmujemy|przesylac|wysylac)|prosimy nie|zakaz\w*|nesouhlasi\w*|neprejeme|nezasilejte|nezasilat|odmita\w*|nechceme|zakazuje\w*|proibi\w*|nao (?:aceita\w*|deseja\w*|enviar|queremos|envie\w*)|opomo\w*|opoe|recus\w*|undanber|avbojer|inga|ingen|nej tack|motsatter|tackar nej|accepteras inte)\b/u;
/** Contact itself is refused, with no word of advertising. */
export const NO_CONTACT =
  /\b(?:please )?do not (?:contact|e ?mail|write to|call) (?:us|me|our staff|our employees|our team)\b|\bno (?:contact by|contacts by) (?:vendors|recruiters|sales)|\bbitte (?:nicht|keine) (?:kontaktier\w*|kontaktaufnahme)|\bkontaktieren sie (?:uns|mich) (?:bitte )?nicht|\bne (?:pas )?(?:nous|me) contacte[rz]|\bno (?:nos |me )?contacten?\b|\bnon contatt(?:ate|iate|ar|are)(?:ci|mi)?\b|\bneem (?:\w+ )?geen contact|\bprosimy o nie ?kontaktowanie|\bnie kontaktowac sie (?:ze mna|z nami)|\bnekontaktujte (?:nas|me|mne)|\bnao (?:nos|me) contact\w*|\bkontakta (?:oss|mig) inte/u;
/** Parts of words of which each sign of advertising or of contact above has one: most sentences have none. */
export const MAY_OBJECT =
  /contact|kontakt|contatt|mail|call|write|unsolicited|cold|sales|spam|promotional|advertis|werb|akquise|unverlangt|unaufgefordert|demarchage|prospection|sollicit|publicit|publicid|comercia|solicitad|pubblicita|richiest|commercial|ongevraagd|acquisitie|reclame|niezamowion|reklam|handlow|nevyzadan|obchodni|nabidk|salj|oonskad/;
/** What the company promises its own readers, or their rights: no wish of its own. */
export const PROMISE =
  /\b(?:we (?:will |do |would )?(?:never|not|don t) (?:send|sell|share|use|pass|spam|give)|you can|you may|you have the right|your right|unsubscribe|opt out|wir (?:versenden|senden|verschicken|geben)|sie konnen|sie haben das recht|ihnen|vous pouvez|vous avez le droit|nous n envoy\w*|vous recevrez|usted|puede|tiene derecho|puoi|hai il diritto|u kunt|je kunt|u heeft|masz prawo|mozesz|mate pravo|muzete|voce|pode|tem o direito|du kan|du har ratt|cookies?)\b/u;
/** One person speaks of themselves. */
export const I_ALONE =
  /\b(?:me|my|myself|mich|mir|mein\w*|moi|mon|ma|mes|mi|conmigo|mio|mia|\w{4,}(?:ar|er|ir|ate)mi|mij|mijn|mna|mnie|moj\w*|mne|muj|mim|meu|minha|mig|min|mitt|mina)\b/u;
/** A company speaks. */
export const WE =
  /\b(?:we|us|our|wir|uns\w*|nous|notre|nos|nosotros|nuestr\w*|ci|noi|nostr\w*|wij|ons|onze|nas|nami|nasz\w*|nam|nosso|nossa\w*|oss|vi|vara|vart)\b/u;
