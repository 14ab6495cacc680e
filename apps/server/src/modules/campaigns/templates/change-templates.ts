import { randomUUID } from 'node:crypto';
import { type keepTemplate as keepCall, TEMPLATES_MAX, type TemplateRow } from '@outrider/contract/campaigns/templates';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../record/campaigns-deps.ts';
import { describeTemplate } from './list-templates.ts';
import { deleteTemplateRow, insertTemplate, renameTemplateRow } from './templates.repository.ts';

type Deps = Pick<CampaignsDeps, 'db' | 'now'>;

export async function keepTemplate(
  { db, now }: Deps,
  scope: Scope,
  { name, content }: z.output<typeof keepCall.input>,
): Promise<TemplateRow> {
  if (content.subject.trim() === '' && content.html === '' && (content.text ?? '') === '')
    throw new AppError('nothingToKeep');
  const id = randomUUID();
  const at = now();
  const outcome = await insertTemplate(db, scope, { ...content, id, name, at }, TEMPLATES_MAX);
  if (outcome === 'nameTaken') throw new AppError('templateNameTaken');
  if (outcome === 'tooMany') throw new AppError('tooManyTemplates', { values: { max: TEMPLATES_MAX } });
  return describeTemplate({ templateId: id, name, changedAt: at }, content);
}

export async function renameTemplate(
  { db, now }: Deps,
  scope: Scope,
  { templateId, name }: { templateId: string; name: string },
): Promise<Record<string, never>> {
  const outcome = await renameTemplateRow(db, scope, { id: templateId, name, at: now() });
  if (outcome === 'nameTaken') throw new AppError('templateNameTaken');
  if (outcome === 'notFound') throw new AppError('notFound');
  return {};
}

/** Campaigns hold their own copy of what began with it. */
export async function deleteTemplate({ db }: Deps, scope: Scope, templateId: string): Promise<Record<string, never>> {
  if (!(await deleteTemplateRow(db, scope, templateId))) throw new AppError('notFound');
  return {};
}
