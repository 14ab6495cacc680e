import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONDITION_SCOPES, delayMs, UNKNOWN_POLICIES } from './campaign.ts';
import { judgeCondition, type OpenState, openStateOf } from './judge-condition.ts';
import { CAMPAIGN_ACTIONS, lifecycleOf, nextStatus } from './transitions.ts';

const OPENS: OpenState[] = ['opened', 'notOpened', 'unknown'];
const sent = (...opens: OpenState[]) => opens.map((open, round) => ({ round, open }));

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
  ] as const)('%s after %j', (condition, earlier, expected) => {
    expect(judgeCondition({ condition, scope: 'anyEarlier' }, earlier, 'asNotOpen')).toBe(expected);
  });

  test('may look at the round before only', () => {
    const round = { condition: 'notOpen', scope: 'previous' } as const;
    expect(judgeCondition(round, sent('opened', 'notOpened'), 'asNotOpen')).toBe('send');
    expect(judgeCondition(round, sent('notOpened', 'opened'), 'asNotOpen')).toBe('skip');
  });

  test.each([
    ['asNotOpen', 'send', 'skip'],
    ['asOpen', 'skip', 'send'],
    ['skip', 'skip', 'skip'],
  ] as const)('takes what nobody can see %s', (policy, notOpen, openNotReply) => {
    const judge = (condition: 'notOpen' | 'openNotReply') =>
      judgeCondition({ condition, scope: 'anyEarlier' }, sent('unknown', 'notOpened'), policy);
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
            judgeCondition({ condition, scope }, sent(...opens), policy),
          );
          expect(verdicts).not.toEqual(['send', 'send']);
          if (policy !== 'skip') expect(verdicts).toContain('send');
        },
      ),
    );
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
  test('that is canceled stays so, whatever is tried', () => {
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

  test('only sends again after somebody said so', () => {
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
