import { readFileSync } from 'node:fs';
import { NAME_MAX, ROUNDS_MAX } from '@outrider/campaign-rules/campaign';
import { CAMPAIGN_TEXTS } from '@outrider/contract/campaigns/campaign-texts';
import { fill, LANGUAGES } from '@outrider/contract/languages';
import { expect, test } from 'vitest';

const MAX: Partial<Record<string, number>> = { nameLong: NAME_MAX, tooManyRounds: ROUNDS_MAX };

test.each(LANGUAGES)(
  'the editor says what the server says about a campaign that cannot be as it is (%s)',
  (language) => {
    const file = new URL(`../../../../i18n/${language}/campaign-editor.json`, import.meta.url);
    const editor = JSON.parse(readFileSync(file, 'utf8')) as { error: Record<string, string> };
    for (const [name, texts] of Object.entries(CAMPAIGN_TEXTS)) {
      const max = { max: MAX[name] ?? '' };
      expect(fill(editor.error[name]?.replace('{{max}}', '{max}') ?? '', max)).toBe(fill(texts[language], max));
    }
  },
);
