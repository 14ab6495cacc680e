import { mailServer, SECURITIES, type Security } from '@outrider/contract/mailboxes/add';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../../ui/controls/input.tsx';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import type { FormInstance } from '../../../../ui/form/form.tsx';
import { FormItem } from '../../../../ui/form/form-item.tsx';
import { zodRule } from '../../../../ui/form/zod-rule.ts';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import styles from '../fields.module.css';
import { portFor, type SmtpValues } from './smtp-values.ts';

type ServerCardProps = {
  form: FormInstance<SmtpValues>;
  side: 'smtp' | 'imap';
  /** Whether the last test of what stands here worked; nothing before a test. */
  works: boolean | undefined;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** Host, port and security of one direction, with what the last test said of it. */
export function ServerCard({ form, side, works, action, children }: ServerCardProps) {
  const { t } = useTranslation('accounts-add');
  const followSecurity = (security: Security) =>
    form.setFieldValue([side, 'port'], portFor(side, form.getFieldValue([side, 'port']), security));
  return (
    <Box
      as="fieldset"
      minWidth={0}
      pad="3 3.5 0"
      rounded
      className={works === false ? `${styles.server} ${styles.refused}` : styles.server}
      aria-label={t(`form.${side}`)}
    >
      <Row as="header" spread minHeight={20} below={2.5} gap={0} className={styles.serverHead}>
        <h2>{t(`form.${side}`)}</h2>
        <span>
          {action}
          {works !== undefined && (
            <Tag tone={works ? 'green' : 'red'} dot>
              {t(works ? 'form.works' : 'form.refused')}
            </Tag>
          )}
        </span>
      </Row>
      <div className={styles.place}>
        <FormItem name={[side, 'host']} label={t('form.host')} required rules={[zodRule(mailServer, 'host')]}>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </FormItem>
        <FormItem name={[side, 'port']} label={t('form.port')} required rules={[zodRule(mailServer, 'port')]}>
          <InputNumber controls={false} min={1} max={65_535} />
        </FormItem>
        <FormItem name={[side, 'security']} label={t('form.security')}>
          <Select<Security>
            options={SECURITIES.map((value) => ({ value, label: t(`form.${value}`) }))}
            onChange={followSecurity}
          />
        </FormItem>
      </div>
      {children}
    </Box>
  );
}
