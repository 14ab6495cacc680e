import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Popover } from './popover.tsx';

type PopconfirmProps = Pick<ComponentProps<typeof Popover>, 'placement' | 'children'> & {
  title: string;
  description: ReactNode;
  okText: string;
  cancelText: string;
  onConfirm: () => void;
};

/** Asks beside the button before it does something. */
export function Popconfirm({ title, description, okText, cancelText, onConfirm, ...rest }: PopconfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <Popover
      {...rest}
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <div className="ant-popconfirm ant-tokens">
          <div className="ant-popconfirm-message">
            <span className="ant-popconfirm-message-icon">
              <CircleAlert size={14} aria-hidden className="amber" />
            </span>
            <div className="ant-popconfirm-message-text">
              <div className="ant-popconfirm-title">{title}</div>
              <div className="ant-popconfirm-description">{description}</div>
            </div>
          </div>
          <div className="ant-popconfirm-buttons">
            <Button small onClick={() => setOpen(false)}>
              {cancelText}
            </Button>
            <Button primary small onClick={confirm}>
              {okText}
            </Button>
          </div>
        </div>
      }
    />
  );
}
