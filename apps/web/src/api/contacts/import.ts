import * as contract from '@outrider/contract/contacts/import';
import { request, uploadRequest } from '../request.ts';

export const beginImport = request(contract.beginImport, { silent: true });
export const fixImportRow = request(contract.fixImportRow, { silent: true });
export const readImport = request(contract.readImport, { silent: true });
export const startImport = request(contract.startImport);
export const stopImport = request(contract.stopImport);
export const uploadImportPart = uploadRequest(contract.uploadImportPart, { silent: true });
