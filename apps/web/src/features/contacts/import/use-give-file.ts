import { IMPORT_FILE_MAX_BYTES, type ImportRun } from '@outrider/contract/contacts/import';
import * as contactErrors from '@outrider/contract/errors/contacts';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { beginImport } from '../../../api/contacts/import.ts';
import { importsQuery, refreshImports } from '../../../api/contacts/import-queries.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useKeptState } from '../../../ui/form/use-kept-state.ts';
import { uploadFile } from './upload-file.ts';

const UPLOAD = ['contact-upload'];
const FILE_NAME_MAX = 255;
export const MEGABYTE = 1_048_576;

type Given = { file: Blob; fileName: string; isPaste: boolean };

/** Gives a file or pasted rows to an import. It travels in parts, and the same file given again goes on where it stopped. */
export function useGiveFile(run: ImportRun | undefined, onBegun: (importId: string) => void) {
  const { t } = useTranslation('contacts');
  const [pasted, setPasted, forgetPasted] = useKeptState('pasted contacts', z.string(), '');
  const { data: imports } = useQuery(importsQuery);
  const {
    mutate: give,
    error,
    isPending,
  } = useMutation({
    mutationKey: UPLOAD,
    mutationFn: async ({ file, fileName, isPaste }: Given) => {
      if (file.size > IMPORT_FILE_MAX_BYTES)
        throw new Error(errorText(contactErrors.importFileTooLarge, { max: IMPORT_FILE_MAX_BYTES / MEGABYTE }));
      if (file.size === 0) throw new Error(t('import.empty'));
      const known = [run, ...(imports ?? [])].find(
        (each) => each?.state === 'uploading' && each.fileName === fileName && each.bytes === file.size,
      );
      const begun = known ?? (await beginImport({ fileName, bytes: file.size, isPaste }));
      onBegun(begun.importId);
      return uploadFile(begun, file);
    },
    onSuccess: (_run, { isPaste }) => {
      if (isPaste) forgetPasted();
    },
    onSettled: refreshImports,
  });
  const isUploading = useIsMutating({ mutationKey: UPLOAD }) > 0;
  return {
    giveFile: (file: File | undefined) => {
      if (file) give({ file, fileName: file.name.slice(-FILE_NAME_MAX), isPaste: false });
    },
    pasted,
    setPasted,
    givePasted: () => give({ file: new Blob([pasted]), fileName: t('import.pasteName'), isPaste: true }),
    error,
    isUploading,
    isBusy: isPending || isUploading || run?.state === 'reading',
  };
}
