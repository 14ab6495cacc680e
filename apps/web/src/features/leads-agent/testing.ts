import type { AgentRow, AgentTask, Criterion } from '../../api/leads-agent.ts';

export const TASK_ID = '6f1c9a52-0d3e-4f7a-9b11-0a5a3f2d7c10';

const AT = '2026-11-17T09:37:00.000Z';

export const CRITERIA: Criterion[] = [
  { id: 'A', kind: 'title', label: 'CTO', values: ['CTO'], range: null, isCheckable: true },
  { id: 'B', kind: 'size', label: '20 to 200 people', values: [], range: { min: 20, max: 200 }, isCheckable: true },
];

const proofOf = (quote: string, path: string) => ({
  quote,
  offset: 12,
  place: 'text' as const,
  url: `https://balticfrost.test/${path}`,
  readAt: AT,
  source: 'crawler' as const,
});
const stated = (value: string) => ({ value, confidence: 0.9, proofs: [proofOf(value, 'team')] });

export function rowOf(rowId: string, name: string, changed: Partial<AgentRow> = {}): AgentRow {
  return {
    rowId,
    name: stated(name),
    title: stated('CTO'),
    company: stated('Baltic Frost'),
    companyKey: 'balticfrost.test',
    place: stated('Gdynia'),
    phone: null,
    links: [],
    email: stated(`${name.split(' ')[0]?.toLowerCase()}@balticfrost.test`),
    emailOrigin: 'stated',
    emailState: 'VALID',
    judgements: [
      {
        criterionId: 'A',
        verdict: 'yes',
        confidence: 0.95,
        proofs: [proofOf('our CTO', 'team')],
        reason: '',
        by: 'rules',
      },
      {
        criterionId: 'B',
        verdict: 'yes',
        confidence: 0.9,
        proofs: [proofOf('180 people', 'about')],
        reason: '',
        by: 'rules',
      },
    ],
    fit: 'fit',
    decidedBy: '',
    confidence: 0.83,
    contactId: null,
    isPreview: false,
    agreed: null,
    foundAt: AT,
    ...changed,
  };
}

export const UNCLEAR = rowOf('2', 'Piotr Zieliński', {
  fit: 'unclear',
  decidedBy: 'Two sources disagree on the size',
  judgements: [
    {
      criterionId: 'A',
      verdict: 'yes',
      confidence: 0.95,
      proofs: [proofOf('our CTO', 'team')],
      reason: '',
      by: 'rules',
    },
    {
      criterionId: 'B',
      verdict: 'unclear',
      confidence: 0.58,
      proofs: [proofOf('ponad 180 specjalistów', 'o-nas'), proofOf('zatrudnienie: 214', 'krs')],
      reason: 'Two sources disagree',
      by: 'rules',
    },
  ],
});

export const OUT = rowOf('3', 'Tom Frey', { fit: 'out', decidedBy: 'Seat is Potsdam, office in Berlin' });

export function taskOf(changed: Partial<AgentTask> = {}): AgentTask {
  return {
    taskId: TASK_ID,
    name: 'Cold chain, Poland',
    wish: {
      question: 'CTOs of cold-chain operators in Poland, 20–200 people',
      criteria: CRITERIA,
      sources: ['google', 'crawler'],
      maxResults: 100,
      budgetMicros: 8_000_000,
      skipsContacts: true,
    },
    state: 'ended',
    stopReason: 'limitMet',
    completed: true,
    isWeekly: false,
    nextRunAt: null,
    steps: [
      { key: 'understand', source: null, state: 'done', counts: { criteria: 2 }, trouble: '', at: AT },
      {
        key: 'search',
        source: 'google',
        state: 'failed',
        counts: { requests: 6, found: 118, left: 0 },
        trouble: '429 quota',
        at: AT,
      },
      { key: 'judge', source: null, state: 'done', counts: { judged: 3 }, trouble: '', at: AT },
    ],
    counts: {
      companies: 64,
      pages: 118,
      candidates: 57,
      judged: 3,
      fit: 1,
      unclear: 1,
      out: 1,
      inContacts: 2,
      suppressed: 0,
      objected: 0,
      withAddress: 3,
      validAddress: 2,
    },
    verdicts: [
      { criterionId: 'A', yes: 3, unclear: 0, no: 0 },
      { criterionId: 'B', yes: 1, unclear: 1, no: 1 },
    ],
    spend: {
      micros: 3_180_000,
      bySource: [{ source: 'google', micros: 3_180_000, requests: 6 }],
      budgetMicros: 8_000_000,
      charged: 1,
    },
    expected: null,
    suggestions: [],
    obliged: [],
    createdAt: AT,
    startedAt: AT,
    endedAt: '2026-11-17T09:46:12.000Z',
    ...changed,
  };
}
