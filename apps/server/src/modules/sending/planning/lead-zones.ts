import type { Trx } from '../../../platform/db.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';

type Whose = { leadId: string; workspaceId: string; address?: string; zone?: string };

const NOTHING_KNOWN: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map();

/** Where these people are, as their campaign says or else as is known of them; nothing for a clock nobody has. */
export async function readZones(
  { listValues }: Pick<SendingDeps, 'listValues'>,
  trx: Trx,
  leads: readonly Whose[],
): Promise<Map<string, string>> {
  const zones = new Map<string, string>();
  for (const [workspaceId, own] of Map.groupBy(leads, (lead) => lead.workspaceId)) {
    const asking = own.flatMap(({ address, zone = '' }) => (address !== undefined && zone === '' ? address : []));
    const values = asking.length > 0 ? await listValues(trx, { workspaceId }, asking) : NOTHING_KNOWN;
    for (const { leadId, address = '', zone = '' } of own) {
      const { timeZone = '' } = values.get(address) ?? {};
      const named = zone || timeZone;
      if (isZone(named)) zones.set(leadId, named);
    }
  }
  return zones;
}

const known = new Map<string, boolean>([['', false]]);
/** What people write is endless, and a process lives long. */
const KNOWN_MAX = 2_000;

function isZone(zone: string): boolean {
  const found = known.get(zone);
  if (found !== undefined) return found;
  const is = canFormat(zone);
  if (known.size < KNOWN_MAX) known.set(zone, is);
  return is;
}

function canFormat(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
