import * as pictures from '@outrider/contract/campaigns/pictures';
import * as templates from '@outrider/contract/campaigns/templates';
import * as writing from '@outrider/contract/campaigns/writing';
import { type Api, serve } from '../../platform/http/serve.ts';
import { showPicture, uploadPicture } from './pictures/upload-picture.ts';
import { deleteTemplate, keepTemplate, renameTemplate } from './templates/change-templates.ts';
import { listTemplates, readTemplate } from './templates/list-templates.ts';
import { proposeLetter } from './writing-help/propose-letter.ts';
import type { WritingDeps } from './writing-help/writing-deps.ts';

/** What helps with writing: a model that is asked, and letters to begin with. */
export function letterHelpRoutes(api: Api, deps: WritingDeps) {
  serve(api, writing.readWritingHelp, async () => ({ model: deps.model?.name ?? null }));
  serve(api, writing.proposeLetter, (caller, wanted) => proposeLetter(deps, caller, wanted));
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
}
