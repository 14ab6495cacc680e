import { MAILBOXES_PER_DOMAIN_MAX } from '@outrider/contract/domains/orders';
import { useMutation } from '@tanstack/react-query';
import { suggestMutation, type WantedMailbox } from '../../../api/domains.ts';

export type ChangeMailboxes = (change: (mailboxes: readonly WantedMailbox[]) => readonly WantedMailbox[]) => void;

type Asked = { domain: string; count: number; onChange: ChangeMailboxes };

const nameOf = ({ firstName, lastName }: WantedMailbox) => `${firstName} ${lastName}`;

/** Who is there already stays, and nobody comes twice. */
const joined = (mailboxes: readonly WantedMailbox[], suggested: readonly WantedMailbox[], count: number) => {
  const addresses = new Set(mailboxes.map(({ localPart }) => localPart));
  const people = new Set(mailboxes.map(nameOf));
  const others = suggested.filter((each) => !addresses.has(each.localPart) && !people.has(nameOf(each)));
  return [...mailboxes, ...others.slice(0, Math.max(0, count - mailboxes.length))];
};

/** People for mailboxes: those of the team, then made-up ones where the team is too small. */
export function useSuggestions() {
  const { mutateAsync, isPending } = useMutation(suggestMutation);
  const fill = async ({ domain, count, onChange }: Asked) => {
    // As many again as are wanted: some are there already.
    const asked = { domain, count: Math.min(MAILBOXES_PER_DOMAIN_MAX, count * 2) };
    try {
      for (const madeUp of [false, true]) {
        const { mailboxes } = await mutateAsync({ ...asked, madeUp });
        onChange((own) => joined(own, mailboxes, count));
        if (mailboxes.length >= count) break;
      }
    } catch {
      // A toast has said why; a name can still be typed.
    }
  };
  const makeUp = async ({ domain, count, onChange }: Asked) => {
    try {
      const { mailboxes } = await mutateAsync({ domain, count, madeUp: true });
      onChange(() => mailboxes);
    } catch {
      // A toast has said why, and the names stay as they are.
    }
  };
  return { fill, makeUp, isAsking: isPending };
}
