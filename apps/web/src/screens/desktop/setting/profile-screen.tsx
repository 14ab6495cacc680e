import { useTranslation } from 'react-i18next';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { MISSING } from '../../../platform/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/card.tsx';
import styles from './profile-screen.module.css';

export function ProfileScreen() {
  const { t } = useTranslation('shell');
  const { name, email, companyName, website, timeZone, avatar } = useUserInfo();
  const facts = [
    ['name', name],
    ['email', email],
    ['company', companyName],
    ['website', website],
    ['timeZone', timeZone],
  ] as const;
  return (
    <div className={styles.profile}>
      <Card title={t('nav.profile')}>
        <div className={styles.who}>
          <Avatar name={name || email} picture={avatar} size={44} />
        </div>
        <dl className={styles.facts}>
          {facts.map(([key, value]) => (
            <div key={key}>
              <dt>{t(`profile.${key}`)}</dt>
              <dd>{value || MISSING}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
