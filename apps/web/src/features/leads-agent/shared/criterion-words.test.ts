// @vitest-environment jsdom
import { understandQuestion } from '@outrider/lead-finder/understand-question';
import { FIELD_NAMES } from '@outrider/lead-finder/words/fields';
import { INDUSTRIES } from '@outrider/lead-finder/words/industries';
import { AREAS } from '@outrider/lead-finder/words/place-names';
import { WHOLE_ROLES } from '@outrider/lead-finder/words/ranks';
import { beforeAll, describe, expect, test } from 'vitest';
import { i18n, type Language, setLanguage, startI18n } from '../../../i18n/i18n.ts';
import { AREA_NAMES, INDUSTRY_NAMES, TITLE_NAMES, TOPIC_NAMES } from './criterion-names.ts';
import { criterionWords, suggestionWords } from './criterion-words.ts';

beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('leads-agent');
});

async function wordsIn(language: Language, question: string) {
  await setLanguage(language);
  const t = i18n.getFixedT(language, 'leads-agent');
  return understandQuestion(question).criteria.map((criterion) => criterionWords(t, criterion));
}

const QUESTION =
  'CTOs or heads of sales of fintech companies in Italy or Berlin, 20–200 people, not in retail, that sell to banks';

describe('what a question was understood as', () => {
  test('is said in Chinese', async () => {
    expect(await wordsIn('zh', QUESTION)).toEqual([
      'CTO或销售负责人',
      '金融科技',
      '总部位于意大利或Berlin',
      '20 至 200 人',
      '不含：零售',
      'Sell to banks',
    ]);
  });

  test('reads in English as the rules wrote it', async () => {
    const { criteria } = understandQuestion(QUESTION);
    const words = await wordsIn('en', QUESTION);
    expect(words.map((each) => each.toLowerCase())).toEqual(criteria.map(({ label }) => label.toLowerCase()));
  });

  test('is loosened in Chinese, too', async () => {
    await setLanguage('zh');
    const t = i18n.getFixedT('zh', 'leads-agent');
    const [title, , place] = understandQuestion(QUESTION).criteria;
    if (!title || !place) throw new Error('The question was not understood');
    const rest = { more: 4, rowId: 'row', as: 'Jan Oster' };
    const looser = { ...title, values: [...title.values, 'VP Engineering'] };
    expect(suggestionWords(t, { ...rest, criterionId: 'A', label: 'VP Engineering counts', criterion: looser })).toBe(
      '研发副总裁也算',
    );
    const wider = { ...place, values: [...place.values, 'Potsdam'] };
    expect(
      suggestionWords(t, { ...rest, criterionId: 'C', label: 'Let Potsdam count as Italy', criterion: wider }),
    ).toBe('Potsdam也算作意大利');
  });
});

test('every industry, area, field and title of the rules has a name on the screens', () => {
  expect([...AREA_NAMES].toSorted()).toEqual(Object.keys(AREAS).toSorted());
  expect([...INDUSTRY_NAMES].toSorted()).toEqual(Object.keys(INDUSTRIES).toSorted());
  expect([...TOPIC_NAMES].toSorted()).toEqual(
    Object.values(FIELD_NAMES)
      .map(({ topic }) => topic)
      .toSorted(),
  );
  const titles = [...Object.values(WHOLE_ROLES), ...Object.values(FIELD_NAMES).map(({ chief }) => ({ name: chief }))];
  // Short forms such as CTO are the same everywhere; heads are made of their field.
  const long = titles.map(({ name }) => name).filter((name) => !/^[A-Z]+$|^Head of /.test(name));
  expect([...TITLE_NAMES].toSorted()).toEqual(long.toSorted());
});
