import type { DomainRecord } from '@outrider/contract/domains/owned';
import {
  type FoundValues,
  judgeRecord,
  type NeededRecord,
  neededRecords,
} from '@outrider/domain-orders/needed-records';
import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';

type Deps = Pick<DomainsDeps, 'mailHost' | 'nameServers' | 'signer'>;

/** Made of the workspace: a user who publishes it shows that the domain is theirs. */
const PROOF_CHARS = 32;

const proofOf = ({ signer }: Pick<Deps, 'signer'>, { workspaceId }: Scope, domain: string): NeededRecord => ({
  purpose: 'verify',
  type: 'TXT',
  name: `_outrider.${domain}`,
  value: `outrider-verify=${signer.sign(`domain ${workspaceId} ${domain}`).slice(0, PROOF_CHARS)}`,
  priority: null,
});

/** What has to be published. A domain that was brought along also shows whose it is. */
export async function recordsFor(
  deps: Deps,
  scope: Scope,
  { domain, isBrought }: { domain: string; isBrought: boolean },
): Promise<NeededRecord[]> {
  await deps.mailHost.addDomain(domain);
  const needed = neededRecords(domain, await deps.mailHost.records(domain));
  return isBrought ? [...needed, proofOf(deps, scope, domain)] : needed;
}

export type Checked = {
  nameServers: string[];
  records: DomainRecord[];
  /** How many records each name server lacks. */
  lacking: { server: string; records: number }[];
};

export async function checkNameServers(
  { nameServers }: Pick<Deps, 'nameServers'>,
  domain: string,
  needed: readonly NeededRecord[],
): Promise<Checked> {
  const servers = await nameServers.of(domain);
  const answers = await Promise.all(
    servers.map((server) => Promise.all(needed.map((record) => nameServers.ask(server, record)))),
  );
  const records = needed.map((record, index) => {
    const found = answers.map((ofServer) => ofServer[index]);
    return { ...record, state: judgeRecord(record, found), found: valuesIn(found) };
  });
  const lacking = servers.map((server, at) => ({
    server,
    records: needed.filter((record, index) => judgeRecord(record, [answers[at]?.[index]]) !== 'found').length,
  }));
  return { nameServers: servers, records, lacking };
}

const valuesIn = (found: readonly FoundValues[]) => [
  ...new Set(
    found
      .flatMap((values) => values ?? [])
      .map(({ value, priority }) => (priority === null ? value : `${priority} ${value}`)),
  ),
];

export const areAllFound = ({ records, nameServers }: Checked) =>
  nameServers.length > 0 && records.every(({ state }) => state === 'found');
