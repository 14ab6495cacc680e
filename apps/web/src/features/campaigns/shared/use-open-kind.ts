import { useTranslation } from 'react-i18next';

/** What tells a person from a machine, as it is named in answers. */
const KINDS = [
  'appleProxy',
  'gmailProxy',
  'yahooProxy',
  'scanner',
  'program',
  'mailClient',
  'browser',
  'staleBrowser',
  'unknown',
  'tooSoon',
  'soon',
  'ahead',
  'manyMails',
  'manyLinks',
  'hiddenLink',
  'imagesBlocked',
  'plainText',
  'trackingOff',
] as const;

/** The name of a kind; one that is newer than this page is shown as it comes. */
export function useOpenKind() {
  const { t } = useTranslation('campaign-words');
  return (kind: string): string => {
    const known = KINDS.find((each) => each === kind);
    return known ? t(`openKinds.${known}`) : kind;
  };
}
