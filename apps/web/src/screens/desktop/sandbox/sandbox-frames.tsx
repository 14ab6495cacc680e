import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Brand } from '../../../ui/page/brand.tsx';
import { MenuLayout } from '../shell/shell-layouts.tsx';
import { ShellRoot } from '../shell/shell-root.tsx';
import styles from './sandbox-frames.module.css';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** The sandbox needs no log-in; who has one sees it inside the shell. */
export const SandboxRoot = () => (useIsSignedIn() ? <ShellRoot /> : <Outlet />);

export const SandboxLayout = () => (useIsSignedIn() ? <MenuLayout /> : <OpenLayout />);

function OpenLayout() {
  const { t } = useTranslation('sandbox');
  return (
    <Stack tall surface="page" gap={0} className={styles.layout}>
      <Row as="header" rigid spread height={48} pad="0 6" border="bottom" surface="app" gap={0}>
        <Brand />
        <Link className="link" to={paths.sign.signIn}>
          {t('signIn')}
        </Link>
      </Row>
      <Stack as="main" tall grow gap={0} minHeight={0} id="main" tabIndex={-1}>
        <Outlet />
      </Stack>
    </Stack>
  );
}
