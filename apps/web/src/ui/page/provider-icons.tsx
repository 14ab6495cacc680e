import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { ReactNode } from 'react';

const Google = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path
      d="M15 8.2c0-.5 0-.9-.1-1.4H8.1v2.7H12a3.3 3.3 0 0 1-1.4 2.2v1.8h2.3C14.2 12.2 15 10.4 15 8.2Z"
      fill="#4285f4"
    />
    <path
      d="M8.1 15.2c1.9 0 3.5-.6 4.7-1.7l-2.3-1.8c-.6.4-1.4.7-2.4.7a4.2 4.2 0 0 1-3.9-2.9H1.9v1.8a7.1 7.1 0 0 0 6.2 3.9Z"
      fill="#34a853"
    />
    <path d="M4.2 9.5a4.2 4.2 0 0 1 0-2.7V5H1.9a7 7 0 0 0 0 6.3l2.3-1.8Z" fill="#fbbc04" />
    <path d="M8.1 3.9c1.1 0 2 .4 2.7 1.1l2-2A7.1 7.1 0 0 0 1.9 5l2.3 1.8a4.2 4.2 0 0 1 3.9-2.9Z" fill="#ea4335" />
  </svg>
);

const Microsoft = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <rect x="1.5" y="1.5" width="6" height="6" fill="#f25022" />
    <rect x="8.5" y="1.5" width="6" height="6" fill="#7fba00" />
    <rect x="1.5" y="8.5" width="6" height="6" fill="#00a4ef" />
    <rect x="8.5" y="8.5" width="6" height="6" fill="#ffb900" />
  </svg>
);

export const PROVIDER_ICONS: Record<OauthProvider, ReactNode> = { google: Google, microsoft: Microsoft };
