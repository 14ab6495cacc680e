import { fill, type Language, LOCALES } from '@outrider/contract/languages';

const TEXTS = {
  strip: {
    en: 'Boxpay, the card processor in the box.',
    zh: 'Boxpay，沙盒中的银行卡支付服务。',
    de: 'Boxpay, der Zahlungsdienstleister der Sandbox.',
  },
  noMoney: {
    en: 'No real money moves. In the real world this page belongs to your card processor.',
    zh: '不会发生真实扣款。现实中此页面属于您的支付服务商。',
    de: 'Es fließt kein echtes Geld. In Wirklichkeit gehört diese Seite Ihrem Zahlungsdienstleister.',
  },
  back: { en: 'Back to {app}', zh: '返回 {app}', de: 'Zurück zu {app}' },
  pay: { en: 'Pay {app}', zh: '支付给 {app}', de: '{app} bezahlen' },
  saveTitle: { en: 'Another card for {app}', zh: '为 {app} 更换银行卡', de: 'Andere Karte für {app}' },
  holds: { en: 'Open until {time} UTC', zh: '有效至 {time}（UTC）', de: 'Offen bis {time} UTC' },
  each: { en: '{count} × {each}', zh: '{count} × {each}', de: '{count} × {each}' },
  dueNow: { en: 'Due now', zh: '本次应付', de: 'Jetzt fällig' },
  perMonth: { en: 'a month', zh: '每月', de: 'im Monat' },
  perYear: { en: 'a year', zh: '每年', de: 'im Jahr' },
  held: {
    en: 'The sum is held on the card and taken once what you bought is there. What cannot be had is released.',
    zh: '款项先在卡上预授权，购买成功后才会扣款；未成功的部分会被释放。',
    de: 'Der Betrag wird auf der Karte reserviert und abgebucht, sobald das Gekaufte da ist. Was nicht zu haben ist, wird freigegeben.',
  },
  card: { en: 'Card', zh: '银行卡', de: 'Karte' },
  tries: {
    en: 'try {count}, declined {time}',
    zh: '第 {count} 次，{time} 被拒',
    de: 'Versuch {count}, abgelehnt {time}',
  },
  declined: { en: 'Your card was declined', zh: '您的银行卡被拒绝', de: 'Ihre Karte wurde abgelehnt' },
  bankSays: {
    en: 'The bank says: {word}. Nothing was charged. Try another card, or ask your bank.',
    zh: '银行返回：{word}。未扣款。请换一张卡，或咨询您的银行。',
    de: 'Die Bank meldet: {word}. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder fragen Sie Ihre Bank.',
  },
  silent: { en: 'No answer', zh: '没有响应', de: 'Keine Antwort' },
  silentMore: {
    en: 'The bank does not answer. Nothing was charged. Wait a moment, or try another card.',
    zh: '银行没有响应。未扣款。请稍候，或换一张卡。',
    de: 'Die Bank antwortet nicht. Es wurde nichts abgebucht. Warten Sie einen Moment oder versuchen Sie eine andere Karte.',
  },
  email: { en: 'Email for the receipt', zh: '收据邮箱', de: 'E-Mail für den Beleg' },
  number: { en: 'Card number', zh: '卡号', de: 'Kartennummer' },
  expiry: { en: 'Expires, month / year', zh: '有效期，月 / 年', de: 'Gültig bis, Monat / Jahr' },
  code: { en: 'Security code', zh: '安全码', de: 'Sicherheitscode' },
  name: { en: 'Name on the card', zh: '持卡人姓名', de: 'Name auf der Karte' },
  payButton: { en: 'Pay {sum}', zh: '支付 {sum}', de: '{sum} bezahlen' },
  saveButton: { en: 'Save the card', zh: '保存银行卡', de: 'Karte speichern' },
  neverSees: {
    en: '{app} never sees the card number, only its last four digits',
    zh: '{app} 看不到卡号，只能看到最后四位',
    de: '{app} sieht nie die Kartennummer, nur die letzten vier Ziffern',
  },
  wrongNumber: {
    en: 'That is no card number of the box. Press one of those for trying.',
    zh: '这不是沙盒中的卡号，请选用一张测试卡。',
    de: 'Das ist keine Kartennummer der Sandbox. Wählen Sie eine der Testkarten.',
  },
  wrongExpiry: { en: 'The card has expired.', zh: '该卡已过期。', de: 'Die Karte ist abgelaufen.' },
  trying: { en: 'For trying', zh: '测试用卡', de: 'Zum Testen' },
  tryingMore: {
    en: 'Press one to fill it in. Any date in the future, any code.',
    zh: '点击即可填入。任意未来日期与安全码均可。',
    de: 'Klicken füllt sie aus. Beliebiges künftiges Datum, beliebiger Code.',
  },
  pays: { en: 'Pays at once', zh: '立即支付成功', de: 'Zahlt sofort' },
  asks: { en: 'Asks for 3-D Secure', zh: '需要 3-D Secure 验证', de: 'Fragt nach 3-D Secure' },
  declines: { en: 'Declined by the bank', zh: '被银行拒绝', de: 'Von der Bank abgelehnt' },
  declinesLater: {
    en: 'Can be kept, declines charges',
    zh: '可保存，扣款时被拒',
    de: 'Speicherbar, lehnt Abbuchungen ab',
  },
  isEmpty: { en: 'Not enough money', zh: '余额不足', de: 'Nicht gedeckt' },
  disputes: { en: 'Pays, disputed later', zh: '支付成功，之后有争议', de: 'Zahlt, später angefochten' },
  isSilent: { en: 'Processor does not answer', zh: '支付服务没有响应', de: 'Dienstleister antwortet nicht' },
  alsoBreak: { en: 'Also break', zh: '同时制造故障', de: 'Zusätzlich stören' },
  twice: { en: 'Answer twice', zh: '重复通知', de: 'Doppelt melden' },
  late: { en: 'Answer after 30 s', zh: '30 秒后通知', de: 'Nach 30 s melden' },
  close: { en: 'Close the window', zh: '关闭窗口', de: 'Fenster schließen' },
  paidOnce: {
    en: 'However often it is told, an order is paid once.',
    zh: '无论通知多少次，订单只会支付一次。',
    de: 'Wie oft auch gemeldet wird: Eine Bestellung wird einmal bezahlt.',
  },
  bank: { en: 'Kontorbank in the box', zh: '沙盒中的 Kontorbank', de: 'Kontorbank der Sandbox' },
  bankPage: {
    en: "3-D Secure, the bank's own page",
    zh: '3-D Secure，银行自己的页面',
    de: '3-D Secure, die eigene Seite der Bank',
  },
  to: { en: 'To', zh: '收款方', de: 'An' },
  amount: { en: 'Amount', zh: '金额', de: 'Betrag' },
  ending: { en: 'ending {lastFour}', zh: '尾号 {lastFour}', de: 'mit Endziffern {lastFour}' },
  codeSent: { en: 'Code sent to +49 ••• 418', zh: '验证码已发送至 +49 ••• 418', de: 'Code gesendet an +49 ••• 418' },
  codeIs: {
    en: 'In the box the code is {code}',
    zh: '沙盒中的验证码是 {code}',
    de: 'In der Sandbox lautet der Code {code}',
  },
  codeTry: { en: 'try {count} of 3', zh: '第 {count} / 3 次', de: 'Versuch {count} von 3' },
  wrongCode: { en: 'That is not the code.', zh: '验证码不正确。', de: 'Das ist nicht der Code.' },
  failOnPurpose: { en: 'Fail on purpose', zh: '故意失败', de: 'Absichtlich scheitern' },
  confirm: { en: 'Confirm', zh: '确认', de: 'Bestätigen' },
  doneTitle: { en: 'This page is done', zh: '此页面已完成', de: 'Diese Seite ist erledigt' },
  done: {
    en: 'The card was taken. Nothing more is to be done here.',
    zh: '银行卡已受理，此处无需再操作。',
    de: 'Die Karte wurde angenommen. Hier ist nichts mehr zu tun.',
  },
  expiredTitle: { en: 'This page has expired', zh: '此页面已过期', de: 'Diese Seite ist abgelaufen' },
  expired: {
    en: 'No card is taken here any more. Nothing was charged.',
    zh: '此处不再受理银行卡。未扣款。',
    de: 'Hier wird keine Karte mehr angenommen. Es wurde nichts abgebucht.',
  },
  closedTitle: { en: 'You closed the window', zh: '您关闭了窗口', de: 'Sie haben das Fenster geschlossen' },
  closed: {
    en: 'The card was taken, and {app} is told without you. Open it by yourself to see what became of it.',
    zh: '银行卡已受理，{app} 会自行收到通知。请自行打开查看结果。',
    de: 'Die Karte wurde angenommen, und {app} erfährt es auch ohne Sie. Öffnen Sie es selbst, um das Ergebnis zu sehen.',
  },
  absentTitle: { en: 'No such page', zh: '页面不存在', de: 'Keine solche Seite' },
  absent: {
    en: 'The card processor does not know this address.',
    zh: '支付服务不认识此地址。',
    de: 'Der Zahlungsdienstleister kennt diese Adresse nicht.',
  },
  portal: { en: 'Your account at Boxpay', zh: '您在 Boxpay 的账户', de: 'Ihr Konto bei Boxpay' },
  noCard: { en: 'No card is kept.', zh: '没有保存的银行卡。', de: 'Es ist keine Karte gespeichert.' },
  bills: { en: 'Bills', zh: '账单', de: 'Rechnungen' },
  noBills: { en: 'No bills yet.', zh: '暂无账单。', de: 'Noch keine Rechnungen.' },
  billNow: { en: 'Let the next bill come now', zh: '立即出下一期账单', de: 'Nächste Rechnung jetzt auslösen' },
  billNowMore: {
    en: 'Only in the box: as if the period that is paid for were over.',
    zh: '仅限沙盒：如同已付款的周期已经结束。',
    de: 'Nur in der Sandbox: als wäre der bezahlte Zeitraum vorbei.',
  },
  bill: { en: 'Bill {number}', zh: '账单 {number}', de: 'Rechnung {number}' },
  paid: { en: 'paid', zh: '已支付', de: 'bezahlt' },
  open: { en: 'open', zh: '未支付', de: 'offen' },
  void: { en: 'void', zh: '已作废', de: 'storniert' },
  noCardToPay: {
    en: 'There is no card to pay with. Give one in {app} first.',
    zh: '没有可用的银行卡，请先在 {app} 中添加。',
    de: 'Es gibt keine Karte zum Bezahlen. Hinterlegen Sie zuerst eine in {app}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type CheckoutText = keyof typeof TEXTS;
export type Say = (name: CheckoutText, values?: Record<string, string | number>) => string;

/** The product's name as its people know it is not told to a card processor; its account has this one. */
const ACCOUNT = 'Outrider';

export const sayIn =
  (language: Language): Say =>
  (name, values = {}) =>
    fill(TEXTS[name][language], { app: ACCOUNT, ...values });

export function sumIn(language: Language, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: currency.toUpperCase() });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
