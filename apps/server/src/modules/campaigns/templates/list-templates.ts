import type { readTemplate as readCall, TemplateRow } from '@outrider/contract/campaigns/templates';
import { AppError } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { htmlToText } from '@outrider/template/html-to-text';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../record/campaigns-deps.ts';
import { builtInTemplates } from './built-in.ts';
import { findTemplate, listTemplateRows } from './templates.repository.ts';

type Deps = Pick<CampaignsDeps, 'db'>;

const BEGINS_MAX = 140;
const uuid = z.uuid();

/** The workspace's own by name, then those of the product in the reader's language. */
export async function listTemplates({ db }: Deps, scope: Scope, language: Language): Promise<TemplateRow[]> {
  const own = await listTemplateRows(db, scope);
  return [
    ...own.map(({ id, name, changedAt, ...content }) => describeTemplate({ templateId: id, name, changedAt }, content)),
    ...builtInTemplates(language).map(({ templateId, name, content }) =>
      describeTemplate({ templateId, name, changedAt: null }, content),
    ),
  ];
}

export async function readTemplate(
  { db }: Deps,
  scope: Scope,
  { templateId, language }: { templateId: string; language: Language },
): Promise<z.input<typeof readCall.output>> {
  const builtIn = builtInTemplates(language).find((each) => each.templateId === templateId);
  if (builtIn) return { name: builtIn.name, content: builtIn.content };
  const own = uuid.safeParse(templateId).success ? await findTemplate(db, scope, templateId) : undefined;
  if (!own) throw new AppError('notFound');
  const { name, ...content } = own;
  return { name, content };
}

type Named = { templateId: string; name: string; changedAt: Date | null };
type Said = { subject: string; html: string; text: string | null };

export const describeTemplate = ({ templateId, name, changedAt }: Named, content: Said): TemplateRow => ({
  templateId,
  name,
  subject: content.subject,
  begins: (content.text ?? htmlToText(content.html)).replaceAll(/\s+/g, ' ').trim().slice(0, BEGINS_MAX),
  isBuiltIn: changedAt === null,
  changedAt: changedAt?.toISOString() ?? null,
});
