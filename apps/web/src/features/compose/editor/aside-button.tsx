import type { ReactNode } from 'react';
import { Text } from '../../../ui/layout/layout.tsx';

type AsideButtonProps = { disabled?: boolean; onClick: () => void; children: ReactNode };

/** What can be done with the quotation or the signature below a mail's words. */
export const AsideButton = ({ disabled = false, onClick, children }: AsideButtonProps) => (
  <Text
    type="button"
    as="button"
    tone="default"
    narrow={{ minHeight: 44 }}
    className="underlined"
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Text>
);
