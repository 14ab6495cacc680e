import { useMutation } from '@tanstack/react-query';
import { type AgentTask, exportMutation, type Standing } from '../../../api/leads-agent.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

/** People of a search as a file; the server has made it safe to open in a spreadsheet. */
export function useExport({ taskId, name }: Pick<AgentTask, 'taskId' | 'name'>) {
  // Whoever asked for it may be gone by the time it comes, as a menu is.
  const { mutate, isPending } = useMutation({
    ...exportMutation,
    onSuccess: ({ csv }, { standing }) => saveFile(fileNameOf(name, standing), 'text/csv;charset=utf-8', csv),
  });
  return {
    save: (standing: Standing | undefined) => mutate({ taskId, ...(standing && { standing }) }),
    isSaving: isPending,
  };
}

/** Without what a file system could take for a folder or an ending. */
const fileNameOf = (name: string, standing: Standing | undefined): string =>
  `${[name.replaceAll(/[\\/:*?"<>|.\p{Cc}]+/gu, ' ').trim(), standing].filter(Boolean).join(' ')}.csv`;
