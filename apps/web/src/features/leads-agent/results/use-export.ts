import { useMutation } from '@tanstack/react-query';
import { type AgentTask, exportMutation, type Fit } from '../../../api/leads-agent.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

/** People of a search as a file; the server has made it safe to open in a spreadsheet. */
export function useExport({ taskId, name }: Pick<AgentTask, 'taskId' | 'name'>) {
  // The part that asked for it may be gone by the time it comes, as a menu is.
  const { mutate, isPending } = useMutation({
    ...exportMutation,
    onSuccess: ({ csv }, { fit }) => saveFile(fileNameOf(name, fit), 'text/csv;charset=utf-8', csv),
  });
  return {
    save: (fit: Fit | undefined) => mutate({ taskId, ...(fit && { fit }) }),
    isSaving: isPending,
  };
}

/** Without what a file system could take for a folder or an ending. */
const fileNameOf = (name: string, fit: Fit | undefined): string =>
  `${[name.replaceAll(/[\\/:*?"<>|.\p{Cc}]+/gu, ' ').trim(), fit].filter(Boolean).join(' ')}.csv`;
