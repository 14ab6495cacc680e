import { signInForm } from '@outrider/contract/sign';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { landingPath } from '../../../app/redirect.ts';
import { type SignInValues, useSignIn } from '../../../features/identity/use-sign-in.ts';
import { AuthLayout } from '../../../ui/auth-layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { TermsNote } from '../../../ui/terms-note.tsx';
import { zodRule } from '../../../ui/zod-rule.ts';
import { OrdinaryTuesday } from './ordinary-tuesday.tsx';
import { passwordEye } from './password-eye.tsx';
import styles from './sign.module.css';
import { SocialButtons } from './social-buttons.tsx';

export function SignInScreen() {
  const { t } = useTranslation('sign');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [form] = Form.useForm<SignInValues>();
  const { submit, isBusy, needsCode } = useSignIn({
    onSignedIn: () => navigate(landingPath(query), { replace: true }),
    onNotVerified: () => navigate(paths.sign.verifyEmail),
    onRefused: (text) => form.setFields([{ name: needsCode ? 'code' : 'password', errors: [text] }]),
  });

  return (
    <AuthLayout
      title={t('signIn.title')}
      lead={
        <>
          {t('signIn.newHere')}{' '}
          <Link className="link" to={{ pathname: paths.sign.signUp, search: query.toString() }}>
            {t('signIn.createAccount')}
          </Link>
        </>
      }
      aside={<OrdinaryTuesday />}
    >
      <PageTitle>{t('signIn.title')}</PageTitle>
      <SocialButtons divider={t('orWithEmail')} />
      <Form form={form} layout="vertical" size="large" requiredMark={false} validateTrigger="onBlur" onFinish={submit}>
        <Form.Item name="email" label={t('email')} rules={[zodRule(signInForm, 'email')]}>
          <Input type="email" autoComplete="username" autoFocus />
        </Form.Item>
        <div className={styles.withLink}>
          <Form.Item name="password" label={t('password')} rules={[zodRule(signInForm, 'password')]}>
            <Input.Password autoComplete="current-password" iconRender={passwordEye} />
          </Form.Item>
          <Link className="link small" to={paths.sign.resetPwd}>
            {t('signIn.forgot')}
          </Link>
        </div>
        {needsCode && (
          <Form.Item name="code" label={t('signIn.code')} extra={t('signIn.codeHint')}>
            <Input autoComplete="one-time-code" inputMode="numeric" autoFocus />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t('signIn.submit')}
          <span aria-hidden className={styles.enter}>
            ↵
          </span>
        </Button>
      </Form>
      <p className={styles.below}>
        <TermsNote />
      </p>
    </AuthLayout>
  );
}
