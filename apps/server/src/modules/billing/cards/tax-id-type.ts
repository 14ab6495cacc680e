import type Stripe from 'stripe';

const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

const OTHERS: Record<string, Stripe.CustomerCreateParams.TaxIdDatum.Type> = {
  AU: 'au_abn',
  BR: 'br_cnpj',
  CA: 'ca_bn',
  CH: 'ch_vat',
  CN: 'cn_tin',
  GB: 'gb_vat',
  HK: 'hk_br',
  IN: 'in_gst',
  JP: 'jp_cn',
  KR: 'kr_brn',
  MX: 'mx_rfc',
  NO: 'no_vat',
  NZ: 'nz_gst',
  SG: 'sg_uen',
  TW: 'tw_vat',
  US: 'us_ein',
  ZA: 'za_vat',
};

/** What the processor calls the tax id of a country; undefined where it is given none, and only the invoice has it. */
export const taxIdType = (country: string) => (EU.has(country) ? 'eu_vat' : OTHERS[country]);
