import type { Category } from '@outrider/email-verifier/verdict';
import { useMutation } from '@tanstack/react-query';
import { exportVerification } from '../../../api/verify.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

type Wanted = { taskId: string; category: Category | undefined; name: string };

/** The results as a file; the server has made it safe to open in a spreadsheet. */
export const useExport = () =>
  useMutation({
    mutationFn: async ({ taskId, category, name }: Wanted) => {
      const { csv } = await exportVerification({ taskId, ...(category ? { category } : {}) });
      saveFile(fileNameOf(name, category), 'text/csv;charset=utf-8', csv);
    },
  });

/** Without what a file system could take for a folder or an ending. */
const fileNameOf = (name: string, category: Category | undefined): string =>
  `${[
    name
      .replace(/\.\w{1,5}$/, '')
      .replaceAll(/[\\/:*?"<>|.\p{Cc}]+/gu, ' ')
      .trim(),
    category?.toLowerCase(),
  ]
    .filter(Boolean)
    .join(' ')}.csv`;
