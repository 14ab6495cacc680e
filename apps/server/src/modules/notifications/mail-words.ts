import { fillIn, type Language } from '@outrider/contract/languages';
import type { NotificationFacts, NotificationKind } from '@outrider/contract/notifications';
import type { Quota } from '@outrider/contract/user';
import { moneyText } from '../../platform/money-text.ts';

type Said = { title: string; detail: string; action: string };

type FactsOf<K extends NotificationKind> = Extract<NotificationFacts, { kind: K }>;

type Words = {
  kinds: Record<NotificationKind, Said & { nameless?: string }>;
  question: string;
  questionNameless: string;
  complaints: string;
  disputes: Record<FactsOf<'paymentDisputed'>['state'], string>;
  quotas: Record<Quota['quotaType'], string>;
  /** How each kind is called where mails of it are stopped. */
  names: Record<NotificationKind, string>;
  several: { subject: string; first: string; more: string; action: string };
  /** One of several in a mail. */
  line: string;
  settings: string;
  stop: string;
};

export const MAIL_WORDS: Record<Language, Words> = {
  en: {
    kinds: {
      interestedReply: {
        title: '{name} is interested',
        nameless: 'Someone is interested',
        detail: 'They replied to “{subject}” from the campaign “{campaign}”.',
        action: 'Read and reply',
      },
      mailboxError: {
        title: '{email} stopped working',
        detail: 'Its campaigns do not send until you reconnect it. Server message: {words}',
        action: 'Open mailbox',
      },
      guardRail: {
        title: '“{campaign}” was paused by a guardrail',
        detail: '{count} of {sent} emails bounced, which is above the limit. Nothing is sent until you relaunch it.',
        action: 'View details',
      },
      campaignFinished: {
        title: '“{campaign}” is completed',
        detail: '{replied} of {leads} people replied.',
        action: 'View results',
      },
      verificationDone: {
        title: 'Verification completed: {name}',
        nameless: 'Verification completed',
        detail: '{valid} of {total} addresses are valid.',
        action: 'View results',
      },
      quotaNearlyUsed: {
        title: '80% of a quota used: {quota}',
        detail: '{used} of {total} used. Once it is all used, nothing more is accepted until there is capacity again.',
        action: 'View plan',
      },
      searchHeld: {
        title: 'Search “{name}” is waiting for plan capacity',
        detail:
          'A quota of your plan is used up: {quota}. The people found are kept and added as soon as there is capacity.',
        action: 'View search',
      },
      paymentDisputed: {
        title: 'Payment of invoice {invoice} is disputed',
        detail: '{state}',
        action: 'View invoices',
      },
    },
    question: '{name} has a question',
    questionNameless: 'Someone has a question',
    complaints:
      '{count} of {sent} emails were reported as spam, which is above the limit. Nothing is sent until you relaunch it.',
    disputes: {
      warning: 'The bank has a question about {sum}. No money has moved so far.',
      open: 'The cardholder asked the bank to return {sum}. Your plan continues until the bank decides.',
      won: 'The bank confirmed the payment of {sum}.',
      lost: '{sum} was returned to the card. You can find a credit note among your invoices.',
    },
    quotas: {
      MAILBOX: 'mailboxes',
      CONTACT: 'contacts',
      MAIL: 'emails this month',
      VERIFICATION: 'verifications this month',
      AGENT_RESULT: 'leads agent results this month',
    },
    names: {
      interestedReply: 'interested replies and questions',
      mailboxError: 'mailboxes that stopped working',
      guardRail: 'campaigns paused by a guardrail',
      campaignFinished: 'completed campaigns',
      verificationDone: 'completed verifications',
      quotaNearlyUsed: 'quotas that are almost used up',
      searchHeld: 'searches waiting for plan capacity',
      paymentDisputed: 'disputed payments',
    },
    several: {
      subject: '{count} notifications',
      first: 'Since the last email:',
      more: 'and {count} more',
      action: 'Open {app}',
    },
    line: '{title}: {detail}',
    settings: 'Choose your emails',
    stop: 'No more emails about {kinds}',
  },
  zh: {
    kinds: {
      interestedReply: {
        title: '{name} 有意向',
        nameless: '有人表示有意向',
        detail: '对方回复了营销活动“{campaign}”的邮件“{subject}”。',
        action: '阅读并回复',
      },
      mailboxError: {
        title: '{email} 已无法使用',
        detail: '在重新连接之前，使用该邮箱的营销活动将停止发送。服务器返回：{words}',
        action: '查看邮箱',
      },
      guardRail: {
        title: '“{campaign}”被风控暂停',
        detail: '{sent} 封邮件中有 {count} 封退信，超过上限。重新启动之前不会再发送。',
        action: '查看依据',
      },
      campaignFinished: {
        title: '“{campaign}”已完成',
        detail: '{leads} 人中有 {replied} 人回复。',
        action: '查看结果',
      },
      verificationDone: {
        title: '验证完成：{name}',
        nameless: '验证已完成',
        detail: '{total} 个地址中有 {valid} 个有效。',
        action: '查看结果',
      },
      quotaNearlyUsed: {
        title: '额度已使用 80%：{quota}',
        detail: '已使用 {used}，共 {total}。全部用完后，在额度恢复前不再接受新的请求。',
        action: '查看套餐',
      },
      searchHeld: {
        title: '搜索“{name}”因套餐额度不足而等待',
        detail: '套餐额度已用完：{quota}。已找到的人会保留，额度恢复后自动加入。',
        action: '查看搜索',
      },
      paymentDisputed: {
        title: '发票 {invoice} 的付款存在争议',
        detail: '{state}',
        action: '查看账单',
      },
    },
    question: '{name} 有疑问',
    questionNameless: '有人提出疑问',
    complaints: '{sent} 封邮件中有 {count} 封被举报为垃圾邮件，超过上限。重新启动之前不会再发送。',
    disputes: {
      warning: '银行就 {sum} 提出询问，目前没有资金变动。',
      open: '持卡人已向银行要求退回 {sum}。在银行作出决定之前，您的套餐照常使用。',
      won: '银行已裁定 {sum} 的付款有效。',
      lost: '{sum} 已退回银行卡，发票列表中有相应的贷记单。',
    },
    quotas: {
      MAILBOX: '邮箱',
      CONTACT: '联系人',
      MAIL: '本月邮件',
      VERIFICATION: '本月验证',
      AGENT_RESULT: '本月线索助手结果',
    },
    names: {
      interestedReply: '有意向的回复和疑问',
      mailboxError: '无法使用的邮箱',
      guardRail: '被风控暂停的营销活动',
      campaignFinished: '已完成的营销活动',
      verificationDone: '已完成的验证',
      quotaNearlyUsed: '即将用完的额度',
      searchHeld: '等待套餐额度的搜索',
      paymentDisputed: '有争议的付款',
    },
    several: {
      subject: '{count} 条通知',
      first: '自上一封邮件以来：',
      more: '还有 {count} 条',
      action: '打开 {app}',
    },
    line: '{title}：{detail}',
    settings: '选择通过邮件接收的内容',
    stop: '不再接收关于{kinds}的邮件',
  },
  de: {
    kinds: {
      interestedReply: {
        title: '{name} ist interessiert',
        nameless: 'Jemand ist interessiert',
        detail: 'Die Antwort gilt „{subject}“ der Kampagne „{campaign}“.',
        action: 'Lesen und antworten',
      },
      mailboxError: {
        title: '{email} funktioniert nicht mehr',
        detail: 'Seine Kampagnen stehen still, bis es neu verbunden ist. Der Server meldet: {words}',
        action: 'Postfach ansehen',
      },
      guardRail: {
        title: '„{campaign}“ wurde gestoppt',
        detail:
          '{count} von {sent} E-Mails waren unzustellbar, das liegt über der Grenze. Bis zu Ihrer Freigabe wird nichts gesendet.',
        action: 'Belege ansehen',
      },
      campaignFinished: {
        title: '„{campaign}“ ist abgeschlossen',
        detail: '{replied} von {leads} Personen haben geantwortet.',
        action: 'Ergebnisse ansehen',
      },
      verificationDone: {
        title: 'Adressprüfung fertig: {name}',
        nameless: 'Eine Adressprüfung ist fertig',
        detail: '{valid} von {total} Adressen sind gültig.',
        action: 'Ergebnisse ansehen',
      },
      quotaNearlyUsed: {
        title: '80 % Ihres Kontingents sind verbraucht: {quota}',
        detail:
          '{used} von {total} sind verbraucht. Ist alles verbraucht, wird nichts mehr angenommen, bis wieder Platz ist.',
        action: 'Tarif ansehen',
      },
      searchHeld: {
        title: 'Die Suche „{name}“ wartet auf Platz in Ihrem Tarif',
        detail:
          'Ihr Tarif hat keinen Platz mehr: {quota}. Bereits Gefundene bleiben erhalten und kommen hinzu, sobald Platz ist.',
        action: 'Suche ansehen',
      },
      paymentDisputed: {
        title: 'Die Zahlung der Rechnung {invoice} wird angefochten',
        detail: '{state}',
        action: 'Rechnungen ansehen',
      },
    },
    question: '{name} hat eine Rückfrage',
    questionNameless: 'Jemand hat eine Rückfrage',
    complaints:
      '{count} von {sent} E-Mails wurden als Spam gemeldet, das liegt über der Grenze. Bis zu Ihrer Freigabe wird nichts gesendet.',
    disputes: {
      warning: 'Die Bank fragt nach {sum}. Bisher ist kein Geld geflossen.',
      open: 'Der Karteninhaber hat {sum} bei der Bank zurückgefordert. Bis die Bank entscheidet, läuft Ihr Tarif weiter.',
      won: 'Die Bank hat entschieden, dass die Zahlung von {sum} bestehen bleibt.',
      lost: '{sum} wurden der Karte gutgeschrieben. Eine Gutschrift finden Sie unter Ihren Rechnungen.',
    },
    quotas: {
      MAILBOX: 'Postfächer',
      CONTACT: 'Kontakte',
      MAIL: 'E-Mails in diesem Monat',
      VERIFICATION: 'Adressprüfungen in diesem Monat',
      AGENT_RESULT: 'Ergebnisse des Lead-Agenten in diesem Monat',
    },
    names: {
      interestedReply: 'interessierte Antworten und Rückfragen',
      mailboxError: 'Postfächer, die nicht funktionieren',
      guardRail: 'durch eine Schutzgrenze gestoppte Kampagnen',
      campaignFinished: 'abgeschlossene Kampagnen',
      verificationDone: 'fertige Adressprüfungen',
      quotaNearlyUsed: 'fast verbrauchte Kontingente',
      searchHeld: 'Suchen, die auf Platz im Tarif warten',
      paymentDisputed: 'angefochtene Zahlungen',
    },
    several: {
      subject: '{count} Mitteilungen',
      first: 'Seit der letzten E-Mail ist geschehen:',
      more: 'und {count} weitere',
      action: '{app} öffnen',
    },
    line: '{title}: {detail}',
    settings: 'Auswählen, was Ihnen gesendet wird',
    stop: 'Keine E-Mails mehr zu: {kinds}',
  },
};

export function sayInMail(facts: NotificationFacts, language: Language): Said {
  const words = MAIL_WORDS[language];
  const said = words.kinds[facts.kind];
  switch (facts.kind) {
    case 'interestedReply': {
      const name = facts.name || facts.email;
      const isQuestion = facts.label === 'question';
      const title = isQuestion ? words.question : said.title;
      const nameless = isQuestion ? words.questionNameless : (said.nameless ?? '');
      return filled(language, { ...said, title: name === '' ? nameless : title }, { ...facts, name });
    }
    case 'guardRail':
      return filled(language, { ...said, detail: facts.rule === 'complaints' ? words.complaints : said.detail }, facts);
    case 'verificationDone':
      return filled(language, { ...said, title: facts.name === '' ? (said.nameless ?? '') : said.title }, facts);
    case 'quotaNearlyUsed':
    case 'searchHeld':
      return filled(language, said, { ...facts, quota: words.quotas[facts.quotaType] });
    case 'paymentDisputed': {
      const { amount, currency } = facts.amount;
      const sum = moneyText(amount, currency, language);
      return filled(language, said, {
        invoice: facts.invoice,
        state: fillIn(language, words.disputes[facts.state], { sum }),
      });
    }
    default:
      return filled(language, said, facts);
  }
}

const filled = (
  language: Language,
  { title, detail, action }: Said,
  values: Record<string, string | number>,
): Said => ({
  title: fillIn(language, title, values),
  detail: fillIn(language, detail, values),
  action,
});

/** Where the app shows what a notification tells. */
export function pathOf(facts: NotificationFacts): string {
  switch (facts.kind) {
    case 'interestedReply':
      return `/inbox?${new URLSearchParams({ thread: facts.tid, message: facts.mid })}`;
    case 'mailboxError':
      return `/home/accounts/accountList?${new URLSearchParams({ account: facts.accountId })}`;
    case 'guardRail':
    case 'campaignFinished':
      return `/home/campaign/campaignDetail/${facts.campaignId}`;
    case 'verificationDone':
      return `/home/verification/email?${new URLSearchParams({ task: facts.taskId })}`;
    case 'searchHeld':
      return `/leads-agent?${new URLSearchParams({ task: facts.taskId })}`;
    case 'quotaNearlyUsed':
    case 'paymentDisputed':
      return '/setting/billing';
  }
}
