import * as contact from '@outrider/contract/contacts/contact';
import * as labels from '@outrider/contract/contacts/labels';
import * as merge from '@outrider/contract/contacts/merge';
import * as suppression from '@outrider/contract/contacts/suppression';
import { AppError } from '@outrider/contract/errors';
import { type Api, serve } from '../../platform/http/serve.ts';
import { addContact } from './add-contact.ts';
import { deleteContacts, labelContacts } from './bulk/bulk-actions.ts';
import { contactBook, forgetLabel, readLabelUse } from './contact-book.ts';
import type { ContactsDeps } from './contacts-deps.ts';
import { editContact } from './edit-contact.ts';
import { exportContacts } from './listing/export-contacts.ts';
import { deleteFilter, saveFilter } from './listing/filters.repository.ts';
import { listContacts } from './listing/list-contacts.ts';
import { listDuplicates } from './merging/list-duplicates.ts';
import { mergeContacts } from './merging/merge-contacts.ts';
import { previewMerge } from './merging/preview-merge.ts';
import { undoMerge } from './merging/undo-merge.ts';
import { erasePerson, exportPerson } from './removing/erase-person.ts';
import { restoreContacts } from './removing/restore-contacts.ts';
import { checkSuppressed, listSuppressions } from './suppressions/list-suppressions.ts';
import { addSuppressions, removeSuppression } from './suppressions/suppress.ts';
import { addNote, deleteNote } from './timeline/notes.ts';
import { contactDetail } from './timeline/read-contact.ts';
import { readTimeline } from './timeline/read-timeline.ts';

export function contactRoutes(api: Api, deps: ContactsDeps) {
  const { db } = deps;
  serve(api, contact.listContacts, (caller, wanted) => listContacts(deps, caller, wanted));
  serve(api, contact.getContact, (caller, { email }) => contactDetail(db, caller, email));
  serve(api, contact.listTimeline, (caller, { contactId, after }) => readTimeline(db, caller, contactId, after));
  serve(api, contact.addContact, (caller, wanted) => addContact(deps, caller, wanted));
  serve(api, contact.editContact, (caller, wanted) => editContact(deps, caller, wanted));
  serve(api, contact.deleteContacts, (caller, { choice }) => deleteContacts(deps, caller, choice));
  serve(api, contact.restoreContacts, (caller, { deletionId }) => restoreContacts(deps, caller, deletionId));
  serve(api, contact.labelContacts, (caller, wanted) => labelContacts(deps, caller, wanted));
  serve(api, merge.previewMerge, (caller, { contactIds }) => previewMerge(deps, caller, contactIds));
  serve(api, merge.mergeContacts, (caller, wanted) => mergeContacts(deps, caller, wanted));
  serve(api, merge.undoMerge, (caller, { mergeId }) => undoMerge(deps, caller, mergeId));
  serve(api, contact.listDuplicates, (caller) => listDuplicates(deps, caller));
  serve(api, contact.exportContacts, (caller, { choice, after }, { language }) =>
    exportContacts(deps, caller, choice, { after, language }),
  );
  serve(api, contact.addNote, (caller, { contactId, text }) => addNote(deps, caller, contactId, text));
  serve(api, contact.deleteNote, async (caller, { noteId }) => {
    await deleteNote(deps, caller, noteId);
    return {};
  });

  serve(api, labels.getContactBook, (caller) => contactBook(deps, caller));
  serve(api, labels.saveContactFilter, async (caller, { name, filter }) => ({
    filterId: await saveFilter(db, caller, name, filter),
  }));
  serve(api, labels.deleteContactFilter, async (caller, { filterId }) => {
    if (!(await deleteFilter(db, caller, filterId))) throw new AppError('notFound');
    return {};
  });
  serve(api, labels.getContactLabelUse, (caller, { id }) => readLabelUse(deps, caller, id));
  serve(api, labels.deleteContactLabel, async (caller, { id }) => {
    await forgetLabel(deps, { workspaceId: caller.workspaceId }, id);
    return {};
  });

  serve(api, suppression.listSuppressions, (caller, wanted) => listSuppressions(deps, caller, wanted));
  serve(api, suppression.addSuppressions, (caller, wanted) => addSuppressions(deps, caller, wanted));
  serve(api, suppression.removeSuppression, async (caller, { suppressionId }) => {
    await removeSuppression(deps, caller, suppressionId);
    return {};
  });
  serve(api, suppression.checkSuppressed, (caller, { emails }) => checkSuppressed(deps, caller, emails));
  serve(api, suppression.exportPerson, (caller, { email }) => exportPerson(deps, caller, email));
  serve(api, suppression.erasePerson, (caller, { email }) => erasePerson(deps, caller, email));
}
