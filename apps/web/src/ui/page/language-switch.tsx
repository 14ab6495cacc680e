import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageNow, setLanguage } from '../../i18n/i18n.ts';
import styles from './language-switch.module.css';

/** A plain select: it works with every keyboard and every phone, and weighs nothing. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  return (
    <label className={styles.switch}>
      <Globe size={14} aria-hidden />
      <span className="visually-hidden">{t('language')}</span>
      <select className="plain" value={languageNow()} onChange={(event) => setLanguage(event.target.value as Language)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
