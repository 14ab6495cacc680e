import { useEffect, useState } from 'react';

const COPIED_FOR_MS = 1_500;

/** Puts a text on the clipboard and says so in its own place. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return { isCopied, copy };
}
