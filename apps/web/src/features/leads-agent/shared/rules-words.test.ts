// @vitest-environment jsdom
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n, type Language, setLanguage, startI18n } from '../../../i18n/i18n.ts';
import { reworded } from './criteria.ts';
import { criterionWords } from './criterion-words.ts';
import { rulesWords } from './rules-words.ts';

beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('leads-agent');
});

async function speak(language: Language) {
  await setLanguage(language);
  return i18n.getFixedT(language, 'leads-agent');
}

const QUESTIONS = [
  'CTOs or heads of sales of fintech companies in Italy or Berlin, 20–200 people, not in retail',
  'Founders of packaging makers in Munich with at least 1,200 people, not in Austria',
  'Owners or VP marketing in the Nordics or DACH, up to 50 people',
];

describe.each(['de', 'zh'] as const)('what the screens say in %s', (language) => {
  test('is read back into the words of the rules', async () => {
    const t = await speak(language);
    for (const criterion of QUESTIONS.flatMap((question) => understandQuestion(question).criteria)) {
      expect(rulesWords(t, criterionWords(t, criterion)).toLowerCase()).toBe(criterion.label.toLowerCase());
    }
  });
});

test.each([
  ['zh', '金融科技或银行', { values: ['Fintech', 'Banking'], label: 'Fintech or Banking' }, '金融科技或银行'],
  ['zh', '金融科技、保险', { values: ['Fintech', 'Insurance'] }, '金融科技或保险'],
  ['de', 'Banken oder Versicherungen', { values: ['Banking', 'Insurance'] }, 'Banken oder Versicherungen'],
  ['zh', '区块链', { values: ['区块链'], label: '区块链' }, '区块链'],
  [
    'de',
    'Fintech oder Blockchain',
    { values: ['Fintech'], label: 'Fintech oder Blockchain' },
    'Fintech oder Blockchain',
  ],
] as const)(
  'a criterion changed in %s to %s is understood and said in the same language',
  async (language, words, read, said) => {
    const t = await speak(language);
    const { criteria } = understandQuestion('CTOs of fintech companies');
    const [, trade] = criteria;
    if (!trade) throw new Error('The question was not understood');
    const [, changed] = await reworded(t, criteria, trade, words);
    expect(changed).toMatchObject({ ...read, kind: 'industry' });
    expect(changed && criterionWords(t, changed)).toBe(said);
  },
);

test('a criterion left as it was shown is not read again', async () => {
  const t = await speak('zh');
  const { criteria } = understandQuestion('CTOs in Germany');
  const [title] = criteria;
  if (!title) throw new Error('The question was not understood');
  expect(await reworded(t, criteria, title, criterionWords(t, title))).toEqual(criteria);
});
