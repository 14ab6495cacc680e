import { domainName } from '@outrider/contract/domains/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { publishMutation, type Quote, recordsQuery, type WantedMailbox } from '../../../api/domains.ts';
import { drafts } from '../../../platform/drafts.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { badMailboxes } from '../shared/mailbox-problem.ts';
import { useMakeQuote } from '../shared/use-make-quote.ts';
import { useSuggestions } from '../shared/use-suggestions.ts';

const OWN = 'domain-own';
const MAILBOXES_AT_FIRST = 2;

const draftSchema = z.object({
  typed: z.string(),
  /** The one that is looked at. */
  domain: z.string(),
  mailboxes: z.array(z.object({ localPart: z.string(), firstName: z.string(), lastName: z.string() })),
});
type Draft = z.infer<typeof draftSchema>;

const NOTHING: Draft = { typed: '', domain: '', mailboxes: [] };

/** Once it was ordered, it is not offered again. */
export const forgetOwnDomain = () => drafts.clear(OWN);

/** A domain the user owns: what it has to publish, and the mailboxes it shall have. */
export function useOwnDomain(first: string, onQuoted: (quote: Quote) => void) {
  const [draft, setDraft] = useKeptState(OWN, draftSchema, NOTHING);
  const latest = useRef(draft);
  latest.current = draft;
  const [isMalformed, setMalformed] = useState(false);
  const records = useQuery({ ...recordsQuery(draft.domain), enabled: draft.domain !== '' });
  const publish = useMutation(publishMutation);
  const { fill } = useSuggestions();
  const quote = useMakeQuote(onQuoted);
  const change = (changed: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changed };
    setDraft(latest.current);
  };
  const changeMailboxes = (make: (mailboxes: readonly WantedMailbox[]) => readonly WantedMailbox[]) =>
    change({ mailboxes: [...make(latest.current.mailboxes)] });
  const open = (domain: string) => {
    change({ domain, typed: domain, mailboxes: [] });
    publish.reset();
    void fill({ domain, count: MAILBOXES_AT_FIRST, onChange: changeMailboxes });
  };
  const openFirst = useEffectEvent(() => {
    if (first !== '' && first !== latest.current.domain) open(first);
  });
  // The one the address names comes before the one that was typed last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another domain.
  useEffect(() => openFirst(), [first]);
  const look = () => {
    const read = domainName.safeParse(draft.typed);
    setMalformed(!read.success);
    if (!read.success) return;
    if (read.data === draft.domain) void records.refetch();
    else open(read.data);
  };
  const isBad = badMailboxes(draft.mailboxes).length > 0;
  return {
    ...draft,
    type: (typed: string) => {
      setMalformed(false);
      change({ typed });
    },
    isMalformed,
    look,
    records,
    publish: () => publish.mutate(draft.domain),
    isPublishing: publish.isPending,
    publishError: publish.error,
    published: publish.data?.published,
    changeMailboxes,
    isBad,
    quote: () => quote.make({ kind: 'existing', domains: [{ domain: draft.domain, mailboxes: draft.mailboxes }] }),
    isQuoting: quote.isQuoting,
    quoteError: quote.error,
  };
}

export type OwnDomain = ReturnType<typeof useOwnDomain>;
