import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './command-palette.module.css';
import { type Command, matchCommands, useCommands } from './use-commands.ts';

/** Jump to a page or do something, by keyboard. A native dialog: the browser keeps the focus inside and closes on Escape. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const commands = matchCommands(useCommands(), typed);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which is no clean-up.
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) setAt((at + step + commands.length) % Math.max(1, commands.length));
    else if (event.key === 'Enter') run(commands[at]);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes on the backdrop, for which the keyboard has Escape.
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('palette.label')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <label className={styles.query}>
        <Search size={16} aria-hidden />
        <input
          value={typed}
          placeholder={t('find')}
          role="combobox"
          aria-label={t('find')}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={commands.length > 0 ? `${listId}-${at}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id={listId} role="listbox" aria-label={t('palette.label')} className={styles.list}>
        {commands.map((command, index) => (
          <div key={command.key}>
            {command.group !== commands[index - 1]?.group && (
              <div className={styles.group}>{t(`palette.${command.group}`)}</div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus. */}
            <div
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              onMouseMove={() => setAt(index)}
              onClick={() => run(command)}
            >
              <command.Icon size={16} strokeWidth={1.5} aria-hidden />
              <span>{command.label}</span>
              {index === at && <span className="kbd">↵</span>}
            </div>
          </div>
        ))}
        {commands.length === 0 && <p className={styles.none}>{t('palette.none', { words: typed })}</p>}
      </div>
      <div className={styles.keys}>
        <span className="kbd">↑</span>
        <span className="kbd">↓</span> {t('palette.move')}
        <span className="kbd">↵</span> {t('palette.run')}
        <span className="kbd">esc</span> {t('palette.close')}
      </div>
    </dialog>
  );
}
