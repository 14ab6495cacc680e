import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addSubjectPrefix } from './subject-prefix.ts';

describe('an answer', () => {
  test.each(['Re: Offer', 'RE: Offer', 're:Offer', ' Re: Offer', 'Re[2]: Offer', 'RE(3): Offer', 'Re : Offer'])(
    'to "%s" keeps its subject',
    (subject) => expect(addSubjectPrefix(subject, 'reply')).toBe(subject),
  );

  test.each([
    '回复：报价',
    '回复: 报价',
    '回覆：報價',
    '答复：报价',
    '答覆: 報價',
    '回复（2）：报价',
    'AW: Angebot',
    'SV: Tilbud',
  ])('to "%s" is seen as one in its own language', (subject) =>
    expect(addSubjectPrefix(subject, 'reply')).toBe(subject),
  );

  test.each(['Offer', 'Regarding: Offer', 'Re Offer', 'Care: Offer', 'Offer Re: Offer', '请回复：报价', ''])(
    'to "%s" gets its prefix',
    (subject) => expect(addSubjectPrefix(subject, 'reply')).toBe(`Re: ${subject}`),
  );

  test('to what was passed on says that it is an answer', () => {
    expect(addSubjectPrefix('Fw: Offer', 'reply')).toBe('Re: Fw: Offer');
    expect(addSubjectPrefix('转发：报价', 'reply')).toBe('Re: 转发：报价');
  });
});

describe('a mail that is passed on', () => {
  test.each([
    'Fw: Offer',
    'FW: Offer',
    'Fwd: Offer',
    'FWD:Offer',
    '转发：报价',
    '转发: 报价',
    '轉寄：報價',
    'WG: Angebot',
  ])('a second time keeps "%s"', (subject) => expect(addSubjectPrefix(subject, 'forward')).toBe(subject));

  test.each(['Offer', 'Re: Offer', '回复：报价', 'Forward: Offer'])('from "%s" gets its prefix', (subject) =>
    expect(addSubjectPrefix(subject, 'forward')).toBe(`Fw: ${subject}`),
  );
});

test('a prefix is written at most once, and nothing of a subject is lost', () => {
  const word = fc.constantFrom('Re', 'RE', '回复', '答复', 'Fw', 'Fwd', '转发', ':', '：', ' ', '[2]', '\n');
  const subject = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(subject, fc.constantFrom('reply' as const, 'forward' as const), (text, kind) => {
      const once = addSubjectPrefix(text, kind);
      expect(addSubjectPrefix(once, kind)).toBe(once);
      expect(once.endsWith(text)).toBe(true);
      expect(once.length - text.length).toBeLessThanOrEqual(4);
    }),
  );
});
