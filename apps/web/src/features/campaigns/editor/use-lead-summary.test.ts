import type { CampaignRound, CampaignVariant } from '@outrider/contract/campaigns/campaign';
import { expect, test } from 'vitest';
import { newRound } from './draft/draft.ts';
import { valuesAskedFor } from './use-lead-summary.ts';

const saying = (content: Partial<CampaignVariant>): CampaignRound => {
  const round = newRound(true);
  return { ...round, variants: round.variants.map((variant) => ({ ...variant, ...content })) };
};

test('other words ask for the same values', () => {
  const asked = valuesAskedFor([saying({ subject: 'For {{company}}', html: '<p>Hello {{firstName}}</p>' })]);
  expect(valuesAskedFor([saying({ subject: '{{company}}, a word', html: '<b>{{firstName}}</b>' })])).toBe(asked);
});

test('another value, another default and another round ask for others', () => {
  const one = saying({ html: '{{firstName}}' });
  const asked = [
    [one],
    [saying({ html: '{{city}}' })],
    [saying({ html: '{{firstName | default: "there"}}' })],
    [saying({ preheader: '{{firstName}} {{city}}' })],
    [saying({ text: '{{lastName}}' })],
    [saying({}), one],
  ].map(valuesAskedFor);
  expect(new Set(asked).size).toBe(asked.length);
});
