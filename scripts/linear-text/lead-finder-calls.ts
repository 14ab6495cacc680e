import { extractPeople } from '@outrider/lead-finder';
import { guessAddresses } from '@outrider/lead-finder/email-pattern';
import { suggestLooser } from '@outrider/lead-finder/expect-total';
import { pickPages, pickProfilesOf } from '@outrider/lead-finder/find/find-pages';
import { placeOf } from '@outrider/lead-finder/find/find-places';
import { decidedBy, judgeCandidate } from '@outrider/lead-finder/judge/judge';
import { judgeName } from '@outrider/lead-finder/judge/judge-name';
import { judgeTitle } from '@outrider/lead-finder/judge/judge-role';
import { countMet, wantWords } from '@outrider/lead-finder/judge/match-words';
import { rankRows } from '@outrider/lead-finder/judge/rank';
import type { Criterion, Proof, Stated } from '@outrider/lead-finder/lead';
import { checkModelValues } from '@outrider/lead-finder/model/check-model-values';
import { checkModelCriteria } from '@outrider/lead-finder/model/model-criteria';
import { checkModelPeople, peopleOrder } from '@outrider/lead-finder/model/model-people';
import { checkModelVerdicts, verdictsOrder } from '@outrider/lead-finder/model/model-verdicts';
import { planPeopleQuery, planQueries } from '@outrider/lead-finder/plan-queries';
import { decodeAttributes } from '@outrider/lead-finder/read/decode-address';
import { readCompany } from '@outrider/lead-finder/read/read-company';
import { readPage } from '@outrider/lead-finder/read/read-page';
import { takeName } from '@outrider/lead-finder/read/read-prose';
import { factsOf } from '@outrider/lead-finder/read/text-facts';
import { walkTags } from '@outrider/lead-finder/read/walk-tags';
import { readLabel } from '@outrider/lead-finder/read-label';
import { mergeCompany, resolvePeople, saysFormer } from '@outrider/lead-finder/resolve';
import { understandCriterion } from '@outrider/lead-finder/understand-criterion';
import { foldText, wordsIn } from '@outrider/lead-finder/words/fold-words';
import { hasTitleWord, isTitleWord } from '@outrider/lead-finder/words/titles';
import type { Work } from './growth.ts';

const READ = { readAt: '2026-01-01T00:00:00Z', source: 'crawler' } as const;
const proofOf = (quote: string): Proof => ({ ...READ, quote, offset: 0, place: 'text', url: quote });
const statedAs = (value: string): Stated => ({ value, confidence: 0.9, proofs: [proofOf(value)] });

const criteriaSaying = (text: string): Criterion[] =>
  (['title', 'industry', 'place', 'size', 'other'] as const).map((kind, index) => ({
    id: String.fromCharCode(65 + index),
    kind,
    label: text,
    values: [text],
    range: kind === 'size' ? { min: 1, max: 2 } : null,
    isCheckable: true,
  }));

const companySaying = (text: string) => ({
  key: text,
  name: statedAs(text),
  industry: statedAs(text),
  city: statedAs(text),
  country: statedAs(text),
  people: { value: { min: 1, max: 2 }, confidence: 0.9, proofs: [proofOf(text)] },
  said: [statedAs(text)],
  objection: proofOf(text),
});

const candidateSaying = (text: string) => ({
  key: text,
  companyKey: text,
  name: statedAs(text),
  title: statedAs(text),
  email: statedAs(text),
  phone: statedAs(text),
  links: [statedAs(text)],
});

const peopleSaying = (text: string) =>
  text.split(/(?<=[ ,>])/u).map((name) => ({
    person: { name, title: name, evidence: { name: proofOf(name), title: proofOf(name) } },
    companyKey: 'bell.test',
    ...READ,
  }));

export const LEAD_FINDER_CALLS: Record<string, Work> = {
  'lead-finder/extract-people extractPeople': (text) => [
    extractPeople({ html: text, url: text }),
    extractPeople({ html: `<h1>Team</h1><p>Ann Bell ${text}`, url: text }),
    extractPeople({
      html: `<h1>Team</h1>${text.replaceAll('a', '<p>Ann Bell</p><p>Chair, ann@bell.test</p>')}`,
      url: text,
    }),
    extractPeople({ html: `<script type="application/ld+json">[${text}</script>`, url: text }),
  ],
  'lead-finder/model/check-model-values checkModelValues': (text) =>
    checkModelValues(readPage(text, 'https://a.test'), { a: text, b: text.slice(0, 20), c: 'a a' }, READ),
  'lead-finder/read/decode-address decodeAttributes': (text) =>
    decodeAttributes(
      new Map([
        ['data-email', text],
        ['data-user', text],
        ['data-domain', text],
      ]),
    ),
  'lead-finder/read-label readLabel': (text) => criteriaSaying(text).map(readLabel),
  'lead-finder/email-pattern guessAddresses': (text) =>
    guessAddresses(text, text, [{ name: text, address: text, proofs: [proofOf(text)] }]),
  'lead-finder/expect-total suggestLooser': (text) =>
    suggestLooser(
      criteriaSaying(text),
      [
        {
          rowId: text,
          name: text,
          judgements: [
            { criterionId: 'A', verdict: 'no', confidence: 1, proofs: [proofOf(text)], reason: text, by: 'rules' },
          ],
          title: text,
          city: text,
          industry: text,
          people: null,
        },
      ],
      10,
    ),
  'lead-finder/find/find-pages pickPages': (text) => [
    pickPages({ html: text, url: 'https://a.test' }),
    pickPages({ html: text.replaceAll('a', '<a href="/team">Team</a>'), url: text }),
  ],
  'lead-finder/find/find-pages pickProfilesOf': (text) =>
    pickProfilesOf(
      readPage(text.replaceAll('a', '<a href="/team/ann">Ann Bell</a>'), 'https://a.test'),
      peopleSaying(text).map(({ person }) => person),
    ),
  'lead-finder/judge/judge judgeCandidate': (text) =>
    judgeCandidate(criteriaSaying(text), companySaying(text), candidateSaying(text)),
  'lead-finder/judge/judge decidedBy': (text) =>
    decidedBy(criteriaSaying(text), judgeCandidate(criteriaSaying('a'), companySaying(text), candidateSaying(text))),
  'lead-finder/judge/judge-name judgeName': (text) => [judgeName(text), judgeName(text, true)],
  'lead-finder/judge/judge-role judgeTitle': (text) => judgeTitle([text, 'CTO'], text),
  'lead-finder/judge/match-words countMet': (text) => countMet(wantWords(['banks', 'sell', text]), wordsIn(text)),
  'lead-finder/model/model-criteria checkModelCriteria': (text) =>
    checkModelCriteria(text, criteriaSaying(text), [
      { kind: 'industry', words: text, meaning: text },
      { kind: 'size', words: text.slice(0, 20), min: 1, max: 2 },
    ]),
  'lead-finder/model/model-people checkModelPeople': (text) =>
    checkModelPeople(readPage(text.replaceAll('a', '<p>Ann Bell, Chair</p>'), 'https://a.test'), [
      { name: 'Ann Bell', title: 'Chair', email: text },
      { name: text.slice(0, 20), title: text },
    ]),
  'lead-finder/model/model-people peopleOrder': (text) => peopleOrder(readPage(text, 'https://a.test'), text),
  'lead-finder/model/model-verdicts checkModelVerdicts': (text) =>
    checkModelVerdicts(
      { company: criteriaSaying(text), titles: [] },
      [{ page: readPage(text, 'https://a.test'), ...READ }],
      { company: [{ id: 'A', verdict: 'yes', quote: text.slice(0, 100) }] },
    ),
  'lead-finder/model/model-verdicts verdictsOrder': (text) =>
    verdictsOrder({ company: criteriaSaying(text), titles: [] }, [readPage(text, 'https://a.test')], text),
  'lead-finder/plan-queries planQueries': (text) => [
    planQueries(criteriaSaying(text), { limit: 20 }),
    planPeopleQuery(criteriaSaying(text)),
  ],
  'lead-finder/judge/rank rankRows': (text) => rankRows([{ ...candidateSaying(text), judgements: [] }]),
  'lead-finder/read/read-company readCompany': (text) => [
    readCompany({ html: text, url: text, ...READ }),
    readCompany({ html: `<p>10117 Berlin ${text}`, url: text, ...READ, words: ['banks'] }),
    readCompany({
      html: `<script type="application/ld+json">{"@type":"Organization","name":"${text}`,
      url: text,
      ...READ,
    }),
  ],
  'lead-finder/find/find-places placeOf': (text) => placeOf(text),
  'lead-finder/resolve saysFormer': (text) => saysFormer(text),
  'lead-finder/read/text-facts factsOf': (text) => {
    const facts = factsOf(text);
    return [
      facts.entries,
      facts.represented,
      facts.addresses,
      facts.phones,
      facts.heading,
      facts.address,
      facts.mayBeTitle,
    ];
  },
  'lead-finder/read/walk-tags walkTags': (text) => {
    const seen: string[] = [];
    const note = (said: string) => seen.push(said);
    walkTags(text, { open: ({ name }) => note(name), close: note, text: note });
    walkTags(`<p ${text}`, { open: ({ name }) => note(name), close: note, text: note });
    return seen;
  },
  'lead-finder/read/read-prose takeName': (text) => takeName(text, 0),
  'lead-finder/resolve mergeCompany': (text) => mergeCompany(text, [companySaying(text), companySaying(`${text}a`)]),
  'lead-finder/resolve resolvePeople': (text) => resolvePeople(peopleSaying(text)),
  'lead-finder/understand-criterion understandCriterion': (text) =>
    understandCriterion(text, { id: 'A', kind: 'title' }),
  'lead-finder/words/fold-words foldText': (text) => foldText(text),
  'lead-finder/words/fold-words wordsIn': (text) => wordsIn(text),
  'lead-finder/words/titles isTitleWord': (text) => isTitleWord(text),
  'lead-finder/words/titles hasTitleWord': (text) => hasTitleWord(text),
};

export const LEAD_FINDER_NO_TEXT: Record<string, string> = {
  'lead-finder/model/check-model-values findSpans': 'is reached by checkModelValues',
  'lead-finder/model/check-model-values isForReaders': 'is reached by checkModelPeople',
  'lead-finder/model/check-model-values linesForModel': 'is reached by peopleOrder',
  'lead-finder/read/company-facts': 'puts a value beside its proof',
  'lead-finder/expect-total expectTotal': 'reckons with numbers',
  'lead-finder/extract-people extractPeopleOf': 'is extractPeople',
  'lead-finder/find/cell-kinds': 'is reached by extractPeople',
  'lead-finder/find/find-candidates': 'is reached by extractPeople',
  'lead-finder/find/find-card': 'is reached by extractPeople',
  'lead-finder/find/find-cells': 'is reached by extractPeople',
  'lead-finder/find/find-contacts': 'is reached by extractPeople',
  'lead-finder/find/find-headcounts': 'is reached by readCompany',
  'lead-finder/find/find-industries': 'is reached by readCompany',
  'lead-finder/find/find-objections': 'is reached by readCompany',
  'lead-finder/find/find-pages pickPagesOf': 'is pickPages',
  'lead-finder/find/find-places findPlaces': 'is reached by understandQuestion',
  'lead-finder/find/find-places liesIn': 'compares places of our own table',
  'lead-finder/find/find-places languagesOf': 'looks up a place of our own table',
  'lead-finder/find/find-places nameIn': 'looks up a place of our own table',
  'lead-finder/find/find-roles': 'is reached by judgeTitle',
  'lead-finder/find/find-sections': 'is reached by extractPeople',
  'lead-finder/find/find-places placeOfAll': 'is reached by readCompany',
  'lead-finder/find/find-zone ownZoneOf': 'is reached by walkTags',
  'lead-finder/judge/name-word': 'is reached by judgeName',
  'lead-finder/read/tag': 'is reached by walkTags',
  'lead-finder/find/find-firms': 'is reached by extractPeople',
  'lead-finder/find/find-headers': 'is reached by extractPeople',
  'lead-finder/find/may-name': 'is reached by extractPeople',
  'lead-finder/judge/judge fitOf': 'looks at verdicts',
  'lead-finder/judge/judge-title cleanTitle': 'is reached by extractPeople',
  'lead-finder/judge/match-words wantWords': 'is reached by countMet',
  'lead-finder/model/model-criteria wantsModel': 'looks at kinds',
  'lead-finder/model/model-people addModelPeople':
    'puts people whom extractPeople and checkModelPeople gave under their names',
  'lead-finder/model/model-verdicts openQuestions': 'looks at verdicts',
  'lead-finder/model/model-verdicts withModelVerdicts': 'looks at verdicts',
  'lead-finder/pair-contact': 'is reached by extractPeople',
  'lead-finder/pair-title': 'is reached by extractPeople',
  'lead-finder/plan-queries planPeopleQuery': 'is tried with planQueries',
  'lead-finder/question/find-exclusions': 'is reached by understandQuestion',
  'lead-finder/question/negation-before': 'is reached by understandQuestion',
  'lead-finder/question/read-asker': 'is reached by understandQuestion',
  'lead-finder/question/read-clauses': 'is reached by understandQuestion',
  'lead-finder/question/read-count': 'is reached by understandQuestion',
  'lead-finder/question/read-leaders': 'is reached by understandQuestion',
  'lead-finder/question/read-places': 'is reached by understandQuestion',
  'lead-finder/question/read-rest readRest': 'is reached by understandQuestion',
  'lead-finder/question/read-sizes': 'is reached by understandQuestion',
  'lead-finder/question/read-titles': 'is reached by understandQuestion',
  'lead-finder/question/read-trades': 'is reached by understandQuestion',
  'lead-finder/question/read-unknown-titles': 'is reached by understandQuestion',
  'lead-finder/question/reading': 'is reached by understandQuestion',
  'lead-finder/judge/rank confidenceOf': 'is reached by rankRows',
  'lead-finder/read/parse-json-ld': 'is reached by extractPeople and readCompany',
  'lead-finder/read/read-address': 'is reached by readCompany',
  'lead-finder/read/read-company readCompanyOf': 'is readCompany',
  'lead-finder/read/read-entries readBracket': 'is reached by extractPeople',
  'lead-finder/read-label labelOfRange': 'writes numbers',
  'lead-finder/read/read-organisation': 'is reached by readCompany',
  'lead-finder/read/read-prose readConfirmed': 'is reached by extractPeople',
  'lead-finder/read/read-sentences': 'is reached by readCompany',
  'lead-finder/reasons countIs': 'writes numbers',
  'lead-finder/resolve mergeStated': 'is reached by mergeCompany',
  'lead-finder/signature': 'is reached by extractPeople',
  'lead-finder/read/structured-data': 'is reached by extractPeople',
  'lead-finder/judge/title-slots': 'is reached by extractPeople',
  'lead-finder/words/phrases': 'is reached by understandQuestion',
  'lead-finder/words/remember': 'keeps what it is given a reader for',
};
