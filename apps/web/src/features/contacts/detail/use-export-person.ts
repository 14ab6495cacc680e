import { exportPerson } from '@outrider/contract/contacts/suppression';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

/** Everything stored about one person, as a file that can be handed to them. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: (email: string) => call(exportPerson, { email }),
    onSuccess: (data) => saveFile(`${data.email}.json`, 'application/json', JSON.stringify(data, null, 2)),
  });
