import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailContent } from './mail-content.ts';

export const TEMPLATE_NAME_MAX = 80;
/** More than anybody finds their way in. */
export const TEMPLATES_MAX = 200;

const templateName = z.string().trim().min(1, 'blank').max(TEMPLATE_NAME_MAX, 'tooLong');
const ownTemplateId = z.uuid();
/** One's own have a UUID, built-in ones a name. */
const templateId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'malformed');

export const templateRow = z.object({
  templateId,
  name: z.string(),
  subject: z.string(),
  /** How its text begins. */
  begins: z.string(),
  isBuiltIn: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
});
export type TemplateRow = z.infer<typeof templateRow>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/template/list',
  access: 'login',
  summary: 'Mails to begin with: those the workspace keeps, by name, then the built-in ones',
  input: z.object({}),
  output: z.object({ templateList: z.array(templateRow) }),
  errors: [],
});

export const readTemplate = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/template/detail',
  access: 'login',
  summary: 'A mail to begin with, as a whole',
  input: z.object({ templateId }),
  output: z.object({ name: z.string(), content: mailContent }),
  errors: ['notFound'],
});

export const keepTemplate = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/template/keep',
  access: 'login',
  summary: 'Keep a mail to begin others with',
  input: z.object({ name: templateName, content: mailContent }),
  output: templateRow,
  errors: ['templateNameTaken', 'tooManyTemplates', 'nothingToKeep'],
  bodyMaxBytes: 2_097_152,
});

export const renameTemplate = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/template/rename',
  access: 'login',
  summary: 'Give a kept mail another name',
  input: z.object({ templateId: ownTemplateId, name: templateName }),
  output: z.object({}),
  errors: ['notFound', 'templateNameTaken'],
});

export const deleteTemplate = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/template/delete',
  access: 'login',
  summary: 'Forget a kept mail; campaigns that began with it stay as they are',
  input: z.object({ templateId: ownTemplateId }),
  output: z.object({}),
  errors: ['notFound'],
});
