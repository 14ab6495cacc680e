import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import styles from './options.module.css';
import { MailOptions } from './this-mail-panel.tsx';

/** How this mail goes, where there is no room for it beside the text. */
export function OptionsButton({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      placement="topLeft"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <section
          id={panelId(cid)}
          aria-label={t('option.title')}
          tabIndex={-1}
          className={styles.popover}
          onKeyDown={(event) => {
            // A dialog opened from here closes first.
            if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('dialog'))) return;
            event.stopPropagation();
            setOpen(false);
            button.current?.focus();
          }}
        >
          <MailOptions cid={cid} />
        </section>
      }
    >
      <Button
        ref={button}
        text
        aria-label={t('option.title')}
        aria-expanded={isOpen}
        title={t('option.title')}
        icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      />
    </Popover>
  );
}

const panelId = (cid: string) => `options-${cid}`;
