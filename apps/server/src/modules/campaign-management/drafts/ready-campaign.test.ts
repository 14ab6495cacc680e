import { LANGUAGES } from '@outrider/contract/languages';
import { lintMail } from '@outrider/template/lint-mail';
import { compileMail } from '@outrider/template/render-mail';
import { expect, test } from 'vitest';
import { readyCampaign } from './ready-campaign.ts';

test.each(LANGUAGES)('the ready campaign has mails in order that reach anybody (%s)', (language) => {
  const { rounds } = readyCampaign(language);
  expect(rounds).toHaveLength(3);
  for (const [round, { variants }] of rounds.entries()) {
    for (const variant of variants) {
      const remarks = lintMail(variant, { isFirstRound: round === 0 });
      expect(remarks.filter(({ severity }) => severity !== 'hint')).toEqual([]);
      expect(compileMail(variant).render({}, 'seed').missing).toEqual([]);
    }
  }
});
