import type { WarmupMailbox } from '../mailboxes/index.ts';

/** Wanted by its owner and able to send and to be looked into. */
export const canTakePart = ({ isOn, status }: WarmupMailbox): boolean => isOn && status === 'active';

/** Those who write to each other. A mailbox that two workspaces have connected is one mailbox, and takes part once. */
export const poolOf = (all: readonly WarmupMailbox[]): WarmupMailbox[] => [
  ...new Map(all.filter(canTakePart).map((mailbox) => [mailbox.email, mailbox])).values(),
];
