import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './sign-pages.module.css';

/** The one way on from a page that could not sign anybody in. */
export function ToSignIn({ replace = false }: { replace?: boolean }) {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  return (
    <Row wraps gap={3} align="stretch" className={styles.actions}>
      <Button large primary onClick={() => void navigate(paths.sign.signIn, { replace })}>
        {t('oauth.toSignIn')}
      </Button>
    </Row>
  );
}
