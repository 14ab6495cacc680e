export { classifySmtpReply, type ReplyVerdict } from './classify-smtp-reply.ts';
export type { NameAnswer, OpenedProbe, ProbeSession, Said, VerifierPorts } from './ports.ts';
export { suggestAddress } from './suggest-address.ts';
export type { Category, Flag, Reason, Verdict } from './verdict.ts';
export type { VerifierOptions } from './verifier-options.ts';
export { verify, verifyAll } from './verify.ts';
