import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suppressed } from '../compose-queries.ts';
import type { MailMemberType, Receiver } from '../state/mail.ts';
import { parseReceivers, writeReceiver } from '../state/receivers.ts';
import { DRAGGED, RecipientChip } from './recipient-chip.tsx';
import styles from './recipients.module.css';
import { type Suggestion, Suggestions, useSuggestions } from './suggestions.tsx';

/** A line of so many is folded while nobody is in it. */
const FOLDED_FROM = 30;
const FOLDED_TO = 12;

type RecipientFieldProps = {
  type: MailMemberType;
  people: readonly Receiver[];
  suppressed: ReadonlyMap<string, Suppressed>;
  autoFocus?: boolean;
  onAdd: (people: Receiver[]) => void;
  onRemove: (email: string) => void;
  onMove: (email: string, to: MailMemberType, before?: string) => void;
  onStep: (email: string, step: 1 | -1) => void;
};

export function RecipientField({ type, people, suppressed, autoFocus = false, ...on }: RecipientFieldProps) {
  const { t } = useTranslation('compose');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isInside, setInside] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(typed, isOpen);
  const { onAdd, onRemove, onMove, onStep } = on;

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const commit = (text: string) => {
    setTyped('');
    const added = parseReceivers(text, type);
    if (added.length > 0) onAdd(added);
  };
  const choose = ({ email, name }: Suggestion) => {
    setTyped('');
    onAdd([{ email, name, mailMemberType: type }]);
    input.current?.focus();
  };
  const focusChip = (index: number) => {
    const chips = box.current?.querySelectorAll<HTMLElement>('[data-email]') ?? [];
    if (index >= chips.length) input.current?.focus();
    else chips[Math.max(0, index)]?.focus();
  };

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    const isAtStart = input.current?.selectionStart === 0 && input.current.selectionEnd === 0;
    if (!isOpen && key === 'ArrowDown') setOpen(true);
    else if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) suggestions.step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' && isOpen && suggestions.current) choose(suggestions.current);
    else if ((key === 'Enter' && !event.metaKey && !event.ctrlKey) || key === ',' || key === ';') {
      if (typed.trim() === '' && key === 'Enter') return;
      commit(typed);
    } else if (key === 'Tab' && typed.trim() !== '') {
      if (isOpen && suggestions.current && !typed.includes('@')) choose(suggestions.current);
      else commit(typed);
      return;
    } else if (key === 'Escape' && isOpen) setOpen(false);
    else if ((key === 'Backspace' || key === 'ArrowLeft') && isAtStart && people.length > 0)
      focusChip(people.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const latest = useRef({ people, focusChip });
  latest.current = { people, focusChip };
  const onChipKey = useCallback(
    (event: KeyboardEvent, email: string) => {
      const index = latest.current.people.findIndex((each) => each.email === email);
      const { key, altKey } = event;
      if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) onStep(email, key === 'ArrowDown' ? 1 : -1);
      else if (key === 'ArrowLeft' || key === 'ArrowRight')
        latest.current.focusChip(index + (key === 'ArrowLeft' ? -1 : 1));
      else if (key === 'Backspace' || key === 'Delete') {
        onRemove(email);
        requestAnimationFrame(() => latest.current.focusChip(key === 'Delete' ? index : index - 1));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    [onStep, onRemove],
  );
  const edit = useCallback(
    (receiver: Receiver) => {
      onRemove(receiver.email);
      setTyped(writeReceiver(receiver));
      input.current?.focus();
    },
    [onRemove],
  );
  const onDrop = (event: DragEvent) => {
    const email = event.dataTransfer.getData(DRAGGED);
    if (email === '') return;
    event.preventDefault();
    const before = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-email]') : null;
    onMove(email, type, before?.dataset.email);
  };

  const isFolded = !isInside && people.length > FOLDED_FROM;
  const shown = isFolded ? people.slice(0, FOLDED_TO) : people;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the people is for the field among them.
    <div
      ref={box}
      className={styles.field}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      onFocus={() => setInside(true)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setInside(false);
        setOpen(false);
      }}
      onKeyDown={(event) => {
        // From the tabs of the list; in the field it is heard first.
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        input.current?.focus();
      }}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={onDrop}
    >
      {people.length > 0 && (
        <div role="listbox" aria-label={t(`to.people.${type}`)} className={styles.people}>
          {shown.map((receiver) => (
            <RecipientChip
              key={receiver.email}
              receiver={receiver}
              suppressed={suppressed.get(receiver.email.toLowerCase())}
              onKey={onChipKey}
              onRemove={onRemove}
              onEdit={edit}
            />
          ))}
        </div>
      )}
      {isFolded && (
        <button type="button" className="link" onClick={() => setInside(true)}>
          {t('to.more', { count: people.length - shown.length })}
        </button>
      )}
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label={t(`to.${type}`)}
        aria-expanded={isOpen && suggestions.list.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && suggestions.current ? `${listId}-${suggestions.at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onInputKey}
        onBlur={(event) => {
          if (event.relatedTarget instanceof Element && event.relatedTarget.closest(`[data-list="${listId}"]`)) return;
          setOpen(false);
          commit(typed);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          // One address goes where the cursor is; a list becomes its people.
          if (!/[,;\n\t<]/.test(text)) return;
          event.preventDefault();
          commit(`${typed}${text}`);
        }}
      />
      {isOpen && <Suggestions id={listId} suggestions={suggestions} onChoose={choose} />}
    </div>
  );
}
