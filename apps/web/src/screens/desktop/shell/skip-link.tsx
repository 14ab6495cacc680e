import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

const toMain = (event: MouseEvent) => {
  // Not an address: Back would lead to the top of the same page.
  event.preventDefault();
  document.querySelector('main')?.focus();
};

/** The first thing the Tab key comes to: past the menu, which is the same on every page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, which is no address of the router.
    <a href="#main" className="skip" onClick={toMain}>
      {t('skip')}
    </a>
  );
}
