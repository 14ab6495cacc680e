import * as rowCalls from '@outrider/contract/leads-agent/rows';
import * as calls from '@outrider/contract/leads-agent/search';
import { type Api, serve } from '../../platform/http/serve.ts';
import { changeCriteria, saveSearch } from './calls/change-search.ts';
import { agreeRow, decideRow } from './calls/decide-row.ts';
import { enrichRows } from './calls/enrich-rows.ts';
import { previewSearch } from './calls/preview-search.ts';
import { readQuestion } from './calls/read-question.ts';
import { exportRows, readRows } from './calls/read-rows.ts';
import { listHistory, readTask } from './calls/read-tasks.ts';
import { extendSearch, startSearch } from './calls/run-search.ts';
import { stopSearch } from './calls/stop-search.ts';
import { streamTask } from './calls/stream-task.ts';
import { syncContacts } from './calls/sync-contacts.ts';
import type { LeadsAgentDeps } from './leads-agent-deps.ts';

export function leadsAgentRoutes(api: Api, deps: LeadsAgentDeps) {
  serve(api, calls.understandQuestion, (caller, { question }) => readQuestion(deps, caller, question));
  serve(api, calls.listSources, async () => ({ sources: deps.sources.describe() }));
  serve(api, calls.previewSearch, (caller, input) => previewSearch(deps, caller, input));
  serve(api, calls.startSearch, (caller, { taskId }) => startSearch(deps, caller, taskId));
  serve(api, calls.stopSearch, (caller, { taskId }) => stopSearch(deps, caller, taskId));
  serve(api, calls.extendSearch, (caller, input) => extendSearch(deps, caller, input));
  serve(api, calls.changeCriteria, (caller, input) => changeCriteria(deps, caller, input));
  serve(api, calls.saveSearch, (caller, input) => saveSearch(deps, caller, input));
  serve(api, calls.readTask, (caller, { taskId }) => readTask(deps, caller, taskId));
  serve(api, calls.listTasks, (caller, input) => listHistory(deps, caller, input));
  serve(api, rowCalls.listRows, (caller, input) => readRows(deps, caller, input));
  serve(api, rowCalls.decideRow, (caller, input) => decideRow(deps, caller, input));
  serve(api, rowCalls.agreeRow, (caller, input) => agreeRow(deps, caller, input));
  serve(api, rowCalls.enrichContacts, (caller, input) => enrichRows(deps, caller, input));
  serve(api, rowCalls.syncContacts, (caller, input) => syncContacts(deps, caller, input));
  serve(api, rowCalls.exportRows, (caller, input, { language }) => exportRows(deps, caller, { ...input, language }));
  streamTask(api, deps);
}
