/** The open mails, in the order of their tabs, and the one that is written. */
export type Tabs = { cids: readonly string[]; current: string | undefined };

export const NO_TABS: Tabs = { cids: [], current: undefined };

/** A new tab comes last; a mail that is open already is only shown. */
export const openTab = ({ cids }: Tabs, cid: string): Tabs => ({
  cids: cids.includes(cid) ? cids : [...cids, cid],
  current: cid,
});

/** Closing the one that is written activates the next, or the one before if none follows (specification, section 4). */
export function closeTab({ cids, current }: Tabs, cid: string): Tabs {
  const index = cids.indexOf(cid);
  if (index < 0) return { cids, current };
  const left = cids.filter((each) => each !== cid);
  return { cids: left, current: current === cid ? (left[index] ?? left[index - 1]) : current };
}

export const showTab = (tabs: Tabs, cid: string): Tabs => (tabs.cids.includes(cid) ? { ...tabs, current: cid } : tabs);

/** Ctrl and Page Up or Down go round. */
export function stepTab({ cids, current }: Tabs, step: 1 | -1): Tabs {
  const index = current === undefined ? -1 : cids.indexOf(current);
  if (cids.length === 0) return { cids, current };
  return { cids, current: cids[(index + step + cids.length) % cids.length] };
}
