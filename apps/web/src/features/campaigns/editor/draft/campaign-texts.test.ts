import { NAME_MAX, ROUNDS_MAX } from '@outrider/campaign-rules/campaign';
import { CAMPAIGN_TEXTS } from '@outrider/contract/campaigns/campaign-texts';
import { fill } from '@outrider/contract/languages';
import { expect, test } from 'vitest';
import en from '../../../../i18n/en/campaign-editor.json' with { type: 'json' };
import zh from '../../../../i18n/zh/campaign-editor.json' with { type: 'json' };

const MAX: Partial<Record<keyof typeof CAMPAIGN_TEXTS, number>> = { nameLong: NAME_MAX, tooManyRounds: ROUNDS_MAX };

test('the editor says what the server says about a campaign that cannot be as it is', () => {
  for (const [name, texts] of Object.entries(CAMPAIGN_TEXTS)) {
    const key = name as keyof typeof CAMPAIGN_TEXTS;
    const max = { max: MAX[key] ?? '' };
    const shown = { en: en.error[key], zh: zh.error[key] };
    const said = { en: fill(texts.en, max), zh: fill(texts.zh, max) };
    expect({
      en: fill(shown.en.replace('{{max}}', '{max}'), max),
      zh: fill(shown.zh.replace('{{max}}', '{max}'), max),
    }).toEqual(said);
  }
});
