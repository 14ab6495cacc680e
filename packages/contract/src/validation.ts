import { z } from 'zod';
import { fill, type Language, LOCALES } from './languages.ts';
import { PASSWORD_LENGTH } from './limits.ts';

/** What a form and the server say about bad input (specification, section 5). A schema's message is a key of this table. */
export const VALIDATION_TEXTS = {
  blank: { en: '{field} can’t be blank', zh: '{field}不能为空', de: '{field}: bitte ausfüllen' },
  email: {
    en: 'Please provide a valid email address',
    zh: '请输入有效的邮箱地址',
    de: 'Geben Sie eine gültige E-Mail-Adresse ein',
  },
  password: {
    en: 'Password 8 to 20 characters, with at least one letter and one number',
    zh: '密码为 8 至 20 个字符，至少包含一个字母和一个数字',
    de: 'Passwort mit 8 bis 20 Zeichen, mindestens ein Buchstabe und eine Ziffer',
  },
  passwordsDiffer: {
    en: 'The passwords do not match.',
    zh: '两次输入的密码不一致。',
    de: 'Die Passwörter stimmen nicht überein.',
  },
  agree: {
    en: 'Please agree to the Terms & Conditions',
    zh: '请同意条款与条件',
    de: 'Bitte stimmen Sie den Nutzungsbedingungen zu',
  },
  companyName: {
    en: 'Enter your company name to proceed.',
    zh: '请输入公司名称以继续。',
    de: 'Geben Sie Ihre Firma ein, um fortzufahren.',
  },
  websiteBlank: {
    en: 'Enter your website, e.g. {host}',
    zh: '请输入网站地址，例如 {host}',
    de: 'Geben Sie Ihre Website ein, z. B. {host}',
  },
  website: {
    en: 'Enter a valid website, e.g. {host}',
    zh: '请输入有效的网站地址，例如 {host}',
    de: 'Geben Sie eine gültige Website ein, z. B. {host}',
  },
  tooLong: {
    en: '{field} can have at most {max} characters',
    zh: '{field}最多 {max} 个字符',
    de: '{field}: höchstens {max} Zeichen',
  },
  tooSmall: { en: '{field} must be at least {min}', zh: '{field}不能小于 {min}', de: '{field}: mindestens {min}' },
  tooLarge: { en: '{field} can be at most {max}', zh: '{field}不能大于 {max}', de: '{field}: höchstens {max}' },
  tooFew: { en: '{field}: at least {min}', zh: '{field}：至少 {min} 项', de: '{field}: mindestens {min}' },
  tooMany: { en: '{field}: at most {max}', zh: '{field}：最多 {max} 项', de: '{field}: höchstens {max}' },
  tooManyPictures: {
    en: 'An email can have at most 3 uploaded images',
    zh: '一封邮件最多可上传 3 张图片',
    de: 'Eine E-Mail kann höchstens 3 hochgeladene Bilder enthalten',
  },
  malformed: { en: '{field} is not valid', zh: '{field}无效', de: '{field}: nicht gültig' },
} as const satisfies Words;

export type Words = Record<string, Record<Language, string>>;

/** Fields by their name, or by `parent.name` where a name alone means several things. */
export const FIELD_LABELS: Words = {
  email: { en: 'Email', zh: '邮箱', de: 'E-Mail' },
  verifyEmail: { en: 'Email', zh: '邮箱', de: 'E-Mail' },
  password: { en: 'Password', zh: '密码', de: 'Passwort' },
  currentPassword: { en: 'Current password', zh: '当前密码', de: 'Aktuelles Passwort' },
  companyName: { en: 'Company name', zh: '公司名称', de: 'Firma' },
  website: { en: 'Website', zh: '网站', de: 'Website' },
  city: { en: 'City', zh: '城市', de: 'Ort' },
  country: { en: 'Country', zh: '国家/地区', de: 'Land' },
  name: { en: 'Name', zh: '姓名', de: 'Name' },
  code: { en: 'Code', zh: '验证码', de: 'Code' },
  keyName: { en: 'Name', zh: '名称', de: 'Name' },
  recoveryCode: { en: 'Recovery code', zh: '恢复码', de: 'Wiederherstellungscode' },
  token: { en: 'Link', zh: '链接', de: 'Link' },
  avatar: { en: 'Picture', zh: '头像', de: 'Bild' },
  source: { en: 'Source', zh: '来源', de: 'Quelle' },
  fields: { en: 'Field', zh: '字段', de: 'Feld' },
  text: { en: 'Note', zh: '备注', de: 'Notiz' },
  search: { en: 'Search', zh: '搜索', de: 'Suche' },
  about: { en: 'Reason', zh: '原因', de: 'Grund' },
  host: { en: 'Host', zh: '主机', de: 'Host' },
  port: { en: 'Port', zh: '端口', de: 'Port' },
  imapPassword: { en: 'Password', zh: '密码', de: 'Passwort' },
  senderName: { en: 'Sender name', zh: '发件人名称', de: 'Absendername' },
  wish: { en: 'Description', zh: '内容说明', de: 'Worum es geht' },
  dailyCap: { en: 'Daily cap', zh: '每日上限', de: 'Tageslimit' },
};

export const WEBSITE_EXAMPLE = 'www.example.com';

type Issue = {
  message: string;
  code?: string;
  origin?: string;
  path?: readonly PropertyKey[];
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** Of a value that fits none of several forms: what each of them says. */
  errors?: readonly (readonly Issue[])[];
};

/** What a field without a label is called. */
const NAMELESS: Record<Language, string> = { en: 'The input', zh: '输入', de: 'Eingabe' };

/** The words of forms, which the sign-in page loads; the server knows more of them. */
const FORM_WORDS = { texts: VALIDATION_TEXTS as Words, labels: FIELD_LABELS };

/**
 * The sentence for one problem zod found, in the reader's language: the schema's own where it names one, else one for the
 * kind of problem. A field without a label is called by what it is a part of: its name is a programmer's.
 */
export function issueText(issue: Issue, language: Language, { texts, labels } = FORM_WORDS): string {
  const { path = [], errors = [] } = issue;
  const named = errors.flat().find(({ message }) => Object.hasOwn(texts, message)) ?? issue;
  const { minimum, maximum } = named;
  const text = texts[keyOf(named, texts)]?.[language] ?? '';
  const field = (labelOf(path, labels) ?? NAMELESS)[language];
  const numbers = { min: numberText(minimum, language), max: numberText(maximum, language) };
  return fill(text, { field, host: WEBSITE_EXAMPLE, ...numbers });
}

function keyOf({ message, code, origin, minimum }: Issue, texts: Words): string {
  if (Object.hasOwn(texts, message)) return message;
  const isNumber = origin === 'number' || origin === 'int';
  if (code === 'too_big') return isNumber ? 'tooLarge' : origin === 'array' ? 'tooMany' : 'tooLong';
  if (code === 'too_small' && isNumber) return 'tooSmall';
  if (code === 'too_small' && origin === 'array') return 'tooFew';
  return code === 'too_small' && minimum === 1 ? 'blank' : 'malformed';
}

function labelOf(path: readonly PropertyKey[], labels: Words) {
  const names = path.filter((part) => typeof part === 'string');
  for (let last = names.length - 1; last >= 0; last -= 1) {
    const label = labels[names.slice(Math.max(0, last - 1), last + 1).join('.')] ?? labels[names[last] ?? ''];
    if (label) return label;
  }
  return undefined;
}

const numberText = (value: number | bigint | undefined, language: Language) =>
  value?.toLocaleString(LOCALES[language]) ?? '';

/** Local part, @, and a domain whose last label has two or more letters or digits. Narrower than RFC 5321 on purpose. */
const EMAIL_FORM = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}]{2,63}$/u;

export const emailAddress = z
  .string()
  .trim()
  .min(1, 'blank')
  .max(254, 'tooLong')
  .regex(EMAIL_FORM, 'email')
  .toLowerCase();

/** The same where none is an answer too. */
export const emailAddressOrNone = z
  .string()
  .trim()
  .max(254, 'tooLong')
  .refine((value) => value === '' || EMAIL_FORM.test(value), 'email')
  .toLowerCase();

/** A password being chosen. A password being tried is only required to be there, so that old ones keep working. */
export const newPassword = z
  .string()
  .min(1, 'blank')
  .min(PASSWORD_LENGTH.min, 'password')
  .max(PASSWORD_LENGTH.max, 'password')
  .regex(/\p{L}/u, 'password')
  .regex(/\p{N}/u, 'password');

export const triedPassword = z.string().min(1, 'blank').max(200, 'tooLong');

export const companyName = z.string().trim().min(1, 'companyName').max(100, 'tooLong');

const WEBSITE_FORM =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}(?::\d{1,5})?(?:\/\S*)?$/u;

export const website = z.string().trim().min(1, 'websiteBlank').max(200, 'tooLong').regex(WEBSITE_FORM, 'website');

export const agreement = z.literal(true, 'agree');

/** An IANA name. */
export const timeZone = z.string().max(64, 'tooLong').refine(isTimeZone, 'malformed');

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone.length > 0;
  } catch {
    return false;
  }
}
