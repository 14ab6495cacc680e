import type { AgentRow } from '@outrider/contract/leads-agent/rows';
import type { Db, Scope } from '../../../platform/db.ts';
import { findCompanies, type KnownCompany } from '../store/companies.repository.ts';
import type { RowRecord } from '../store/rows.repository.ts';

export async function describeRows(
  db: Db,
  scope: Scope,
  taskId: string,
  rows: readonly RowRecord[],
): Promise<AgentRow[]> {
  const keys = rows.map(({ companyKey }) => companyKey);
  const companies = await findCompanies(db, scope, taskId, keys);
  return rows.map((row) => describeRow(row, companies.get(row.companyKey)));
}

const describeRow = (row: RowRecord, known: KnownCompany | undefined): AgentRow => {
  const { candidate } = row;
  return {
    rowId: row.id,
    name: candidate.name,
    title: candidate.title,
    company: known?.company.name ?? null,
    companyKey: row.companyKey,
    place: known?.company.city ?? known?.company.country ?? null,
    phone: candidate.phone,
    links: candidate.links,
    email: candidate.email,
    emailOrigin: row.emailOrigin,
    emailState: row.emailState,
    judgements: row.judgements.map(({ former: _former, ...shown }) => shown),
    fit: row.fit,
    decidedBy: row.decidedBy,
    confidence: row.confidence,
    contactId: row.contactId,
    isPreview: row.isPreview,
    agreed: row.agreed,
    foundAt: row.foundAt.toISOString(),
  };
};
