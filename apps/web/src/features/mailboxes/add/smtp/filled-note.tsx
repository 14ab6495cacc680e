import { CircleCheck, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import type { Suggestion } from '../add-queries.ts';
import styles from '../fields.module.css';
import { suggestedServers } from './smtp-values.ts';

type FilledNoteProps = {
  suggestion: Suggestion;
  domain: string;
  isFilled: boolean;
  onClear: () => void;
  onFill: () => void;
  onGuess: () => void;
  /** Leads to the page of a provider that lets one in by consent. */
  onOtherProvider: ((provider: 'google' | 'microsoft') => void) | undefined;
};

/** Where the settings of the servers come from, or that nobody knows them. */
export function FilledNote({
  suggestion,
  domain,
  isFilled,
  onClear,
  onFill,
  onGuess,
  onOtherProvider,
}: FilledNoteProps) {
  const { t } = useTranslation('accounts-add');
  const { provider, providerName, mx } = suggestion;
  if (!suggestedServers(suggestion)) {
    return (
      <Row gap={2.5} below={4} pad="2.5 3" rounded align="stretch" className={styles.filled}>
        <Search size={16} aria-hidden />
        <Box grow minWidth={0}>
          <div className="medium">{t('filled.unknown')}</div>
          <div className="muted small">{t('filled.unknownHint', { domain })}</div>
        </Box>
        <LinkButton onClick={onGuess}>{t('filled.guess')}</LinkButton>
      </Row>
    );
  }
  const name = providerName || mx || domain;
  return (
    <Row
      gap={2.5}
      below={4}
      pad="2.5 3"
      rounded
      align="stretch"
      className={`${styles.filled} ${styles.found}`}
      role="status"
    >
      <CircleCheck size={16} aria-hidden />
      <Box grow minWidth={0}>
        <div className="medium">{t(isFilled ? 'filled.title' : 'filled.known', { name })}</div>
        <div className="small secondary">
          <FoundBy suggestion={suggestion} domain={domain} />{' '}
          {provider !== 'other' && onOtherProvider && (
            <button type="button" className="link" onClick={() => onOtherProvider(provider)}>
              {t(`filled.other.${provider}`)}
            </button>
          )}
        </div>
      </Box>
      {isFilled ? (
        <LinkButton onClick={onClear}>{t('filled.clear')}</LinkButton>
      ) : (
        <LinkButton onClick={onFill}>{t('filled.fill')}</LinkButton>
      )}
    </Row>
  );
}

const LinkButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <div className="small">
    <button type="button" className="link" onClick={onClick}>
      {children}
    </button>
  </div>
);

function FoundBy({ suggestion, domain }: { suggestion: Suggestion; domain: string }) {
  const { t } = useTranslation('accounts-add');
  const { foundBy, mx, neighbours } = suggestion;
  const [one, two] = neighbours.map(({ email }) => email.slice(0, email.lastIndexOf('@') + 1));
  const likeOthers =
    one === undefined ? '' : two === undefined ? t('filled.likeOne', { one }) : t('filled.likeTwo', { one, two });
  const found = foundBy === 'nothing' ? '' : t(`filled.by.${foundBy}`, { mx, domain });
  return [found, likeOthers].filter(Boolean).join(' ');
}
