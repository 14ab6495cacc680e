import { useEffect, useMemo, useRef, useState } from 'react';
import { useThemeMode } from '../theme/theme-mode.ts';
import { frameDocument } from './frame-document.ts';
import { linkTarget } from './link-target.ts';
import styles from './mail-frame.module.css';
import { purifyMail } from './purify-mail.ts';

export type ShownLink = ReturnType<typeof linkTarget>;

type MailFrameProps = {
  title: string;
  html: string;
  /** Under the pointer or in focus: shown before the reader follows it. */
  onLink?: ((link: ShownLink | undefined) => void) | undefined;
  /** Where nothing hovers, a link is asked about before it is followed. */
  onFollow?: ((link: ShownLink) => void) | undefined;
};

/**
 * The mail in a frame of its own, as high as what it holds. Without `allow-scripts` nothing in it can run; the frame keeps
 * our origin so that we can measure it and say where its links lead.
 */
export function MailFrame({ title, html, onLink, onFollow }: MailFrameProps) {
  const mode = useThemeMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const page = useMemo(() => frameDocument(purifyMail(html), mode, window.location.origin), [html, mode]);
  const tell = useRef({ onLink, onFollow });
  tell.current = { onLink, onFollow };
  const watching = useRef<() => void>(undefined);
  useEffect(() => () => watching.current?.(), []);

  const onLoad = () => {
    watching.current?.();
    const shown = frame.current?.contentDocument;
    if (!shown?.body) return;
    watching.current = watch(shown, { setHeight, onLink: (link) => tell.current.onLink?.(link) });
    shown.addEventListener('click', (event) => {
      const link = linkOf(event.target);
      if (!link || !tell.current.onFollow) return;
      event.preventDefault();
      tell.current.onFollow(link);
    });
  };
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={page}
      style={{ height }}
      onLoad={onLoad}
    />
  );
}

type Watched = { setHeight: (height: number) => void; onLink: (link: ShownLink | undefined) => void };

function watch(page: Document, { setHeight, onLink }: Watched): () => void {
  const measure = () => setHeight(Math.ceil(page.documentElement.getBoundingClientRect().height));
  const observer = new ResizeObserver(measure);
  observer.observe(page.body);
  measure();
  const show = ({ target }: Event) => onLink(linkOf(target));
  const hide = () => onLink(undefined);
  for (const type of ['mouseover', 'focusin']) page.addEventListener(type, show);
  for (const type of ['mouseout', 'focusout']) page.addEventListener(type, hide);
  page.addEventListener('keydown', passOn);
  return () => observer.disconnect();
}

/** Nodes of another window are no elements of this one's classes. */
const elementOf = (target: EventTarget | null): Element | undefined =>
  target && 'closest' in target ? (target as Element) : undefined;

function linkOf(target: EventTarget | null): ShownLink | undefined {
  const link = elementOf(target)?.closest('a[href]');
  return link ? linkTarget(link.getAttribute('href') ?? '', link.textContent) : undefined;
}

/** The keys of the page work while the focus is in a mail. */
function passOn(event: KeyboardEvent): void {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (key === 'Enter' || key === 'Tab' || key === ' ') return;
  const copy = new KeyboardEvent('keydown', {
    key,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
    bubbles: true,
    cancelable: true,
  });
  if (!document.body.dispatchEvent(copy)) event.preventDefault();
}
