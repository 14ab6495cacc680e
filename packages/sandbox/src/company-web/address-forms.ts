import type { TemplateChoice } from './web-types.ts';

/** How a site writes addresses: some plainly, most so that simple robots do not read them. */
type AddressForm = (address: string, label: string) => string;

const halves = (address: string): [local: string, host: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

const inEntities = (text: string) => Array.from(text, (letter) => `&#${letter.codePointAt(0)};`).join('');

/** As Cloudflare hides addresses: the first byte is the key of the others. */
const cloudflare = (address: string) =>
  [0, ...Buffer.from(address)].map((byte) => (byte ^ 0x5a).toString(16).padStart(2, '0')).join('');

const KNOWN_FORMS: Record<string, AddressForm> = {
  link: (address) => `<a href="mailto:${address}">${address}</a>`,
  'labelled-link': (address, label) => `<a href="mailto:${address}">${label}</a>`,
  text: (address) => address,
  'at-in-brackets': (address) => address.replace('@', ' [at] '),
  'at-and-dot': (address) => address.replace('@', ' (at) ').replace(/\.test$/, ' (dot) test'),
  entities: (address) => `<a href="${inEntities(`mailto:${address}`)}">${inEntities(address)}</a>`,
  reversed: (address) =>
    `<span style="unicode-bidi:bidi-override;direction:rtl">${Array.from(address).reverse().join('')}</span>`,
  'split-spans': (address) => {
    const [local, host] = halves(address);
    return `<span class="mail"><span>${local}</span><span>@</span><span>${host}</span></span>`;
  },
  cloudflare: (address) =>
    `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${cloudflare(address)}">[email&#160;protected]</a>`,
  'data-halves': (address, label) => {
    const [local, host] = halves(address);
    return `<a class="js-mail" href="#" data-user="${local}" data-domain="${host}">${label}</a>`;
  },
};

/** For the bench alone. */
const HELD_OUT_FORMS: Record<string, AddressForm> = {
  'comment-inside': (address) => address.replace('@', '<!-- no robots -->@<!-- please -->'),
  'percent-link': (address, label) =>
    `<a href="mailto:${Array.from(Buffer.from(address), (byte) => `%${byte.toString(16)}`).join('')}">${label}</a>`,
};

const ALL_FORMS = { ...KNOWN_FORMS, ...HELD_OUT_FORMS };

export const addressFormNames = (choice: TemplateChoice): [string, ...string[]] =>
  Object.keys(choice === 'known' ? KNOWN_FORMS : choice === 'held-out' ? HELD_OUT_FORMS : ALL_FORMS) as [
    string,
    ...string[],
  ];

export const writeAddress = (form: string, address: string, label: string): string =>
  ALL_FORMS[form]?.(address, label) ?? address;
