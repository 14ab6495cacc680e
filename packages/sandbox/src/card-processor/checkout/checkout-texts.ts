import { fill, type Language, LOCALES } from '@outrider/contract/languages';

const TEXTS = {
  strip: {
    en: 'Boxpay, the payment processor of practice mode.',
    zh: 'Boxpay，练习模式的支付服务商。',
    de: 'Boxpay, der Zahlungsdienstleister der Sandbox.',
  },
  noMoney: {
    en: 'No real money moves. In live mode, this page belongs to your payment processor.',
    zh: '不会发生真实扣款。正式环境中，此页面由您的支付服务商提供。',
    de: 'Es fließt kein echtes Geld. In Wirklichkeit gehört diese Seite Ihrem Zahlungsdienstleister.',
  },
  back: { en: 'Back to {app}', zh: '返回 {app}', de: 'Zurück zu {app}' },
  pay: { en: 'Pay {app}', zh: '支付给 {app}', de: '{app} bezahlen' },
  saveTitle: { en: 'Change card for {app}', zh: '为 {app} 更换银行卡', de: 'Andere Karte für {app}' },
  holds: { en: 'Valid until {time}', zh: '有效至 {time}', de: 'Offen bis {time}' },
  left: { en: '{left} left', zh: '还剩 {left}', de: 'noch {left}' },
  comma: { en: ', ', zh: '，', de: ', ' },
  each: { en: '{count} × {each}', zh: '{count} × {each}', de: '{count} × {each}' },
  dueNow: { en: 'Due now', zh: '本次应付', de: 'Jetzt fällig' },
  perMonth: { en: 'per month', zh: '每月', de: 'im Monat' },
  perYear: { en: 'per year', zh: '每年', de: 'im Jahr' },
  held: {
    en: 'The amount is reserved on your card and charged once your purchase is delivered. What cannot be delivered is released.',
    zh: '款项先在卡上预授权，购买成功后才会扣款；未成功的部分会被释放。',
    de: 'Der Betrag wird auf der Karte reserviert und abgebucht, sobald das Gekaufte da ist. Was nicht zu haben ist, wird freigegeben.',
  },
  card: { en: 'Card', zh: '银行卡', de: 'Karte' },
  tries: {
    en: 'attempt {count}, declined {time}',
    zh: '第 {count} 次，{time} 被拒',
    de: 'Versuch {count}, abgelehnt {time}',
  },
  declined: { en: 'Your card was declined', zh: '您的银行卡被拒绝', de: 'Ihre Karte wurde abgelehnt' },
  bankSays: {
    en: 'Message from the bank: {word}. Nothing was charged. Try another card, or contact your bank.',
    zh: '银行返回：{word}。未扣款。请换一张卡，或咨询您的银行。',
    de: 'Die Bank meldet: {word}. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder fragen Sie Ihre Bank.',
  },
  silent: { en: 'No response', zh: '没有响应', de: 'Keine Antwort' },
  silentMore: {
    en: 'The bank does not respond. Nothing was charged. Wait a moment, or try another card.',
    zh: '银行没有响应。未扣款。请稍候，或换一张卡。',
    de: 'Die Bank antwortet nicht. Es wurde nichts abgebucht. Warten Sie einen Moment oder versuchen Sie eine andere Karte.',
  },
  email: { en: 'Email for the receipt', zh: '收据邮箱', de: 'E-Mail für den Beleg' },
  number: { en: 'Card number', zh: '卡号', de: 'Kartennummer' },
  expiry: { en: 'Expires, month / year', zh: '有效期，月 / 年', de: 'Gültig bis, Monat / Jahr' },
  code: { en: 'Security code', zh: '安全码', de: 'Sicherheitscode' },
  name: { en: 'Name on the card', zh: '持卡人姓名', de: 'Name auf der Karte' },
  payButton: { en: 'Pay {sum}', zh: '支付 {sum}', de: '{sum} bezahlen' },
  saveButton: { en: 'Save card', zh: '保存银行卡', de: 'Karte speichern' },
  neverSees: {
    en: '{app} never sees the card number, only its last four digits',
    zh: '{app} 看不到卡号，只能看到最后四位',
    de: '{app} sieht nie die Kartennummer, nur die letzten vier Ziffern',
  },
  wrongNumber: {
    en: 'This is not a test card number. Select one of the test cards.',
    zh: '这不是测试卡号，请选用一张测试卡。',
    de: 'Das ist keine Kartennummer der Sandbox. Wählen Sie eine der Testkarten.',
  },
  wrongExpiry: { en: 'The card has expired.', zh: '该卡已过期。', de: 'Die Karte ist abgelaufen.' },
  trying: { en: 'Test cards', zh: '测试用卡', de: 'Zum Testen' },
  tryingMore: {
    en: 'Select one to fill it in. Any future date and any code work.',
    zh: '点击即可填入。任意未来日期与安全码均可。',
    de: 'Klicken füllt sie aus. Beliebiges künftiges Datum, beliebiger Code.',
  },
  pays: { en: 'Pays at once', zh: '立即支付成功', de: 'Zahlt sofort' },
  asks: { en: 'Asks for 3-D Secure', zh: '需要 3-D Secure 验证', de: 'Fragt nach 3-D Secure' },
  declines: { en: 'Declined by the bank', zh: '被银行拒绝', de: 'Von der Bank abgelehnt' },
  declinesLater: {
    en: 'Can be saved, declines charges',
    zh: '可保存，扣款时被拒',
    de: 'Speicherbar, lehnt Abbuchungen ab',
  },
  isEmpty: { en: 'Insufficient funds', zh: '余额不足', de: 'Nicht gedeckt' },
  isLost: { en: 'Reported lost', zh: '已挂失', de: 'Als verloren gemeldet' },
  disputes: { en: 'Pays, disputed later', zh: '支付成功，之后有争议', de: 'Zahlt, später angefochten' },
  isSilent: { en: 'Processor does not respond', zh: '支付服务没有响应', de: 'Dienstleister antwortet nicht' },
  alsoBreak: { en: 'Also simulate', zh: '同时制造故障', de: 'Zusätzlich stören' },
  twice: { en: 'Notify twice', zh: '重复通知', de: 'Doppelt melden' },
  late: { en: 'Notify after 30 s', zh: '30 秒后通知', de: 'Nach 30 s melden' },
  close: { en: 'Close window', zh: '关闭窗口', de: 'Fenster schließen' },
  paidOnce: {
    en: 'An order is paid only once, however often the notification arrives.',
    zh: '无论通知多少次，订单只会支付一次。',
    de: 'Wie oft auch gemeldet wird: Eine Bestellung wird einmal bezahlt.',
  },
  bank: { en: 'Kontorbank, practice mode', zh: 'Kontorbank，练习模式', de: 'Kontorbank der Sandbox' },
  bankPage: {
    en: '3-D Secure, the bank’s own page',
    zh: '3-D Secure，银行自己的页面',
    de: '3-D Secure, die eigene Seite der Bank',
  },
  to: { en: 'To', zh: '收款方', de: 'An' },
  amount: { en: 'Amount', zh: '金额', de: 'Betrag' },
  ending: { en: 'ending {lastFour}', zh: '尾号 {lastFour}', de: 'mit Endziffern {lastFour}' },
  codeSent: { en: 'Code sent to +49 ••• 418', zh: '验证码已发送至 +49 ••• 418', de: 'Code gesendet an +49 ••• 418' },
  codeIs: {
    en: 'In practice mode, the code is {code}',
    zh: '练习模式的验证码是 {code}',
    de: 'In der Sandbox lautet der Code {code}',
  },
  codeTry: { en: 'attempt {count} of {most}', zh: '第 {count} / {most} 次', de: 'Versuch {count} von {most}' },
  wrongCode: { en: 'The code is incorrect.', zh: '验证码不正确。', de: 'Das ist nicht der Code.' },
  cancelBank: { en: 'Close the bank’s page', zh: '关闭，不确认', de: 'Schließen, ohne zu bestätigen' },
  notConfirmed: { en: 'The payment was not confirmed', zh: '付款未确认', de: 'Die Zahlung wurde nicht bestätigt' },
  bankClosed: {
    en: 'You closed the bank’s page. Nothing was charged. Try again, or use another card.',
    zh: '您关闭了银行页面。未扣款。请重试，或换一张卡。',
    de: 'Sie haben die Seite der Bank geschlossen. Es wurde nichts abgebucht. Versuchen Sie es erneut oder nehmen Sie eine andere Karte.',
  },
  codeLate: {
    en: 'The code has expired. Nothing was charged. Try again, or use another card.',
    zh: '验证码已过期。未扣款。请重试，或换一张卡。',
    de: 'Der Code ist abgelaufen. Es wurde nichts abgebucht. Versuchen Sie es erneut oder nehmen Sie eine andere Karte.',
  },
  failOnPurpose: { en: 'Simulate failure', zh: '模拟失败', de: 'Absichtlich scheitern' },
  confirm: { en: 'Confirm', zh: '确认', de: 'Bestätigen' },
  doneTitle: { en: 'Payment complete', zh: '付款已完成', de: 'Diese Seite ist erledigt' },
  done: {
    en: 'The card was accepted. You can close this page.',
    zh: '银行卡已受理，可以关闭此页面。',
    de: 'Die Karte wurde angenommen. Hier ist nichts mehr zu tun.',
  },
  expiredTitle: { en: 'This page has expired', zh: '此页面已过期', de: 'Diese Seite ist abgelaufen' },
  expired: {
    en: 'This page no longer accepts payments. Nothing was charged.',
    zh: '此页面不再接受付款。未扣款。',
    de: 'Hier wird keine Karte mehr angenommen. Es wurde nichts abgebucht.',
  },
  closedTitle: { en: 'You closed the window', zh: '您关闭了窗口', de: 'Sie haben das Fenster geschlossen' },
  closed: {
    en: 'The card was accepted, and {app} is notified automatically. Open {app} to see the result.',
    zh: '银行卡已受理，{app} 会自动收到通知。请打开 {app} 查看结果。',
    de: 'Die Karte wurde angenommen, und {app} erfährt es auch ohne Sie. Öffnen Sie es selbst, um das Ergebnis zu sehen.',
  },
  absentTitle: { en: 'Page not found', zh: '页面不存在', de: 'Keine solche Seite' },
  absent: {
    en: 'The payment processor has no page at this address.',
    zh: '支付服务商在此地址没有页面。',
    de: 'Der Zahlungsdienstleister kennt diese Adresse nicht.',
  },
  portal: { en: 'Your account at Boxpay', zh: '您在 Boxpay 的账户', de: 'Ihr Konto bei Boxpay' },
  noCard: { en: 'No saved card.', zh: '没有保存的银行卡。', de: 'Es ist keine Karte gespeichert.' },
  bills: { en: 'Invoices', zh: '账单', de: 'Rechnungen' },
  noBills: { en: 'No invoices yet.', zh: '暂无账单。', de: 'Noch keine Rechnungen.' },
  billNow: { en: 'Create next invoice now', zh: '立即出下一期账单', de: 'Nächste Rechnung jetzt auslösen' },
  billNowMore: {
    en: 'Practice mode only: as if the paid period had ended.',
    zh: '仅限练习模式：视同已付周期已经结束。',
    de: 'Nur in der Sandbox: als wäre der bezahlte Zeitraum vorbei.',
  },
  bill: { en: 'Invoice {number}', zh: '账单 {number}', de: 'Rechnung {number}' },
  paid: { en: 'paid', zh: '已支付', de: 'bezahlt' },
  open: { en: 'open', zh: '未支付', de: 'offen' },
  void: { en: 'void', zh: '已作废', de: 'storniert' },
  noCardToPay: {
    en: 'There is no card to pay with. Add one in {app} first.',
    zh: '没有可用的银行卡，请先在 {app} 中添加。',
    de: 'Es gibt keine Karte zum Bezahlen. Hinterlegen Sie zuerst eine in {app}.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type CheckoutText = keyof typeof TEXTS;
export type Say = (name: CheckoutText, values?: Record<string, string | number>) => string;

/** The product's name as its people know it is not known to a card processor; its account has this one. */
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
