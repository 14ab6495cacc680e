import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { storage } from '../../platform/storage.ts';
import { browserState, showInBrowser } from './browser-notices.ts';
import type { PathTo } from './notification-list.tsx';
import { useNotificationWords } from './use-notification-words.ts';
import { useNotifications } from './use-notifications.ts';

/** Shows what comes while nobody looks at this tab; what was there before is not new. Draws nothing. */
export function BrowserPops({ pathTo }: { pathTo: PathTo }) {
  const { notifications } = useNotifications();
  const words = useNotificationWords();
  const navigate = useNavigate();
  const known = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (!notifications) return;
    const before = known.current;
    known.current = new Set(notifications.map(({ id, at }) => id + at));
    // Where they are pushed, the service worker shows them.
    if (!before || document.hasFocus() || browserState() !== 'on' || storage.readPushedTo() !== '') return;
    for (const { id, at, pops, readAt, facts } of notifications) {
      if (!pops || readAt !== null || before.has(id + at)) continue;
      const { title, detail } = words(facts);
      showInBrowser({ tag: id, title, body: detail, onClick: () => void navigate(pathTo(facts)) });
    }
  }, [notifications, words, navigate, pathTo]);
  return null;
}
