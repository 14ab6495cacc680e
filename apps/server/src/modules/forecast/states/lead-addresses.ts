/** Leads whose address is remembered: some hundred bytes each. */
const REMEMBERED_LEADS = 10_000;

/**
 * Addresses of leads as they were read last. They only say which contacts are worth asking for before the lead itself was
 * read: no answer is made from them.
 */
export function createLeadAddresses(max = REMEMBERED_LEADS) {
  const addresses = new Map<string, string>();
  return {
    likelyOf: (leadIds: readonly string[]): string[] => leadIds.flatMap((leadId) => addresses.get(leadId) ?? []),
    note(leadId: string, address: string) {
      // Put behind the others: what was not read for longest goes first.
      addresses.delete(leadId);
      addresses.set(leadId, address);
      const [oldest] = addresses.keys();
      if (addresses.size > max && oldest !== undefined) addresses.delete(oldest);
    },
  };
}

export type LeadAddresses = ReturnType<typeof createLeadAddresses>;
