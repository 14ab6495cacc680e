import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONDITION_SCOPES, delayMs, FIELD_TESTS, UNKNOWN_POLICIES } from './campaign.ts';
import { type ClickState, clickStateOf, judgeCondition, type OpenState, openStateOf } from './judge-condition.ts';
import { judgeField } from './judge-field.ts';
import { CAMPAIGN_ACTIONS, lifecycleOf, nextStatus } from './transitions.ts';

const OPENS: OpenState[] = ['opened', 'notOpened', 'unknown'];
const CLICKS: ClickState[] = ['clicked', 'notClicked', 'unknown'];
const sent = (...opens: OpenState[]) => opens.map((open, round) => ({ round, open, click: 'unknown' as const }));
const clicked = (...clicks: ClickState[]) => clicks.map((click, round) => ({ round, open: 'unknown' as const, click }));

describe('a round’s condition', () => {
  test.each([
    ['notOpen', sent('notOpened'), 'send'],
    ['notOpen', sent('opened'), 'skip'],
    ['notOpen', sent('opened', 'notOpened'), 'skip'],
    ['openNotReply', sent('opened', 'notOpened'), 'send'],
    ['openNotReply', sent('notOpened'), 'skip'],
    ['openNotReply', [], 'skip'],
    ['notOpen', [], 'send'],
    ['all', sent('unknown'), 'send'],
    ['clicked', clicked('clicked', 'notClicked'), 'send'],
    ['clicked', clicked('notClicked'), 'skip'],
    ['clicked', clicked('unknown'), 'skip'],
    ['notClicked', clicked('notClicked'), 'send'],
    ['notClicked', clicked('notClicked', 'unknown'), 'send'],
    ['notClicked', clicked('notClicked', 'clicked'), 'skip'],
    ['notClicked', clicked('unknown'), 'skip'],
    ['notClicked', [], 'send'],
  ] as const)('%s after %j', (condition, earlier, expected) => {
    expect(judgeCondition({ condition, scope: 'anyEarlier' }, { earlier }, 'asNotOpen')).toBe(expected);
  });

  test('may look at the round before only', () => {
    const round = { condition: 'notOpen', scope: 'previous' } as const;
    expect(judgeCondition(round, { earlier: sent('opened', 'notOpened') }, 'asNotOpen')).toBe('send');
    expect(judgeCondition(round, { earlier: sent('notOpened', 'opened') }, 'asNotOpen')).toBe('skip');
  });

  test.each([
    ['asNotOpen', 'send', 'skip'],
    ['asOpen', 'skip', 'send'],
    ['skip', 'skip', 'skip'],
  ] as const)('takes what nobody can see %s', (policy, notOpen, openNotReply) => {
    const judge = (condition: 'notOpen' | 'openNotReply') =>
      judgeCondition({ condition, scope: 'anyEarlier' }, { earlier: sent('unknown', 'notOpened') }, policy);
    expect([judge('notOpen'), judge('openNotReply')]).toEqual([notOpen, openNotReply]);
  });

  test('never holds for both at once, and for one of them unless unknown is skipped', () => {
    const history = fc.array(fc.constantFrom(...OPENS), { maxLength: 20 });
    fc.assert(
      fc.property(
        history,
        fc.constantFrom(...CONDITION_SCOPES),
        fc.constantFrom(...UNKNOWN_POLICIES),
        (opens, scope, policy) => {
          const verdicts = (['notOpen', 'openNotReply'] as const).map((condition) =>
            judgeCondition({ condition, scope }, { earlier: sent(...opens) }, policy),
          );
          expect(verdicts).not.toEqual(['send', 'send']);
          if (policy !== 'skip') expect(verdicts).toContain('send');
        },
      ),
    );
  });

  test('on clicks holds for at most one of both, and for none only where no link could be seen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...CLICKS), { maxLength: 20 }),
        fc.constantFrom(...CONDITION_SCOPES),
        fc.constantFrom(...UNKNOWN_POLICIES),
        (clicks, scope, policy) => {
          const verdicts = (['clicked', 'notClicked'] as const).map((condition) =>
            judgeCondition({ condition, scope }, { earlier: clicked(...clicks) }, policy),
          );
          const looked = scope === 'previous' ? clicks.slice(-1) : clicks;
          const isUnseen = looked.length > 0 && looked.every((click) => click === 'unknown');
          expect(verdicts.filter((verdict) => verdict === 'send')).toHaveLength(isUnseen ? 0 : 1);
        },
      ),
    );
  });

  test('a link of a plain text, or of a mail that nothing tracks, is followed unseen', () => {
    const facts = { tracksClicks: true, isPlainText: false, personClicks: 0 };
    expect(clickStateOf(facts)).toBe('notClicked');
    expect(clickStateOf({ ...facts, personClicks: 2 })).toBe('clicked');
    for (const unseen of [{ tracksClicks: false }, { isPlainText: true }]) {
      expect(clickStateOf({ ...facts, ...unseen })).toBe('unknown');
    }
  });

  test.each([
    ['is', 'LOGISTICS ', 'send'],
    ['is', 'Freight', 'skip'],
    ['isNot', 'freight', 'send'],
    ['contains', 'gist', 'send'],
    ['contains', '', 'skip'],
    ['isFilled', '', 'send'],
    ['isEmpty', '', 'skip'],
  ] as const)('on a field asks whether it %s %j', (test, value, expected) => {
    const round = { condition: 'field', scope: 'anyEarlier', field: { name: 'industry', test, value } } as const;
    expect(judgeCondition(round, { earlier: [], values: { industry: ' Logistics' } }, 'asNotOpen')).toBe(expected);
  });

  test('on a field that nobody chose holds for nobody, and one that is not there is empty', () => {
    expect(judgeCondition({ condition: 'field', scope: 'anyEarlier' }, { earlier: [] }, 'asNotOpen')).toBe('skip');
    expect(judgeField({ name: 'constructor', test: 'isEmpty', value: '' }, {})).toBe(true);
  });

  test('on a field does not see blanks and case, and is the contrary of its contrary', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(
        text,
        text,
        fc.constantFrom(...FIELD_TESTS),
        fc.constantFrom('', ' ', '\t'),
        (has, asked, test, pad) => {
          const judge = (kind: typeof test, value = has, against = asked) =>
            judgeField({ name: 'f', test: kind, value: against }, { f: value });
          expect(judge(test, `${pad}${has}${pad}`, `${pad}${asked}${pad}`)).toBe(judge(test));
          expect(judge('is')).toBe(!judge('isNot'));
          expect(judge('isFilled')).toBe(!judge('isEmpty'));
          if (judge('is') && asked.trim() !== '') expect(judge('contains')).toBe(true);
          if (judge('contains')) expect(judge('isFilled')).toBe(true);
        },
      ),
    );
    expect(judgeField({ name: 'f', test: 'is', value: 'ZÜRICH' }, { f: 'Zu\u0308rich' })).toBe(true);
  });

  test('what machines opened is not opened, and what cannot be seen is unknown', () => {
    const facts = { tracksOpens: true, isPlainText: false, blocksImages: false, personOpens: 0 };
    expect(openStateOf(facts)).toBe('notOpened');
    expect(openStateOf({ ...facts, personOpens: 1 })).toBe('opened');
    for (const unseen of [{ tracksOpens: false }, { isPlainText: true }, { blocksImages: true }]) {
      expect(openStateOf({ ...facts, ...unseen })).toBe('unknown');
    }
  });
});

describe('a campaign', () => {
  test('that is canceled stays so through every action', () => {
    for (const action of CAMPAIGN_ACTIONS) expect(nextStatus('cancel', action)).toBeUndefined();
  });

  test.each([
    ['new', 'launch', 'progressing'],
    ['progressing', 'pause', 'suspend'],
    ['suspend', 'relaunch', 'progressing'],
    ['progressing', 'finish', 'finished'],
    ['finished', 'reopen', 'suspend'],
    ['new', 'relaunch', undefined],
    ['suspend', 'launch', undefined],
    ['finished', 'launch', undefined],
    ['suspend', 'finish', undefined],
  ] as const)('that is %s goes by %s to %s', (status, action, expected) => {
    expect(nextStatus(status, action)).toBe(expected);
  });

  test('only sends again after a user said so', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...CAMPAIGN_ACTIONS), { maxLength: 30 }), (actions) => {
        let status: Parameters<typeof nextStatus>[0] = 'new';
        for (const action of actions) {
          const next = nextStatus(status, action);
          if (next === 'progressing') expect(['launch', 'relaunch']).toContain(action);
          status = next ?? status;
        }
      }),
    );
  });

  test.each([
    ['progressing', false, false, 'Pending'],
    ['progressing', false, true, 'Active'],
    ['progressing', true, true, 'Error'],
    ['suspend', false, true, 'Paused'],
    ['suspend', true, true, 'Error'],
    ['new', false, false, undefined],
    ['finished', false, true, undefined],
  ] as const)('that is %s (trouble %s, started %s) shows %s', (status, hasTrouble, hasStarted, badge) => {
    expect(lifecycleOf(status, { hasTrouble, hasStarted })).toBe(badge);
  });
});

test('a delay is counted in its unit', () => {
  expect(delayMs({ count: 2, unit: 'day' })).toBe(2 * 86_400_000);
  expect(delayMs({ count: 90, unit: 'minute' })).toBe(delayMs({ count: 1.5, unit: 'hour' }));
});
