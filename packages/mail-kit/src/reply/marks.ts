import { MARK_MAX } from './line.ts';

const MESSAGE_WORDS =
  /message|nachricht|mail|mensaje|messaggio|mensagem|bericht|meddelelse|meddelande|melding|wiadomo|zpráva|správa|сообщени|повідомленн|письмо|邮件|郵件|メッセージ|메시지|메일|mesaj|viesti|üzenet|μήνυμα|pesan|thư/i;
const FORWARD_WORDS =
  /forward|weitergeleit|transfér|transfer|transmis|reenviad|encaminhad|inoltrat|doorgestuurd|przekazan|videresend|vidarebeford|переслан|转发|轉寄|転送|전달|iletilen|přeposlan/i;

/** "-----Original Message-----" and its kin: a few words, a message among them, between dashes. */
export function readDashedTitle(text: string): 'original' | 'forward' | null {
  if (text.length > MARK_MAX) return null;
  const title = text.replace(/^[\s*>]+/, '').replace(/(?<![\s*:：])[\s*:：]+$/, '');
  const opened = title.replace(/^[-—–_=]{2,}/, '');
  const inside = opened.replace(/(?<![-—–_=])[-—–_=]{2,}$/, '').trim();
  const isDashed = opened.length < title.length && inside.length < opened.trim().length;
  if (inside === '' || inside.length > 60 || inside.split(/\s+/).length > 5) return null;
  if (FORWARD_WORDS.test(inside) && (isDashed ? MESSAGE_WORDS.test(inside) : isForwardLine(text))) return 'forward';
  return isDashed && MESSAGE_WORDS.test(inside) ? 'original' : null;
}

/** Apple Mail writes its line without dashes. */
const isForwardLine = (text: string) =>
  /^\s*(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:encaminhada|reencaminhada)|begin doorgestuurd bericht)\s*:\s*$/i.test(
    text,
  );

/** RFC 3676, 4.3, with the blank that many clients lose, and the long dash that others make of it. */
export const isSignatureDash = (text: string) =>
  /^\s{0,3}(?:--|—|––|- -)\s{0,3}$/.test(text.slice(0, 12)) && text.length < 12;

/** A line drawn with a key: of dashes or underscores, or of something a heading may be underlined with as well. */
export function readRule(text: string): 'line' | 'ornament' | null {
  if (text.length > MARK_MAX) return null;
  if (/^\s*[-_—–]{3,}\s*$/.test(text)) return 'line';
  return /^\s*(?:[=*#~+]\s?){3,}\s*$/.test(text) ? 'ornament' : null;
}

const DEVICES =
  /iphone|ipad|ipod|apple|android|samsung|galaxy|blackberry|\bmobile|phone|tablet|outlook|\bmail\b|yahoo|windows|nokia|huawei|honor|xiaomi|redmi|oppo|vivo|htc|pixel|proton|tutanota|gmail|superhuman|\bspark\b|airmail|gmx|web\.de|aol|thunderbird|handy|smartphone|téléphone|telefon|móvil|celular|cellulare|mobiel|мобильн|телефон|手机|邮箱|郵箱|网易|スマートフォン|携帯/i;
const SENT_WITH =
  /^(?:sent|gesendet|von meine|diese nachricht wurde|envoyé|envoyée|enviado|enviada|inviat[oa]|verzonden|verstuurd|wysłan|skickat|sendt|lähetetty|отправлено|надіслано|odesláno|odoslané|gönderildi|trimis|发自|發自|从我的|来自我|來自我|發送自|发送自|get outlook)/i;
const SENT_FROM = /から送信|에서 보냄|gönderildi$|gesendet\.?$|で送信/i;
const SENT_FROM_ANYTHING = /^sent (?:from|via|with|using) (?:\S+ ){0,4}\S+$/i;
const GET_OUTLOOK = /outlook.{1,20}\b(?:ios|android)\b|\baka\.ms\/(?:o0ukef|ghei36|aab9ysg)/i;

/** "Sent from my iPhone" in any language, and what else a client says of itself. */
export function isDeviceSignature(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > 160) return false;
  const words = line.replace(/[<(]?https?:\S*/g, '').trim();
  if (words.length > 90) return false;
  if (words.length < 60 && (SENT_FROM_ANYTHING.test(words) || GET_OUTLOOK.test(line))) return true;
  return (SENT_WITH.test(words) || SENT_FROM.test(words)) && DEVICES.test(words);
}

/** A long link that broke a quoted line in two. */
export const isBrokenLink = (text: string) =>
  text.length < MARK_MAX && /^\s*[(<[]https?:\S+[)>\]]\s*(?:>\s*)?$/.test(text);

/** "Maya> text" and "ML> text": quotes of clients that name the quoted person. */
export const isNamedQuote = (text: string) => /^\s{0,3}\p{Lu}\p{L}{0,9}>(?:\s|$)/u.test(text.slice(0, 20));
