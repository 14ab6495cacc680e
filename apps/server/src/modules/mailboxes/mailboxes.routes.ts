import * as account from '@outrider/contract/mailboxes/account';
import * as add from '@outrider/contract/mailboxes/add';
import * as bulk from '@outrider/contract/mailboxes/bulk';
import * as checks from '@outrider/contract/mailboxes/checks';
import * as operate from '@outrider/contract/mailboxes/operate';
import * as places from '@outrider/contract/mailboxes/places';
import * as settings from '@outrider/contract/mailboxes/settings';
import * as tags from '@outrider/contract/mailboxes/tags';
import type { z } from 'zod';
import { type Api, serve, servePublic, serveShared } from '../../platform/http/serve.ts';
import { beginConsent, consentProviders, readConsent } from './adding/ask-consent.ts';
import { connectByConsent } from './adding/connect-by-consent.ts';
import { connectByAppPassword, connectByPassword, testServers } from './adding/connect-by-password.ts';
import { suggestServers } from './adding/suggest-servers.ts';
import { beginBulk, cancelBulk, readBulk, retryBulk } from './bulk/bulk-run.ts';
import { replyTo, saveSettings, settingsDetail } from './change-settings.ts';
import { deleteTag, readTagUse, updateTagRelations } from './change-tags.ts';
import { readChecks, wantChecks } from './checks/run-checks.ts';
import { listMailboxes, mailboxCampaigns, mailboxDetail, mailboxLog, shortList } from './listing/list-mailboxes.ts';
import { mailboxSummary } from './listing/mailbox-summary.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { operateMailboxes } from './operate-mailboxes.ts';
import { listCities, listCountries } from './places.ts';
import { removeMailbox } from './remove-mailbox.ts';
import { deleteRelations, ensureTag, listTagRows } from './tags.repository.ts';
import { checkTrackingNow } from './tracking/recheck-tracking.ts';

export function mailboxRoutes(api: Api, deps: MailboxesDeps) {
  const { db } = deps;
  serveShared(api, account.listAccounts, (scope, wanted) => listMailboxes(deps, scope, wanted));
  serve(api, account.getAccountSummary, (caller) => mailboxSummary(deps, caller));
  serve(api, account.getAccount, (caller, { accountId }) => mailboxDetail(deps, caller, accountId));
  serve(api, account.shortListAccounts, (caller, { search, accountIds }) =>
    shortList(deps, caller, search, accountIds),
  );
  serve(api, account.listAccountCampaigns, (caller, { accountId }) => mailboxCampaigns(deps, caller, accountId));
  serve(api, account.listAccountLog, (caller, { accountId, before }) => mailboxLog(deps, caller, accountId, before));

  serve(api, add.suggestServer, (caller, { email }) => suggestServers(deps, caller, email));
  serve(api, add.testServerAccount, (caller, wanted) => testServers(deps, caller, wanted));
  serve(api, add.addCustomerAccount, (caller, wanted) => connectByPassword(deps, caller, wanted));
  serve(api, add.addAccount, (caller, wanted) => addAtProvider(deps, caller, wanted));
  serve(api, add.beginConsent, (caller, wish) => beginConsent(deps, caller, wish));
  serve(api, add.readConsent, (caller, { ticket }) => readConsent(deps, caller, ticket));
  serve(api, add.listConsentProviders, async () => ({ providers: consentProviders(deps) }));

  serve(api, bulk.beginBulk, (caller, file) => beginBulk(deps, caller, file));
  serve(api, bulk.readBulk, (caller, { bulkId }) => readBulk(deps, caller, bulkId));
  serve(api, bulk.retryBulk, (caller, { bulkId, rows }) => retryBulk(deps, caller, bulkId, rows));
  serve(api, bulk.cancelBulk, (caller, { bulkId }) => cancelBulk(deps, caller, bulkId));

  serve(api, checks.getChecks, (caller, { accountId }) => readChecks(deps, caller, accountId));
  serve(api, checks.runChecks, async (caller, { accountId }) => {
    await wantChecks(deps, caller, accountId);
    return {};
  });

  serve(api, settings.getAccountSettings, (caller, { accountId }) => settingsDetail(deps, caller, accountId));
  serve(api, settings.saveAccountSettings, (caller, wanted) =>
    saveSettings(deps, caller, wanted.accountIds, wanted.settings),
  );
  serve(api, settings.checkTracking, (caller, { accountId }) => checkTrackingNow(deps, caller, accountId));
  serve(api, settings.getReplyTo, (caller, { accountId }) => replyTo(deps, caller, accountId));
  serve(api, settings.setReplyTo, async (caller, { accountId, replyToEmail }) => {
    await saveSettings(deps, caller, [accountId], { replyTo: replyToEmail });
    return {};
  });

  serve(api, operate.operateAccounts, (caller, wanted) => operateMailboxes(deps, caller, wanted));
  serve(api, operate.removeAccount, async (caller, { accountId, leads }) => {
    await removeMailbox(deps, caller, { mailboxId: accountId, leads });
    return {};
  });

  serve(api, tags.listTags, async (caller) => ({ tagList: await listTagRows(db, caller) }));
  serve(api, tags.addTag, (caller, { tagName }) => ensureTag(db, caller, tagName));
  serve(api, tags.getTagUse, (caller, { tagId }) => readTagUse(deps, caller, tagId));
  serve(api, tags.deleteTag, async (caller, { tagId }) => {
    await deleteTag(deps, caller, tagId);
    return {};
  });
  serve(api, tags.deleteTagRelation, async (caller, { accountId, tagId }) => {
    await deleteRelations(db, caller, [accountId], [tagId]);
    return {};
  });
  serve(api, tags.updateTagRelations, (caller, wanted) => updateTagRelations(deps, caller, wanted));

  servePublic(api, places.listCountries, async (_nothing, { language }) => ({ countryList: listCountries(language) }));
  servePublic(api, places.listCities, async ({ countryCode, search }) => ({
    cityList: await listCities(countryCode, search),
  }));
}

type Caller = Parameters<typeof connectByConsent>[1];
type AtProvider = z.output<typeof add.addAccount.input>;

const addAtProvider = (deps: MailboxesDeps, caller: Caller, { login, settings: wanted }: AtProvider) =>
  login.kind === 'consent'
    ? connectByConsent(deps, caller, { ticket: login.ticket, settings: wanted })
    : connectByAppPassword(deps, caller, { ...login, settings: wanted });
