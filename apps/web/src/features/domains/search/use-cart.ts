import { money } from '@outrider/contract/billing/plans';
import { DOMAINS_PER_ORDER_MAX } from '@outrider/contract/domains/orders';
import { useRef } from 'react';
import { z } from 'zod';
import type { OfferedName, WantedMailbox } from '../../../api/domains.ts';
import { drafts } from '../../../platform/drafts.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { badMailboxes } from '../shared/mailbox-problem.ts';
import { useSuggestions } from '../shared/use-suggestions.ts';

const CART = 'domain-cart';
/** The safe number of mailboxes at one domain. */
const MAILBOXES_AT_FIRST = 2;

const cartSchema = z.object({
  query: z.string(),
  endings: z.array(z.string()),
  /** Minor units for the first year; null: any price. */
  priceMax: z.int().nullable(),
  isCleanOnly: z.boolean(),
  mailsPerDay: z.string(),
  items: z.array(
    z.object({
      domain: z.string(),
      firstYear: money.nullable(),
      renewal: money.nullable(),
      /** The brand of another company that the name looks like. */
      likeBrand: z.string().nullable().default(null),
      mailboxes: z.array(z.object({ localPart: z.string(), firstName: z.string(), lastName: z.string() })),
    }),
  ),
});
type Cart = z.infer<typeof cartSchema>;
export type CartItem = Cart['items'][number];

const EMPTY: Cart = { query: '', endings: [], priceMax: null, isCleanOnly: false, mailsPerDay: '', items: [] };

/** Once it was ordered, it is not offered again. */
export const forgetCart = () => drafts.clear(CART);

/** What is looked for and what was chosen. It is kept in this tab until it is ordered. */
export function useCart() {
  const [cart, setCart] = useKeptState(CART, cartSchema, EMPTY);
  const latest = useRef(cart);
  latest.current = cart;
  const { fill } = useSuggestions();
  const change = (changed: Partial<Cart>) => {
    // Suggestions come in their own time; what was chosen meanwhile stays.
    latest.current = { ...latest.current, ...changed };
    setCart(latest.current);
  };
  const changeMailboxes =
    (domain: string) => (make: (mailboxes: readonly WantedMailbox[]) => readonly WantedMailbox[]) =>
      change({
        items: latest.current.items.map((item) =>
          item.domain === domain ? { ...item, mailboxes: [...make(item.mailboxes)] } : item,
        ),
      });
  const remove = (domain: string) => change({ items: latest.current.items.filter((item) => item.domain !== domain) });
  const add = ({ domain, firstYear, renewal, likeBrand }: OfferedName) => {
    change({ items: [...latest.current.items, { domain, firstYear, renewal, likeBrand, mailboxes: [] }] });
    void fill({ domain, count: MAILBOXES_AT_FIRST, onChange: changeMailboxes(domain) });
  };
  const has = (domain: string) => cart.items.some((item) => item.domain === domain);
  return {
    ...cart,
    change,
    add,
    remove,
    has,
    toggle: (name: OfferedName) => (has(name.domain) ? remove(name.domain) : add(name)),
    changeMailboxes,
    isFull: cart.items.length >= DOMAINS_PER_ORDER_MAX,
    mailboxCount: cart.items.reduce((count, { mailboxes }) => count + mailboxes.length, 0),
    /** Domains with an address that cannot be made as it is written. */
    bad: cart.items.filter(({ mailboxes }) => badMailboxes(mailboxes).length > 0).map(({ domain }) => domain),
  };
}

export type CartState = ReturnType<typeof useCart>;
