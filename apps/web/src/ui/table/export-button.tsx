import { Download } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { Tooltip } from '../overlay/tooltip.tsx';

type ExportButtonProps = {
  text: string;
  /** What is read out, where it says more than the hint. */
  label?: string;
  isBusy?: boolean;
  /** There is nothing to save. */
  isDisabled?: boolean;
  onExport: () => void;
};

/** Saves what a list shows, or a row of it, as a file. */
export const ExportButton = ({
  text,
  label = text,
  isBusy = false,
  isDisabled = false,
  onExport,
}: ExportButtonProps) => (
  <Tooltip title={text}>
    <Button
      text
      small
      aria-label={label}
      busy={isBusy}
      disabled={isDisabled}
      icon={<Download size={16} strokeWidth={1.5} />}
      onClick={onExport}
    />
  </Tooltip>
);
