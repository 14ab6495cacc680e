const Ground = ({ d }: { d: string }) => <path d={d} stroke="var(--ink-4)" strokeWidth="1.5" strokeLinecap="round" />;

/** 404: an envelope without a recipient. */
export const LostArt = () => (
  <svg width="320" height="140" viewBox="0 0 320 140" aria-hidden="true" fill="none">
    <path d="M8 108C60 108 66 40 116 40s52 60 96 60" stroke="var(--ink-3)" strokeWidth="1.5" strokeDasharray="3 5" />
    <circle cx="8" cy="108" r="4" fill="var(--ink)" />
    <g transform="translate(216 72)" stroke="var(--ink)" strokeWidth="1.75">
      <rect width="64" height="46" rx="4" fill="var(--bg)" />
      <path d="m4 6 28 20L60 6" strokeLinejoin="round" />
    </g>
    <g transform="translate(268 60)">
      <circle r="15" fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.75" />
      <path d="m-5-5 10 10M5-5-5 5" stroke="var(--error)" strokeWidth="2.5" strokeLinecap="round" />
    </g>
    <Ground d="M240 130h56M120 130h20M64 130h30" />
  </svg>
);

/** 403: a mailbox with a lock. */
export const LockedArt = () => (
  <svg width="320" height="140" viewBox="0 0 320 140" aria-hidden="true" fill="none">
    <path d="M20 100C70 100 84 62 124 62" stroke="var(--ink-3)" strokeWidth="1.5" strokeDasharray="3 5" />
    <circle cx="20" cy="100" r="4" fill="var(--ink)" />
    <g stroke="var(--ink)" strokeWidth="1.75">
      <rect x="132" y="52" width="72" height="62" rx="4" fill="var(--bg)" />
      <path d="M149 52V38a19 19 0 0 1 38 0v14" />
    </g>
    <circle cx="168" cy="78" r="6" fill="var(--error)" />
    <path d="M168 84v12" stroke="var(--error)" strokeWidth="2.5" strokeLinecap="round" />
    <Ground d="M60 130h40M116 130h104M236 130h28" />
  </svg>
);

/** 500: a machine that stopped. */
export const BrokenArt = () => (
  <svg width="320" height="140" viewBox="0 0 320 140" aria-hidden="true" fill="none">
    <path d="M20 76h72M228 76h72" stroke="var(--ink-3)" strokeWidth="1.5" strokeDasharray="3 5" />
    <g stroke="var(--ink)" strokeWidth="1.75">
      <rect x="104" y="30" width="112" height="38" rx="4" fill="var(--bg)" />
      <rect x="104" y="78" width="112" height="38" rx="4" fill="var(--bg)" />
      <path d="M124 49h32M124 97h32" strokeLinecap="round" />
    </g>
    <circle cx="196" cy="49" r="5" fill="var(--ink-3)" />
    <circle cx="196" cy="97" r="5" fill="var(--error)" />
    <Ground d="M60 130h28M104 130h112M232 130h28" />
  </svg>
);

export const UpgradingArt = () => (
  <svg width="320" height="148" viewBox="0 0 320 148" aria-hidden="true" fill="none">
    <circle
      cx="160"
      cy="70"
      r="62"
      stroke="var(--ink-3)"
      strokeWidth="1.5"
      strokeDasharray="2 6"
      strokeLinecap="round"
    />
    <path d="M184 46a34 34 0 1 0 10 24" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
    <circle cx="204" cy="26" r="15" fill="var(--bg)" />
    <circle cx="204" cy="26" r="10" fill="var(--ink)" />
    <Ground d="M40 146h44M236 146h44M104 146h112" />
  </svg>
);
