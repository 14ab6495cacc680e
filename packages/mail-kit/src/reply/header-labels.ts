export type HeaderKind = 'from' | 'date' | 'to' | 'subject' | 'other';

/** What clients call the lines of a mail's head, in lower case. */
const LABELS: Record<HeaderKind, string> = {
  from: 'from|von|de|da|van|od|fra|från|lähettäjä|от|від|kimden|feladó|expéditeur|expediteur|remitente|mittente|remetente|nadawca|afzender|odesílatel|absender|発信者|差出人|送信者|寄件者|寄件人|发件人|發件人|보낸 사람|보낸사람|от кого|de la|från|από|מאת|من|dari|từ|จาก|avsender|avsändare',
  date: 'date|sent|datum|gesendet|gesendet am|envoyé|envoyé le|envoye|fecha|enviado|enviado el|enviada|enviada em|enviado em|data|data/hora|inviato|inviato il|verzonden|wysłano|data wysłania|sendt|dato|skickat|lähetetty|päiväys|отправлено|дата|надіслано|tarih|gönderildi|gönderme tarihi|elküldve|dátum|odesláno|odoslané|dátum|送信日時|日付|日時|发送时间|發送時間|日期|时间|時間|寄件日期|보낸 날짜|날짜|ημερομηνία|נשלח|تاريخ|tanggal|dikirim|ngày|trimis|sent on|date and time',
  to: 'to|an|à|a|para|aan|do|til|till|vastaanottaja|кому|kime|címzett|destinataire|destinatario|destinatari|destinatário|pro|komu|宛先|收件人|收件者|받는 사람|받는사람|către|προς|אל|إلى|kepada|đến|mottaker|mottagare|odbiorca',
  subject:
    'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|emne|ämne|aihe|тема|konu|tárgy|předmět|predmet|件名|主题|主題|主旨|题目|제목|subiect|θέμα|נושא|الموضوع|perihal|subjek|chủ đề|sujet',
  other:
    'cc|copie|kopie|kopia|cc.|copia|kópia|másolat|копия|копія|bilgi|cópia|抄送|副本|ccn|bcc|reply-to|reply to|répondre à|responder a|risposta|rispondi a|antwort an|beantwoorden|odpowiedz do|importance|priority|wichtigkeit|attachments|anlagen|anhang|pièces jointes|adjuntos|allegati|bijlagen|załączniki|回复|答复|参考|organization|newsgroups|mailed-by|signed-by',
};

const KIND_OF = new Map<string, HeaderKind>(
  (Object.keys(LABELS) as HeaderKind[]).flatMap((kind) =>
    LABELS[kind].split('|').map((label) => [label, kind] as const),
  ),
);

const LABEL_MAX = 30;

/** Reads "From: …", "*De :* …", "| 发件人 | … |". */
export function readHeaderLine(text: string): { kind: HeaderKind; value: string } | null {
  const line = text.slice(0, 200).replace(/^[\s*_|]+/, '');
  const end = line.slice(0, LABEL_MAX).search(/[:：|]/);
  if (end <= 0) return null;
  const label = line
    .slice(0, end)
    .replace(/[\s*_]+/g, ' ')
    .trim()
    .toLowerCase();
  const kind = KIND_OF.get(label);
  return kind ? { kind, value: line.slice(end + 1).trim() } : null;
}
