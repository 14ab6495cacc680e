import { useMutation } from '@tanstack/react-query';
import { exportPerson } from '../../../api/contacts/suppression.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

/** Everything stored about one person, as a file that can be handed to them. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: (email: string) => exportPerson({ email }),
    onSuccess: (data) => saveFile(`${data.email}.json`, 'application/json', JSON.stringify(data, null, 2)),
  });
