import { readGuardRail as readGuardCall } from '@outrider/contract/campaigns/operate';
import * as pictures from '@outrider/contract/campaigns/pictures';
import * as templates from '@outrider/contract/campaigns/templates';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { ChangesDeps } from './changes/changes-deps.ts';
import { streamChanges } from './changes/stream-changes.ts';
import { readGuardRail } from './guards/read-guard-rail.ts';
import { showPicture, uploadPicture } from './pictures/upload-picture.ts';
import type { CampaignsDeps } from './record/campaigns-deps.ts';
import { deleteTemplate, keepTemplate, renameTemplate } from './templates/change-templates.ts';
import { listTemplates, readTemplate } from './templates/list-templates.ts';

export function campaignRoutes(api: Api, deps: Pick<CampaignsDeps, 'db' | 'now' | 'listValues'> & ChangesDeps) {
  serve(api, pictures.uploadPicture, (caller, wanted) => uploadPicture(deps, caller, wanted));
  serve(api, pictures.showPicture, (caller, wanted) => showPicture(deps, caller, wanted));
  serve(api, templates.listTemplates, async (caller, _input, { language }) => ({
    templateList: await listTemplates(deps, caller, language),
  }));
  serve(api, templates.readTemplate, (caller, { templateId }, { language }) =>
    readTemplate(deps, caller, { templateId, language }),
  );
  serve(api, templates.keepTemplate, (caller, wanted) => keepTemplate(deps, caller, wanted));
  serve(api, templates.renameTemplate, (caller, wanted) => renameTemplate(deps, caller, wanted));
  serve(api, templates.deleteTemplate, (caller, { templateId }) => deleteTemplate(deps, caller, templateId));
  serve(api, readGuardCall, (caller, { campaignId }) => readGuardRail(deps, caller, campaignId));
  streamChanges(api, deps);
}
