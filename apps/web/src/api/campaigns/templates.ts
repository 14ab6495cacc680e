import * as contract from '@outrider/contract/campaigns/templates';
import { listTemplates, readTemplate } from '@outrider/contract/campaigns/templates';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { request } from '../request.ts';

export const deleteTemplate = request(contract.deleteTemplate);
export const keepTemplate = request(contract.keepTemplate);
export const renameTemplate = request(contract.renameTemplate);

const TEMPLATES = ['templates'];

export const templatesQuery = queryOptions({
  queryKey: [...TEMPLATES, 'list'],
  queryFn: ({ signal }) => call(listTemplates, {}, { silent: true, signal }),
});

export const templateQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...TEMPLATES, 'one', templateId],
    queryFn: ({ signal }) => call(readTemplate, { templateId }, { silent: true, signal }),
  });

export const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: TEMPLATES });
