import type { OpenedProbe, Said, VerifierPorts } from '@outrider/email-verifier/ports';
import { DEFAULT_OPTIONS } from '@outrider/email-verifier/verifier-options';
import { z } from 'zod';

/**
 * What a verification service is asked and answers; docs/verification-service.md tells it to those who write one.
 * One call is one conversation with one mail host.
 */
const probeQuestion = z.object({
  host: z.string().max(255),
  address: z.union([z.ipv4(), z.ipv6()]),
  recipients: z.array(z.string().max(320)).max(DEFAULT_OPTIONS.recipientsPerSession),
});

const silence = z.object({
  kind: z.literal('silence'),
  why: z.enum(['unreachable', 'refused', 'timedOut', 'closed', 'tls', 'noUnicode']),
});
const said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), text: z.string().max(65_536) }),
  silence,
]);
const probeAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), said: z.array(said) }),
  z.object({ kind: z.literal('refused'), text: z.string().max(65_536) }),
  silence,
]);

type Service = { url: string; key: string; fetch?: typeof fetch };

/** Longer than the slowest conversation. */
const TIMEOUT_MS = 180_000;

/** Lets a service elsewhere do the talking. It learns hosts and recipients, and nothing else. */
export function createRemoteProbe({ url, key, fetch: send = fetch }: Service): VerifierPorts['openProbe'] {
  async function ask(question: z.input<typeof probeQuestion>): Promise<z.output<typeof probeAnswer>> {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify(question),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      if (!response.ok) return NOBODY;
      return probeAnswer.safeParse(await response.json()).data ?? NOBODY;
    } catch {
      return NOBODY;
    }
  }
  return async ({ host, address }) => {
    const opened = await ask({ host, address, recipients: [] });
    if (opened.kind !== 'open') return opened satisfies OpenedProbe;
    return {
      kind: 'open',
      session: {
        async ask(recipients) {
          const answer = await ask({ host, address, recipients });
          return recipients.map((_one, index): Said => {
            if (answer.kind === 'open') return answer.said[index] ?? { kind: 'silence', why: 'closed' };
            return answer.kind === 'refused' ? { kind: 'reply', text: answer.text } : answer;
          });
        },
        end: async () => undefined,
      },
    };
  };
}

/** A service that does not answer says nothing about any mail host, so it must not look like a closed door. */
const NOBODY = { kind: 'silence', why: 'timedOut' } as const;

/** The service's side: one conversation for one question. Undefined for a question that is none. */
export async function answerProbe(
  openProbe: VerifierPorts['openProbe'],
  mayReach: (address: string) => boolean,
  question: unknown,
): Promise<z.output<typeof probeAnswer> | undefined> {
  const parsed = probeQuestion.safeParse(question);
  if (!parsed.success || !mayReach(parsed.data.address)) return undefined;
  const { recipients, ...target } = parsed.data;
  const opened = await openProbe(target);
  if (opened.kind !== 'open') return opened;
  try {
    return { kind: 'open', said: recipients.length > 0 ? await opened.session.ask(recipients) : [] };
  } finally {
    await opened.session.end();
  }
}
