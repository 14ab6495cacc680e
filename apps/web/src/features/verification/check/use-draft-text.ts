import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { drafts } from '../../../platform/drafts.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';

const DRAFT = 'verification';
const SAVE_AFTER_MS = 300;

/** What was typed or pasted, kept through a reload and while other pages are looked at. */
export function useDraftText() {
  const [text, setText] = useState(() => drafts.read(DRAFT, z.string()) ?? '');
  const rested = useDebounced(text, SAVE_AFTER_MS);
  useEffect(() => drafts.write(DRAFT, rested), [rested]);
  // A user whose session ends leaves the page within that moment.
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => () => drafts.write(DRAFT, latest.current), []);
  const clear = () => {
    setText('');
    latest.current = '';
    drafts.write(DRAFT, '');
  };
  return { text, setText, clear };
}
