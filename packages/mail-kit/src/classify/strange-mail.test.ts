import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { STRANGE_BOUNCES } from './strange-bounces-testing.ts';
import { MACHINES, PEOPLE } from './strange-mail-testing.ts';

describe('notices of programs nobody trained on', () => {
  it.each(STRANGE_BOUNCES)('name the recipients they are about, and why: $by', ({ raw, recipients, reason, hard }) => {
    const { kind, bounce } = classifyMessage(raw);
    expect(kind).toBe('bounce');
    expect(bounce?.recipients.map(({ address }) => address)).toEqual(recipients);
    expect(bounce?.recipients[0]).toMatchObject({ reason, hard });
  });
});

it.each(PEOPLE)('A person is heard: %s', (_what, raw) => {
  expect(classifyMessage(raw).kind).toBe('human');
});

it.each(MACHINES)('A machine is neither a person nor a bounce: %s', (_what, raw) => {
  expect(['autoReply', 'outOfOffice']).toContain(classifyMessage(raw).kind);
});
