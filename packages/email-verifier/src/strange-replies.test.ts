import { expect, it } from 'vitest';
import { classifySmtpReply } from './classify-smtp-reply.ts';
import { STRANGE_REPLIES } from './strange-replies-testing.ts';

it.each(STRANGE_REPLIES)('A reply nobody trained on is %s: %s', (verdict, reply) => {
  expect(classifySmtpReply(reply)).toEqual({ verdict });
});
