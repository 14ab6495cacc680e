import type { TwoFactorStatus } from '@outrider/contract/identity/two-factor';

export type FactorDialogProps = {
  status: TwoFactorStatus;
  /** Something was changed; `text` says what. */
  onChanged: (text: string) => void;
  onClose: () => void;
};
