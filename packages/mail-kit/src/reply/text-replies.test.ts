import { describe, expect, it } from 'vitest';
import { splitReply, trimQuotedReply } from './split-reply.ts';

const quoted = '> Hello Jonas,\n>\n> shall we talk?\n';

describe('the line above a quote', () => {
  it.each([
    'On Mon, Nov 16, 2026 at 9:42 AM Maya Lindqvist <maya@harborline.test> wrote:',
    'V pon., 16. nov. 2026 ob 09:42 je oseba Maya <maya@harborline.test> napisala:',
    'На пн, 16.11.2026 г. в 9:42 Maya <maya@harborline.test> написа:',
    'E, 16. november 2026 kell 09:42 Maya <maya@harborline.test> kirjutas:',
    'pirmd., 2026. g. 16. nov., plkst. 09:42 — lietotājs Maya (<maya@harborline.test>) rakstīja:',
    'เมื่อ จ. 16 พ.ย. 2026 เวลา 09:42 Maya <maya@harborline.test> เขียนว่า:',
    'في الاثنين، 16 نوفمبر 2026 في 9:42 ص تمت كتابة ما يلي بواسطة Maya <maya@harborline.test>:',
    'Maya kirjoitti 16.11.2026 klo 9.42:',
    'Maya Lind napisał(a) w dniu 16.11.2026 o 09:42:',
    'Citando Maya <maya@harborline.test>:',
    'On Mon, Nov 16, 2026 at 9:42 AM Maya Lindqvist\n<maya@harborline.test> wrote:',
    'On 16 Nov 2026, at 09:42, Maya Lindqvist <maya@harborline.test>\nwrote:',
    'On 11/16/26 09:42, Maya wrote:',
    'On Monday, November 16, 2026 at 9:42:11 AM GMT+1, Maya Lindqvist <\nmaya@harborline.test> wrote:',
    'At 09:42 16/11/2026, you wrote:',
    'Maya Lindqvist <maya@harborline.test> writes:',
    'Maya Lindqvist (maya@harborline.test) wrote:',
    'Maya Lindqvist wrote:',
    '---- On Mon, 16 Nov 2026 09:42:11 +0100 Maya <maya@harborline.test> wrote ----',
    'Am 16.11.2026 um 09:42 schrieb Maya Lindqvist:',
    'Am Mo., 16. Nov. 2026 um 09:42 Uhr schrieb Maya Lindqvist <\nmaya@harborline.test>:',
    'Maya Lindqvist <maya@harborline.test> schrieb am Mo., 16. Nov. 2026, 09:42:',
    'Le lun. 16 nov. 2026 à 09:42, Maya Lindqvist <maya@harborline.test> a\nécrit :',
    'El lun, 16 nov 2026 a las 9:42, Maya (<maya@harborline.test>) escribió:',
    'El 16/11/2026 a las 9:42, Maya escribió:',
    'Il giorno lun 16 nov 2026 alle ore 09:42 Maya <maya@harborline.test>\nha scritto:',
    'Il 16/11/2026 09:42, Maya ha scritto:',
    'Em seg., 16 de nov. de 2026 às 09:42, Maya <maya@harborline.test> escreveu:',
    'Op ma 16 nov. 2026 om 09:42 schreef Maya <maya@harborline.test>:',
    'Op 16 nov. 2026 om 09:42 heeft Maya <maya@harborline.test> het volgende geschreven:',
    'W dniu 16.11.2026 o 09:42, Maya pisze:',
    'pon., 16 lis 2026 o 09:42 Maya <maya@harborline.test> napisał(a):',
    'Den mån 16 nov. 2026 kl 09:42 skrev Maya <maya@harborline.test>:',
    'Den 16.11.2026 09:42, skrev Maya:',
    'ma 16. marrask. 2026 klo 9.42 Maya (maya@harborline.test) kirjoitti:',
    'Dne po 16. 11. 2026 9:42 uživatel Maya <maya@harborline.test> napsal:',
    'Maya <maya@harborline.test>, 16 Kas 2026 Pzt, 09:42 tarihinde şunu yazdı:',
    'пн, 16 нояб. 2026 г. в 09:42, Maya <maya@harborline.test>:',
    '16.11.2026 09:42, Maya пишет:',
    '16.11.2026, 09:42, "Maya" <maya@harborline.test>:',
    'Maya <maya@harborline.test> 于2026年11月16日周一 09:42写道：',
    '在 2026-11-16 09:42:11，"Maya" <maya@harborline.test> 写道：',
    'At 2026-11-16 09:42:11, "Maya" <maya@harborline.test> wrote:',
    'Maya <maya@harborline.test> 於 2026年11月16日 週一 上午9:42寫道：',
    '2026年11月16日(月) 9:42 Maya <maya@harborline.test>:',
    '2026년 11월 16일 (월) 오전 9:42, Maya <maya@harborline.test>님이 작성:',
    '2026-11-16 9:42 GMT+01:00 Maya <maya@harborline.test>:',
    'Vào 09:42 16 tháng 11, 2026, Maya <maya@harborline.test> đã viết:',
    'mandag den 16. november 2026 skrev Maya:',
    'Понедельник, 16 ноября 2026, 9:42 +03:00 от Maya <maya@harborline.test>:',
    'Maya Lindqvist schrieb am 16.11.2026 um 09:42:',
    'Quoting Maya Lindqvist <maya@harborline.test>:',
    '2026/11/16 9:42、Maya <maya@harborline.test>のメール:',
    'Maya <maya@harborline.test> ezt írta (időpont: 2026. nov. 16., H, 9:42):',
    '\u202bבתאריך יום ב׳, 16 בנוב׳ 2026 ב-9:42 מאת \u202aMaya\u202c\u200f <\u202amaya@harborline.test\u202c\u200f>:\u202c',
  ])('is known: %s', (line) => {
    expect(trimQuotedReply({ text: `Yes, gladly.\n\n${line}\n\n${quoted}` })).toBe('Yes, gladly.');
    expect(splitReply({ text: `${line}\n${quoted}\nYes, gladly.\n` }).written).toBe('Yes, gladly.');
  });

  it.each([
    'On Monday we meet at 10:30 in the office.',
    'On 5 May I wrote to your colleague, who never answered.',
    'We open at 9:00: come in.',
    'Here is what I need:',
    'As agreed on the phone:',
    'Maya wrote a good report.',
  ])('is not seen in what a person says: %s', (line) => {
    const text = `Hello,\n\n${line}\n\nsecond thought\n\nthird thought`;
    expect(trimQuotedReply({ text })).toBe(text);
  });
});

describe('the head of the mail that is answered', () => {
  it.each([
    '-----Original Message-----\nFrom: Maya <maya@harborline.test>\nSent: Monday\nTo: Jonas\nSubject: Talk',
    'Отправлено из Windows Mail\n\nОт: Мая Линд\nОтправлено: \u200eпонедельник\u200e, \u200e16\u200e \u200eноября\u200e \u200e2026\u200e \u200eг. \u200e9\u200e:\u200e42\nКому: \u200eЙонас',
    'From: Maya Lindqvist\nSent: \u200eMonday\u200e, \u200eNovember\u200e \u200e16\u200e, \u200e2026 \u200e9\u200e:\u200e42\u200e \u200eAM\nTo: Jonas',
    'Отправитель: Мая <maya@harborline.test>\nДата: 16 ноября 2026 г., 9:42\nПолучатель: Йонас\nТема: Привет',
    'Изпратено: 16.11.2026\nОт: Maya\nДо: Jonas\nОтносно: Здравей',
    'Od: Maya\nPoslano: 16. studenoga 2026. 9:42\nPrima: Jonas\nPredmet: Bok',
    'Od: Maya\nPoslano: 16. 11. 2026 9:42\nZa: Jonas\nZadeva: Živjo',
    'Saatja: Maya\nSaadetud: 16. november 2026 9:42\nAdressaat: Jonas\nTeema: Tere',
    'No: Maya\nNosūtīts: 2026. gada 16. novembris 9:42\nKam: Jonas\nTemats: Sveiki',
    'Nuo: Maya\nIšsiųsta: 2026 m. lapkričio 16 d. 9:42\nKam: Jonas\nTema: Labas',
    'Feladó: Maya\nKüldve: 2026. november 16. 9:42\nCímzett: Jonas\nTárgy: Szia',
    'Gönderen: Maya\nGönderildi: 16 Kasım 2026 09:42\nKime: Jonas\nKonu: Merhaba',
    'Từ: Maya\nĐã gửi: 16 Tháng Mười Một 2026 9:42\nTới: Jonas\nChủ đề: Chào',
    'Dari: Maya\nDikirim: 16 November 2026 9:42\nKe: Jonas\nSubjek: Halo',
    'จาก: Maya\nส่ง: 16 พฤศจิกายน 2026 9:42\nถึง: Jonas\nเรื่อง: สวัสดี',
    'מאת: Maya\nנשלח: 16 נובמבר 2026 9:42\nאל: Jonas\nנושא: שלום',
    'از: Maya\nتاریخ: 2026/11/16 9:42\nبه: Jonas\nموضوع: سلام',
    'De: Maya\nEnviat: dilluns, 16 de novembre de 2026 9:42\nPer a: Jonas\nAssumpte: Hola',
    'Šalje: Maya\nPoslato: 16. novembar 2026. 9:42\nPrima: Jonas\nNaslov: Zdravo',
    'Відправник: Maya\nДата: 16 листопада 2026 р. 9:42\nОдержувач: Jonas\nТема: Привіт',
    '-----Ursprüngliche Nachricht-----\nVon: Maya\nGesendet: Montag\nAn: Jonas\nBetreff: Gespräch',
    '________________________________\nFrom: Maya <maya@harborline.test>\nSent: Monday, November 16, 2026 9:42\nTo: Jonas\nSubject: Talk',
    '________________________________\nVan: Maya\nVerzonden: maandag 16 november 2026 9:42\nAan: Jonas\nOnderwerp: Gesprek',
    'De : Maya <maya@harborline.test>\nEnvoyé : lundi 16 novembre 2026 09:42\nÀ : Jonas\nObjet : Discussion',
    'De: Maya <maya@harborline.test>\nEnviado el: lunes, 16 de noviembre de 2026\nPara: Jonas\nAsunto: Charla',
    'Da: Maya\nInviato: lunedì 16 novembre 2026 09:42\nA: Jonas\nOggetto: Colloquio',
    'Od: Maya\nWysłano: poniedziałek, 16 listopada 2026 09:42\nDo: Jonas\nTemat: Rozmowa',
    'Från: Maya\nSkickat: den 16 november 2026 09:42\nTill: Jonas\nÄmne: Samtal',
    'От: Maya\nОтправлено: 16 ноября 2026 г.\nКому: Jonas\nТема: Разговор',
    '发件人: Maya <maya@harborline.test>\n发送时间: 2026年11月16日 9:42\n收件人: Jonas\n主题: 会谈',
    '------------------ 原始邮件 ------------------\n发件人: "Maya" <maya@harborline.test>;\n发送时间: 2026年11月16日\n收件人: "Jonas";\n主题: 会谈',
    '---- 回复的原邮件 ----\n| 发件人 | Maya<maya@harborline.test> |\n| 日期 | 2026年11月16日 |\n| 收件人 | jonas |\n| 主题 | 会谈 |',
    '差出人: Maya\n送信日時: 2026年11月16日 9:42\n宛先: Jonas\n件名: 相談',
    '*From:* Maya <maya@harborline.test>\n*Date:* Monday, 16 November 2026 at 09:42\n*To:* Jonas\n*Subject:* Talk',
    'From: Maya <maya@harborline.test>\nDate: Monday, 16 November 2026',
    'Date: Mon, 16 Nov 2026 09:42:11 +0100\nTo: jonas@brandt.test',
    '-------- Message d’origine --------',
    '-----Messaggio originale-----',
    '-----Mensaje original-----',
    '-----Mensagem original-----',
    '-----Oorspronkelijk bericht-----',
    '-----元のメッセージ-----',
  ])('ends what was written: %s', (head) => {
    expect(trimQuotedReply({ text: `Yes, gladly.\n\n${head}\n\nHello Jonas,\n\nshall we talk?` })).toBe('Yes, gladly.');
  });

  it.each([
    'From: Hamburg\nTo: Rotterdam\nDate: 3 March\nContainers: 4',
    'Date: Friday\nTime: 10:00\nPlace: our office',
    'From: Hamburg\nDate: 3 March 2026, 10:30\nTo: Rotterdam',
    'To: do\n- call the port\n- write to Jonas',
    '--- Questions below ---\nWhat does it cost?',
  ])('is not seen in a list a person wrote: %s', (list) => {
    const text = `Hello,\n\n${list}\n\nThank you`;
    expect(trimQuotedReply({ text })).toBe(text);
  });
});

describe('where the answer stands', () => {
  const line = 'On 16 Nov 2026 at 09:42, Maya <maya@harborline.test> wrote:';

  it('keeps answers between quoted lines with what they answer, and leaves out the line above', () => {
    const answers = '> Which day?\nThursday.\n> What time?\nTen.';
    expect(trimQuotedReply({ text: `Hello Maya,\n\n${line}\n${answers}\n> Regards\n> Maya\n` })).toBe(
      `Hello Maya,\n\n${answers}`,
    );
  });

  it('drops the one quote between two short texts', () => {
    expect(trimQuotedReply({ text: `Yes.\n${line}\n${quoted}\nJonas\n` })).toBe('Yes.\nJonas');
  });

  it('keeps a line a person quotes without saying from whom', () => {
    const text = 'You say:\n> it is free\nIs that so?';
    expect(trimQuotedReply({ text })).toBe(text);
  });

  it('gives a mail of nothing but a quote whole, and says that nothing was written', () => {
    expect(trimQuotedReply({ text: `${line}\n${quoted}` })).toBe(`${line}\n${quoted.trimEnd()}`);
    expect(splitReply({ text: `${line}\n${quoted}` }).written).toBe('');
  });

  it('gives a forwarded mail whole, and knows the words above it', () => {
    const forward =
      'For your information.\n\n---------- Forwarded message ---------\nFrom: Maya\nSubject: Talk\n\nHello';
    expect(trimQuotedReply({ text: forward })).toBe(forward);
    expect(splitReply({ text: forward }).written).toBe('For your information.');
  });

  it('reads lines that end in any way', () => {
    expect(trimQuotedReply({ text: `One\r\ntwo\r\n\r\n${line}\r\n> three` })).toBe('One\ntwo');
  });

  it('has nothing to say about an empty mail', () => {
    expect(splitReply({})).toEqual({ written: '', quoted: '', signature: '' });
    expect(trimQuotedReply({ text: null, html: null })).toBe('');
  });
});

describe('a signature', () => {
  it.each([
    'Sent from my iPhone',
    'Sent from my Samsung Galaxy smartphone.',
    'Sent from Yahoo Mail for iPhone',
    'Sent from Mail for Windows',
    'Sent from Wobblemail',
    'Sent via BlackBerry from T-Mobile',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Von meinem iPhone gesendet',
    'Gesendet von Mail für Windows',
    'Envoyé de mon iPhone',
    'Enviado desde mi iPhone',
    'Inviato da iPhone',
    'Verstuurd vanaf mijn iPhone',
    'Enviado do meu iPhone',
    'Wysłane z iPhone’a',
    'Skickat från min iPhone',
    'Отправлено с iPhone',
    '发自我的iPhone',
    'iPhoneから送信',
  ])('of a device is left out: %s', (line) => {
    expect(splitReply({ text: `Yes.\n\n${line}\n\n${quoted}` })).toMatchObject({ written: 'Yes.', signature: line });
  });

  it.each(['-- ', '--', '—', '________________', '---------'])('is left out behind %j', (dash) => {
    expect(splitReply({ text: `Yes.\n\n${dash}\nJonas Brandt\nPurchasing\n+49 40 123456` })).toMatchObject({
      written: 'Yes.',
    });
  });

  it('ends where the quote begins', () => {
    const text = `Yes.\n-- \nJonas Brandt\n\nOn 16 Nov 2026 at 09:42, Maya wrote:\n${quoted}`;
    expect(splitReply({ text })).toMatchObject({ written: 'Yes.', signature: '-- \nJonas Brandt' });
  });

  it('loses the lines that say how to reach a person, and keeps greeting and name', () => {
    const text = 'Yes.\n\nBest regards,\nJonas Brandt\nHead of purchasing\nPhone: +49 40 123456\nwww.brandt.test';
    expect(trimQuotedReply({ text })).toBe('Yes.\n\nBest regards,\nJonas Brandt');
  });

  it('is not seen in a sentence after a greeting', () => {
    const text =
      'Yes.\n\nThanks,\nJonas\n\nP.S. Do call me before noon, my number is +49 40 123456. I am hard to reach later.';
    expect(trimQuotedReply({ text })).toBe(text);
  });

  it('is not a line drawn between two long parts', () => {
    const part = Array.from({ length: 12 }, (_, index) => `Sentence number ${index}.`).join('\n');
    expect(trimQuotedReply({ text: `${part}\n-----\n${part}` })).toBe(`${part}\n-----\n${part}`);
  });
});
