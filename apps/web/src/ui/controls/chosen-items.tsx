import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ChosenItemsProps = {
  items: readonly { value: string; label: string }[];
  onRemove: (value: string) => void;
  /** In place of items; none while something is typed. */
  placeholder: string | undefined;
  /** The line that is typed in. */
  children: ReactNode;
};

/** What is chosen in a field for several, each with a button that takes it away. */
export function ChosenItems({ items, onRemove, placeholder, children }: ChosenItemsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="ant-select-content">
      {items.length === 0 && placeholder !== undefined && <div className="ant-select-placeholder">{placeholder}</div>}
      {items.map(({ value, label }) => (
        <div key={value} className="ant-select-content-item">
          <span className="ant-select-selection-item" title={label}>
            <span className="ant-select-selection-item-content">{label}</span>
            <button
              type="button"
              tabIndex={-1}
              className="ant-select-selection-item-remove"
              aria-label={t('select.remove', { name: label })}
              onMouseDown={(event) => {
                event.preventDefault();
                event.stopPropagation();
              }}
              onClick={() => onRemove(value)}
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        </div>
      ))}
      <div className="ant-select-content-item ant-select-content-item-suffix">{children}</div>
    </div>
  );
}
