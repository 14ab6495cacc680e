import { money } from '@outrider/contract/billing/plans';
import { DOMAINS_PER_ORDER_MAX } from '@outrider/contract/domains/orders';
import { useRef } from 'react';
import { z } from 'zod';
import type { Quote, WantedMailbox, WarmedDomain } from '../../../api/domains.ts';
import { drafts } from '../../../platform/drafts.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { badMailboxes } from '../shared/mailbox-problem.ts';
import { useMakeQuote } from '../shared/use-make-quote.ts';
import { useSuggestions } from '../shared/use-suggestions.ts';

const CHOSEN = 'domain-warmed';

const chosenSchema = z.array(
  z.object({
    domain: z.string(),
    monthly: money,
    aDayNow: z.number(),
    localParts: z.array(z.string()),
    mailboxes: z.array(z.object({ localPart: z.string(), firstName: z.string(), lastName: z.string() })),
  }),
);
type Chosen = z.infer<typeof chosenSchema>;

/** Once it was ordered, it is not offered again. */
export const forgetWarmed = () => drafts.clear(CHOSEN);

/** The addresses stay as they are; only who they are named after is chosen. */
const named = (localParts: readonly string[], people: readonly WantedMailbox[]) =>
  people.map((person, place) => ({ ...person, localPart: localParts[place] ?? person.localPart }));

/** The warmed-up domains the user wants, and whose names their mailboxes get. */
export function useChosen(onQuoted: (quote: Quote) => void) {
  const [chosen, setChosen] = useKeptState(CHOSEN, chosenSchema, []);
  const latest = useRef(chosen);
  latest.current = chosen;
  const { fill } = useSuggestions();
  const quote = useMakeQuote(onQuoted);
  const change = (next: Chosen) => {
    latest.current = next;
    setChosen(next);
  };
  const changeMailboxes =
    (domain: string) => (make: (mailboxes: readonly WantedMailbox[]) => readonly WantedMailbox[]) =>
      change(
        latest.current.map((each) =>
          each.domain === domain ? { ...each, mailboxes: named(each.localParts, make(each.mailboxes)) } : each,
        ),
      );
  const has = (domain: string) => chosen.some((each) => each.domain === domain);
  const remove = (domain: string) => change(latest.current.filter((each) => each.domain !== domain));
  const add = ({ domain, monthly, aDayNow, localParts }: WarmedDomain) => {
    change([...latest.current, { domain, monthly, aDayNow, localParts, mailboxes: [] }]);
    void fill({ domain, count: localParts.length, onChange: changeMailboxes(domain) });
  };
  const isFull = chosen.length >= DOMAINS_PER_ORDER_MAX;
  const toggle = (warmed: WarmedDomain) => (has(warmed.domain) ? remove(warmed.domain) : add(warmed));
  return {
    chosen,
    has,
    remove,
    toggle,
    /** What the box is given that chooses one. */
    tickOf: (warmed: WarmedDomain) => ({
      type: 'checkbox',
      checked: has(warmed.domain),
      disabled: !has(warmed.domain) && isFull,
      onChange: () => toggle(warmed),
    }),
    changeMailboxes,
    isFull,
    isBad: chosen.some(({ mailboxes }) => badMailboxes(mailboxes).length > 0),
    quote: () =>
      quote.make({ kind: 'warmed', domains: chosen.map(({ domain, mailboxes }) => ({ domain, mailboxes })) }),
    isQuoting: quote.isQuoting,
    quoteError: quote.error,
  };
}

export type ChosenState = ReturnType<typeof useChosen>;
