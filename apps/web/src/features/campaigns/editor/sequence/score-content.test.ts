import { lintMail } from '@outrider/template/lint-mail';
import { expect, test } from 'vitest';
import { scoreContent } from './score-content.ts';

const scoreOf = (html: string, text: string | null = null) =>
  scoreContent(
    lintMail({ subject: '', html, text }, { isFirstRound: false }).map(({ rule, severity }) => ({
      key: rule,
      level: severity,
    })),
  );

test('an empty mail has no score, and one with a few words has', () => {
  expect(scoreOf('')).toBeNull();
  expect(scoreOf('<p></p><p>&nbsp;</p>')).toBeNull();
  expect(scoreOf('<p>Hello</p>', ' \n ')).toBeNull();
  expect(scoreOf('<p>Hello {{firstName}}</p>')).toBe(98);
  expect(scoreOf('<p><img src="https://a.test/a.png"></p>')).toBeGreaterThan(0);
});
