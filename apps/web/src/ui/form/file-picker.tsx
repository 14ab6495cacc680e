import type { RefObject } from 'react';

type FilePickerProps = {
  picker: RefObject<HTMLInputElement | null>;
  label?: string;
  accept?: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
};

/** The browser's own dialog for files, opened by a button elsewhere. */
export const FilePicker = ({ picker, label, accept, multiple = false, onFiles }: FilePickerProps) => (
  <input
    ref={picker}
    type="file"
    hidden
    accept={accept}
    multiple={multiple}
    aria-label={label}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])];
      if (files.length > 0) onFiles(files);
      // The same file can be chosen again after it was mended.
      currentTarget.value = '';
    }}
  />
);
