import { LANGUAGES } from '@outrider/contract/languages';
import { lintMail } from '@outrider/template/lint-mail';
import { compileMail } from '@outrider/template/render-mail';
import { describe, expect, test } from 'vitest';
import { builtInTemplates } from './built-in.ts';

describe.each(LANGUAGES)('built-in mails (%s)', (language) => {
  test.each(builtInTemplates(language).map(({ name, content }) => [name, content] as const))(
    '“%s” has blanks to fill in, reaches a lead of which nothing is known, and is otherwise in order',
    (_name, content) => {
      const remarks = lintMail(content, { isFirstRound: content.subject !== '' });
      expect(remarks.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule)).toEqual(['blankLeft']);
      expect(compileMail(content).render({}, 'seed').missing).toEqual([]);
    },
  );

  test('have a name and an id each', () => {
    const all = builtInTemplates(language);
    expect(new Set(all.flatMap(({ templateId, name }) => [templateId, name])).size).toBe(all.length * 2);
  });
});
