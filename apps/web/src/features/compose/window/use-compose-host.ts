import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { settingsQuery } from '../compose-queries.ts';
import { composer, guardPage, writeAs } from '../composer.ts';

/** Once for a page: whose mails these are, that none is lost with it, and the tab of recipients chosen last. */
export function useComposeHost(userId: string): void {
  useEffect(() => void writeAs(userId), [userId]);
  useEffect(guardPage, []);
  const { data: settings } = useQuery(settingsQuery);
  const tab = settings?.customerTab;
  useEffect(() => {
    if (tab) composer.setCustomerTab(tab);
  }, [tab]);
}
