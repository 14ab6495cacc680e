export type HeaderKind = 'from' | 'date' | 'to' | 'subject' | 'other';

/** What clients call the lines of a mail's head, in lower case. */
const LABELS: Record<HeaderKind, string> = {
  from: 'from|von|de|da|van|od|fra|från|lähettäjä|от|від|kimden|feladó|expéditeur|expediteur|remitente|mittente|remetente|nadawca|afzender|odesílatel|absender|発信者|差出人|送信者|寄件者|寄件人|发件人|發件人|보낸 사람|보낸사람|от кого|de la|από|מאת|من|dari|từ|จาก|avsender|avsändare|отправитель|відправник|від кого|адресант|пошиљалац|šalje|шаље|од|pošiljatelj|od koga|odosielateľ|gönderen|saatja|no|nuo|siuntėjas|sūtītājs|frá|השולח|مرسل|المرسل|از|فرستنده|người gửi|pengirim|daripada|ผู้ส่ง|발신|발신인|보낸이|送件人|寄信人|发送人|发信人|發信人|από τον|αποστολέας|expeditor|remite|remetent|nga|afsender|lähettänyt',
  date: 'date|sent|datum|gesendet|gesendet am|envoyé|envoyé le|envoye|fecha|enviado|enviado el|enviada|enviada em|enviado em|data|data/hora|inviato|inviato il|verzonden|wysłano|data wysłania|sendt|dato|skickat|lähetetty|päiväys|отправлено|дата|надіслано|tarih|gönderildi|gönderme tarihi|elküldve|dátum|odesláno|odoslané|送信日時|日付|日時|发送时间|發送時間|日期|时间|時間|寄件日期|보낸 날짜|날짜|ημερομηνία|נשלח|تاريخ|tanggal|dikirim|ngày|trimis|sent on|date and time|дата отправки|дата отправления|отправлен|время|дата и время|послано|дата надсилання|изпратено|датум|послато|poslano|poslato|küldve|küldés dátuma|päivämäärä|pvm|saadetud|kuupäev|nosūtīts|datums|siųsta|išsiųsta|dags|στάλθηκε|εστάλη|תאריך|تم الإرسال|التاريخ|تاریخ|đã gửi|ngày gửi|dihantar|tarikh|ส่ง|วันที่|보냄|보낸날짜|발송일|발신일|送信日|日付け|发送日期|發送日期|寄件時間|傳送日期|dërguar|enviat|data enviament|odeslána|datum en tijd|am|envoyé à|expédié',
  to: 'to|an|à|a|para|aan|do|til|till|vastaanottaja|кому|kime|címzett|destinataire|destinatario|destinatari|destinatário|pro|komu|宛先|收件人|收件者|받는 사람|받는사람|către|προς|אל|إلى|kepada|đến|mottaker|mottagare|odbiorca|получатель|получатели|одержувач|до|за|prima|прима|za|príjemca|příjemce|primatelj|prejemnik|alıcı|kam|saaja|adressaat|gavėjas|ל|إلي|به|گیرنده|người nhận|tới|gửi đến|ke|ถึง|ผู้รับ|수신|수신인|받는이|收信人|收件箱|παραλήπτης|destinatar|per a|për|modtager|destinataires|recipient|recipients',
  subject:
    'subject|betreff|objet|asunto|oggetto|assunto|onderwerp|temat|emne|ämne|aihe|тема|konu|tárgy|předmět|predmet|件名|主题|主題|主旨|题目|제목|subiect|θέμα|נושא|الموضوع|perihal|subjek|chủ đề|sujet|тема письма|тема сообщения|относно|наслов|naslov|zadeva|vec|subjekt|teema|temats|tema|dalykas|efni|موضوع|tiêu đề|tajuk|เรื่อง|หัวเรื่อง|標題|标题|assumpte|subjekti|rubrik|otsikko',
  other:
    'cc|copie|kopie|kopia|cc.|copia|kópia|másolat|копия|копія|bilgi|cópia|抄送|副本|ccn|bcc|reply-to|reply to|répondre à|responder a|risposta|rispondi a|antwort an|beantwoorden|odpowiedz do|importance|priority|wichtigkeit|attachments|anlagen|anhang|pièces jointes|adjuntos|allegati|bijlagen|załączniki|回复|答复|参考|organization|newsgroups|mailed-by|signed-by|копие|kopija|копија|важность|вложения|важливість|prioritás|öncelik|ekler|priorité|pièce jointe|importancia|adjunto|importanza|allegato|belang|bijlage|ważność|załącznik|重要性|附件|優先順位|添付ファイル|첨부|참조|скрытая копия|прихована копія',
};

const KIND_OF = new Map<string, HeaderKind>(
  (Object.keys(LABELS) as HeaderKind[]).flatMap((kind) =>
    LABELS[kind].split('|').map((label) => [label, kind] as const),
  ),
);

const LABEL_MAX = 30;

/** A day may be anything's; only a mail is sent. */
const ANY_DAY =
  /^(?:date|datum|data|fecha|dato|дата|датум|tarih|dátum|päiväys|päivämäärä|kuupäev|日付|日期|时间|時間|날짜|تاريخ|تاریخ|תאריך|tanggal|ngày)/;

/** Windows Mail puts them around every number and name, whichever way the line runs. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Reads "From: …", "*De :* …", "| 发件人 | … |". */
export function readHeaderLine(text: string): { kind: HeaderKind; value: string; isSent: boolean } | null {
  const line = text
    .slice(0, 300)
    .replaceAll(DIRECTION_MARKS, '')
    .slice(0, 200)
    .replace(/^[\s*_|]+/, '');
  const end = line.slice(0, LABEL_MAX).search(/[:：|]/);
  if (end <= 0) return null;
  const label = line
    .slice(0, end)
    .replace(/[\s*_]+/g, ' ')
    .trim()
    .toLowerCase();
  const kind = KIND_OF.get(label);
  return kind ? { kind, value: line.slice(end + 1).trim(), isSent: kind === 'date' && !ANY_DAY.test(label) } : null;
}
