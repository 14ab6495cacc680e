import type { Language } from '@outrider/contract/languages';
import { contentHtml } from './content-html.ts';

type Words = { name: string; subject: string; paragraphs: readonly string[] };
type BuiltIn = {
  templateId: string;
  name: string;
  content: { subject: string; preheader: string; html: string; text: null; isPlainText: boolean };
};

/** `[… what]` is for the user to fill in; a mail in which one is left does not go out. */
const TEMPLATES: readonly ({ id: string } & Record<Language, Words>)[] = [
  {
    id: 'one-question',
    en: {
      name: 'One question',
      subject: 'How {{company | default: "your team"}} handles [… the matter]',
      paragraphs: [
        'I am with [… your company]. We work with [… people like them] on [… the matter].',
        'How do you do it at {{company | default: "your company"}} today: [… the usual way], or already [… the other way]?',
        'If someone else looks after it, could you tell me who?',
      ],
    },
    zh: {
      name: '一个问题',
      subject: '关于{{company | default: "贵公司"}}的[… 事项]',
      paragraphs: [
        '我来自[… 您的公司]。我们与[… 同类客户]合作，处理[… 事项]。',
        '{{company | default: "贵公司"}}目前是怎么做的：[… 常见做法]，还是已经[… 另一种做法]？',
        '如果由其他同事负责，能否告诉我应该联系哪位？',
      ],
    },
    de: {
      name: 'Eine Frage',
      subject: 'Wie {{company | default: "Ihr Team"}} mit [… dem Thema] umgeht',
      paragraphs: [
        'ich bin bei [… Ihre Firma]. Wir arbeiten mit [… ähnlichen Kunden] an [… dem Thema].',
        'Wie machen Sie es bei {{company | default: "Ihnen"}} heute: [… der übliche Weg] oder schon [… der andere Weg]?',
        'Falls jemand anderes zuständig ist, würde mir ein Name helfen.',
      ],
    },
  },
  {
    id: 'something-noticed',
    en: {
      name: 'Something you noticed',
      subject: '[… what you noticed] at {{company | default: "your company"}}',
      paragraphs: [
        'I saw that [… what you noticed, and where].',
        'When that happens, [… what it tends to cost people like them]. We help with it by [… how, in one sentence].',
        'Is this something you are looking at now, or am I too early?',
      ],
    },
    zh: {
      name: '您注意到的事',
      subject: '{{company | default: "贵公司"}}的[… 您注意到的事]',
      paragraphs: [
        '我在[… 何处]看到[… 您注意到的事]。',
        '遇到这种情况时，[… 通常会带来的麻烦]。我们的做法是[… 用一句话说明]。',
        '这件事您现在在考虑吗，还是为时尚早？',
      ],
    },
    de: {
      name: 'Etwas, das Ihnen auffiel',
      subject: '[… was Ihnen auffiel] bei {{company | default: "Ihnen"}}',
      paragraphs: [
        'mir ist aufgefallen, dass [… was Ihnen auffiel, und wo].',
        'Dann kommt es oft dazu, dass [… was es ähnliche Firmen kostet]. Wir helfen dabei mit [… wie, in einem Satz].',
        'Beschäftigt Sie das gerade, oder bin ich zu früh?',
      ],
    },
  },
  {
    id: 'small-first-step',
    en: {
      name: 'A small first step',
      subject: '[… the result], worked out for {{company | default: "you"}}',
      paragraphs: [
        'We [… what you do] for [… people like them].',
        'I would rather show it than describe it: send me [… something small they have], and within [… how long] you get [… what they get back].',
        'Then you decide whether it is worth a call. Shall I tell you what I need?',
      ],
    },
    zh: {
      name: '小小的第一步',
      subject: '为{{company | default: "您"}}准备的[… 结果]',
      paragraphs: [
        '我们为[… 同类客户][… 提供什么]。',
        '与其描述，不如直接给您看：请发给我[… 他们手边的一点资料]，[… 多长时间]内您会收到[… 他们得到什么]。',
        '之后再决定是否值得聊一聊。需要我说明要准备什么吗？',
      ],
    },
    de: {
      name: 'Ein kleiner erster Schritt',
      subject: '[… das Ergebnis] für {{company | default: "Sie"}}',
      paragraphs: [
        'wir [… was Sie tun] für [… ähnliche Kunden].',
        'Ich zeige es lieber, als es zu beschreiben: Senden Sie mir [… etwas Kleines, das dort vorliegt], und innerhalb von [… Dauer] erhalten Sie [… was dabei herauskommt].',
        'Danach entscheiden Sie, ob sich ein Gespräch lohnt. Soll ich Ihnen sagen, was ich brauche?',
      ],
    },
  },
  {
    id: 'short-follow-up',
    en: {
      name: 'A short follow-up',
      subject: '',
      paragraphs: [
        'One thing I left out of my last email: [… a fact that helps them, with its source].',
        'Are you responsible for [… the matter] at {{company | default: "your company"}}, or is it a colleague?',
      ],
    },
    zh: {
      name: '简短跟进',
      subject: '',
      paragraphs: [
        '上一封邮件里有一点没有提到：[… 对他们有用的事实及出处]。',
        '在{{company | default: "贵公司"}}，[… 事项]是由您负责，还是由其他同事负责？',
      ],
    },
    de: {
      name: 'Kurz nachgefasst',
      subject: '',
      paragraphs: [
        'eines fehlte in meiner letzten E-Mail: [… eine hilfreiche Tatsache mit Quelle].',
        'Liegt [… das Thema] bei {{company | default: "Ihnen"}} bei Ihnen oder bei einer Kollegin oder einem Kollegen?',
      ],
    },
  },
  {
    id: 'closing-the-file',
    en: {
      name: 'Closing the file',
      subject: '',
      paragraphs: [
        'I have not heard from you, so I take it that [… the matter] is not on your list right now. That is fine.',
        'This is my last email about it. If it comes up at {{company | default: "your company"}} later, just reply to this email.',
      ],
    },
    zh: {
      name: '最后一封',
      subject: '',
      paragraphs: [
        '一直没有收到您的回复，想来[… 事项]目前不在您的计划之内，这完全没有关系。',
        '这是我就此事写的最后一封邮件。今后{{company | default: "贵公司"}}若有需要，直接回复本邮件即可联系到我。',
      ],
    },
    de: {
      name: 'Zum Abschluss',
      subject: '',
      paragraphs: [
        'ich habe nichts von Ihnen gehört und nehme an, dass [… das Thema] gerade nicht auf Ihrer Liste steht. Das ist in Ordnung.',
        'Dies ist meine letzte E-Mail dazu. Sollte es bei {{company | default: "Ihnen"}} später aufkommen, erreicht mich eine Antwort auf diese E-Mail.',
      ],
    },
  },
];

export const builtInTemplates = (language: Language): BuiltIn[] =>
  TEMPLATES.map(({ id, [language]: { name, subject, paragraphs } }) => ({
    templateId: id,
    name,
    content: {
      subject,
      preheader: '',
      html: contentHtml(language, paragraphs),
      text: null,
      isPlainText: false,
    },
  }));
