import { describe, expect, it } from 'vitest';
import { HARDER_LABEL_CASES } from './harder-label-cases-testing.ts';
import { LABEL_CASES, STAYING } from './label-cases-testing.ts';
import { labelReply } from './label-reply.ts';

const labelOf = (written: string) => labelReply({ subject: 'Re: Talk', written, kind: 'human' }).label;

describe('what an answer comes to', () => {
  it.each([...LABEL_CASES, ...HARDER_LABEL_CASES])('is %s: %s', (label, written) =>
    expect(labelOf(written)).toBe(label),
  );

  it.each(STAYING)('is not leaving: %s', (written) => expect(labelOf(written)).not.toBe('stop'));

  it('comes with the words that decided, as they were written', () => {
    expect(labelReply({ subject: '', written: 'Merci de me DÉSABONNER, cordialement', kind: 'human' })).toEqual({
      label: 'stop',
      sure: true,
      why: ['DÉSABONNER'],
    });
  });

  it('is known by what a machine says of its owner, and by nothing else a machine says', () => {
    expect(labelReply({ subject: '', written: '', kind: 'outOfOffice' })).toMatchObject({
      label: 'outOfOffice',
      sure: true,
    });
    expect(labelReply({ subject: '', written: 'I am out of the office.', kind: 'autoReply' }).label).toBe(
      'outOfOffice',
    );
    expect(
      labelReply({ subject: '', written: 'To unsubscribe, answer with STOP.\nSTOP', kind: 'autoReply' }).label,
    ).toBeNull();
    expect(labelReply({ subject: 'unsubscribe', written: 'unsubscribe', kind: 'bounce' }).label).toBeNull();
  });

  it('is leaving by a subject of their own, and never by ours', () => {
    expect(labelReply({ subject: 'Unsubscribe', written: '', kind: 'human' })).toMatchObject({
      label: 'stop',
      sure: true,
    });
    expect(labelReply({ subject: 'Re: Unsubscribe me from chaos', written: 'Ok', kind: 'human' }).label).toBeNull();
    expect(labelReply({ subject: 'AW: Abmelden', written: '', kind: 'human' }).label).toBeNull();
  });

  it('is not sure where a person leaves and wants to talk', () => {
    const written = 'Please stop emailing me. But I would love to chat on the phone.';
    expect(labelReply({ subject: '', written, kind: 'human' })).toMatchObject({ label: 'stop', sure: false });
  });

  it('does not come from lines that are quoted', () => {
    expect(labelOf('> Unsubscribe me\n\nOk, done.')).toBeNull();
  });
});
