/** Subjects of notices that mail did not arrive, by language. They begin with it: an answer to one begins otherwise. */
const SUBJECTS = [
  /undeliver|(?:(?:mail|message|e-?mail) )?delivery (?:has )?(?:fail|status|report|notification|problem|error|delay|incomplete|unsuccessful|subsystem)|failure notice|failure delivery|failed delivery|mail (?:delivery|failure|failed|system error|could not)|return(?:ed)? (?:mail|to sender|e-?mail|message)|non-?delivery|delayed (?:mail|message|delivery)/,
  /warning: (?:could not|message)|message (?:delivery|not delivered|you sent blocked|could not|undeliver|blocked|delayed|rejected)|(?:your|sorry, your) (?:message|e-?mail|mail)\b.{0,40}\b(?:not (?:be |been )?(?:delivered|sent|accepted)|undelivered|blocked|delayed|rejected|returned)|there was an error sending|could not (?:be delivered|send|deliver)|unable to deliver|(?:e-?mail|mail) (?:not delivered|rejected|returned|undeliver|could not)/,
  /considered unsolicited|postmaster notify|address not found|notice: mail delivery|nd[nr] ?:|bounced? (?:mail|message|e-?mail)|user unknown|permanent (?:delivery )?(?:error|failure)|\w{1,20} mail delivery (?:failure|system)|rejected (?:mail|message|e-?mail)/,
  /unzustellbar|nicht (?:zustellbar|zugestellt)|zustell\w{0,10} (?:fehlgeschlagen|verzögert|nicht|fehl)|fehler bei der zustellung|(?:ihre )?nachricht konnte nicht|rückläufer/,
  /non (?:remis|distribu|délivr|livr)|échec de|message non|remise (?:retardée|différée|impossible)|retour (?:à|de) |votre message n'a pas/,
  /no se (?:puede|pudo|ha podido) entregar|no (?:entregado|entregable)|entrega (?:fallida|retrasada|no )|error (?:de|en la) entrega|(?:correo|mensaje) (?:devuelto|no entregado)|notificación de (?:estado de )?(?:la )?entrega/,
  /non (?:recapitabile|recapitato|consegnat)|mancat[oa] (?:recapito|consegna)|impossibile (?:recapitare|consegnare)|recapito (?:non|ritardat)|messaggio non|notifica (?:di|sullo stato)/,
  /não (?:foi )?(?:entregue|entregável|é possível entregar|pôde)|falha n[ao] (?:entrega|envio)|entrega (?:falhou|atrasada)|mensagem (?:não|devolvida)|notificação de (?:status|estado)/,
  /onbestelbaar|niet (?:bezorgd|afgeleverd|besteld|bestelbaar)|bezorging (?:mislukt|vertraagd)|kan niet worden bezorgd/,
  /niedostarcz|nie (?:można|udało się) dostarczyć|nie dostarczono|zwrot (?:wiadomości|poczty)|wiadomość nie|niepowodzenie dostarcz|błąd dostarcz/,
  /(?:ваше )?(?:сообщение|письмо) не|недоставлен|не доставлен|невозможно доставить|ошибка доставки/,
  /配信(?:できません|不能|エラー|に失敗|不可)|送信(?:できません|エラー|失敗)|メッセージを配信|メールを配信|メッセージが配信|未配信|配達不能|返送|届きません/,
  /(?:系统|系統)?退信|无法(?:投递|送达|传递|发送)|無法(?:傳遞|投遞|送達)|(?:投递|发送|传递|送达|傳遞|發送)失[败敗]|未(?:送达|傳遞|传递|投递)|邮件被退回|退件/,
  /olevererbar|oleverbar|(?:kan|kunne|kunde) (?:ikke|inte) lever|(?:ikke|inte) lever(?:et|t|ats|erades)|uleveret|mislykk?et levering|leveransfel|ei voitu toimittaa|toimittaminen (?:epäonnistui|viivästyi)|toimitta(?:minen|mis)/,
  /nedoručit|nedoručen|nelze doručit|doručení selhalo|kézbesít\S{0,10} (?:hiba|sikertelen)|kézbesíthetetlen|nem (?:kézbesíthető|sikerült)|teslim edilemedi|iletilemedi|teslimat (?:başarısız|hatası)|αδυναμία παράδοσης|δεν παραδόθηκε|livrare (?:eșuată|nereușită)|nu a putut fi livrat|neuspješna dostava|неможливо доставити|не доставлено/,
  /배달(?:되지| 실패)|전송(?:되지| 실패)|반송|전달(?:되지| 실패)|gửi (?:thư )?không thành công|gagal (?:mengirim|dikirim|terkirim)|ส่ง(?:จดหมาย|อีเมล)?ไม่(?:สำเร็จ|ได้)|تعذر (?:تسليم|إرسال)|לא ניתן למסור/,
  /failed mail|processing error|mail (?:problem|trouble|error|not delivered)|(?:e-?mail |message )?delivery (?:warning|delayed|has been delayed|attempt)|(?:virus|spam|policy|content) (?:alert|detected|found|notification|violation)\b.{0,40}\b(?:not delivered|blocked|rejected|your (?:message|mail|e-?mail))|(?:your )?(?:message|e-?mail|mail) (?:was |has been |is )?(?:rejected|blocked|refused|quarantined|returned|bounced|delayed)|warning: .{0,80}(?:user unknown|undeliver|not delivered)/,
];
const LEAD = /^[\s*"'[(!<>-]{0,5}/;

const plain = (text: string, length: number) =>
  text.slice(0, length).toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');

/** Anywhere: a program may set it behind the subject of the mail it is about. */
export const mentionsNotice = (subject: string) => SUBJECTS.some((family) => family.test(plain(subject, 300)));

export function isNoticeSubject(subject: string): boolean {
  const start = plain(subject, 200).replace(LEAD, '');
  return SUBJECTS.some((family) => {
    const at = start.search(family);
    return at === 0 || (at > 0 && at < 4 && /^[^\p{L}]/u.test(start));
  });
}

/** What a notice says of the mail it is about, in its own words. */
const BODIES = [
  /(?:could not|can ?not|couldn'?t|can'?t|was not|wasn'?t|has not been|were not|not) (?:be )?(?:successfully )?deliver|(?:unable|(?:was|were)(?:n'?t| not) able|failed|trouble|error|problem)s? (?:\w+ ){0,4}(?:to )?deliver|deliver\w{0,3} (?:\S+ ){0,8}(?:failed|has failed|delayed|aborted)|delivery (?:has )?failed/,
  /did not reach|undeliver|had (?:permanent fatal errors|delivery problems|transient)|transcript of session|mail delivery software|returned (?:mail|message|to sender)|failure reasons|mail system|error (?:has )?occurred while (?:attempting|trying) to (?:deliver|send)|error (?:delivering|sending) your/,
  /(?:has|have) been (?:returned|rejected|postponed|delayed|bounced|refused)|(?:was|were|been) (?:automatically |permanently )?(?:rejected|refused|bounced|blocked|quarantined|returned to)|returned because|following (?:recipient|address|user)\S* (?:could not|cannot|were not|was not|failed|has|have)|failed recipient|intended recipient|did not (?:exactly )?match|no such user here|user unknown|(?:contained?|contains) (?:a )?virus/,
  /(?:kunne|kunde) (?:ikke|inte) (?:lever|send)|ei voitu toimittaa|nem sikerült kézbesíteni|nelze doručit|nebylo možné doručit|teslim edilemedi|iletilemedi|δεν (?:ήταν δυνατή|παραδόθηκε)|nu a putut fi livrat|전달하지 못|배달하지 못|전송되지|không thể gửi|tidak dapat (?:dikirim|terkirim)|تعذر (?:تسليم|إرسال)|被退回|退信原因/,
  /(?:rejected|refused|blocked|bounced) (?:\w+ ){0,2}(?:by|recipient|because|your)|non-?delivered|error message below|mailbox exceeds|invalid final delivery|your (?:mail|message) sent on|check (?:if|that) (?:the )?address/,
  /nicht zugestellt|nicht (?:ausgeliefert|zustellbar)|konnte nicht (?:\S+ ){0,6}(?:zugestellt|gesendet|übermittelt)|n'a pas pu être|non remis|n'ont pas pu|impossible de (?:remettre|livrer)|no se (?:pudo|ha podido|puede) entregar|no (?:ha podido|pudo) (?:ser )?entreg/,
  /non (?:è stato|è stato possibile|recapit)|impossibile (?:recapitare|consegnare)|não (?:pôde|foi possível|foi) (?:ser )?entreg|kon niet worden (?:bezorgd|afgeleverd)|niet (?:bezorgd|afgeleverd)|nie (?:mogła|można|została|udało się) (?:\S+ ){0,3}dostarcz/,
  /не может быть доставлено|не (?:было|удалось) достав|(?:送信|配信|配達)(?:できません|に失敗|されません|エラー)|(?:無法|无法|未能|不能)(?:投递|送达|发送|发到|傳遞|送達)|退信|배달하지|전송하지/,
];

export const isNoticeText = (notice: string) => {
  const start = plain(notice, 6_000);
  return BODIES.some((family) => family.test(start));
};

/** A reply of a mail server, or its enhanced code. */
export const quotesServer = (notice: string) =>
  /(?:^|[\s:('"[;])(?:[45]\d\d[ :-]|\(?#?[45]\.\d{1,3}\.\d{1,3}\b)/.test(notice.slice(0, 6_000));
