import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';

type FilledButtonProps = { name: string; Icon: LucideIcon; small?: boolean; onClick: () => void };

/** A square button with a filled picture that says it all; its name is read out and shown on hover. */
export const FilledButton = ({ name, Icon, small = false, onClick }: FilledButtonProps) => (
  <Button
    small={small}
    aria-label={name}
    title={name}
    icon={<Icon size={14} strokeWidth={0} fill="currentColor" aria-hidden />}
    onClick={onClick}
  />
);
