/** An envelope on its way; the badge says how it ended. */
export function EnvelopeArt({ badge }: { badge?: 'done' | 'failed' }) {
  return (
    <svg width="168" height="96" viewBox="0 0 168 96" aria-hidden="true" fill="none">
      <path d="M2 84C30 84 34 48 60 48" stroke="var(--ink-3)" strokeWidth="1.5" strokeDasharray="3 5" />
      <circle cx="4" cy="84" r="3.5" fill="var(--ink)" />
      <g transform="translate(64 22)" stroke="var(--ink)" strokeWidth="1.75">
        <rect width="72" height="52" rx="4" fill="var(--bg)" />
        <path d="m4 6 32 23L68 6" strokeLinejoin="round" />
      </g>
      {badge === 'done' && <Badge color="var(--green-solid)" mark="m-6 .5 4 4.5 8-9" />}
      {badge === 'failed' && <Badge color="var(--red-solid)" mark="M-5.5-5.5l11 11M5.5-5.5l-11 11" />}
    </svg>
  );
}

const Badge = ({ color, mark }: { color: string; mark: string }) => (
  <g transform="translate(136 22)">
    <circle r="16" fill={color} stroke="var(--bg)" strokeWidth="3" />
    <path d={mark} stroke="#fff" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" />
  </g>
);
