import type { ReactNode } from 'react';
import { CampaignsScope } from '../../shared/campaign/campaigns-scope.tsx';
import page from '../shell/phone-page.module.css';

export const CampaignsFrame = ({ children }: { children: ReactNode }) => (
  <CampaignsScope>
    <div className={page.page}>{children}</div>
  </CampaignsScope>
);
