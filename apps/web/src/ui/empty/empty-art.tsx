import type { ReactNode } from 'react';

const Frame = ({ children }: { children: ReactNode }) => (
  <svg width="560" height="120" viewBox="0 0 560 120" aria-hidden="true" fill="none" strokeWidth="1.5">
    {children}
  </svg>
);

const Envelope = ({ x, y, color = 'var(--ink-3)' }: { x: number; y: number; color?: string }) => (
  <g transform={`translate(${x} ${y})`} stroke={color}>
    <rect width="44" height="32" rx="4" fill="var(--bg)" />
    <path d="m4 5 18 13L40 5" strokeLinejoin="round" />
  </g>
);

const Mark = ({ x, y, color, d }: { x: number; y: number; color: string; d: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="9" fill={color} />
    <path d={d} stroke="var(--bg)" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </g>
);

const CHECK = 'm-3.5 .5 2.5 2.5 5-5.5';
const CROSS = 'm-3-3 6 6m0-6-6 6';

export const MailboxArt = () => (
  <Frame>
    <path d="M22 60h516" stroke="var(--ink-3)" strokeDasharray="3 5" />
    {[60, 168, 276, 384].map((x) => (
      <Envelope key={x} x={x} y={44} />
    ))}
    <Envelope x={476} y={44} color="var(--ink)" />
    <Mark x={520} y={44} color="var(--green-solid)" d={CHECK} />
  </Frame>
);

/** People as lines of a list. */
export const PeopleArt = () => (
  <Frame>
    {[14, 54, 94].map((y, line) => (
      <g key={y} opacity={1 - line * 0.28}>
        <circle cx="24" cy={y} r="12" fill="var(--grey-bg)" />
        <circle cx="24" cy={y - 3} r="3.5" stroke="var(--ink-2)" />
        <path d={`M17.5 ${y + 8}c.8-4 3-5.5 6.5-5.5s5.700 1.500 6.5 5.5`} stroke="var(--ink-2)" />
        <rect x="52" y={y - 5} width={150 - line * 18} height="10" rx="3" fill="var(--ink-4)" />
        <rect x="250" y={y - 5} width={110 + line * 14} height="10" rx="3" fill="var(--grid)" />
        <rect x="440" y={y - 5} width="100" height="10" rx="3" fill="var(--grid)" />
      </g>
    ))}
  </Frame>
);

export const VerdictArt = () => (
  <Frame>
    {(
      [
        [14, 'var(--green-solid)', CHECK],
        [54, 'var(--red-solid)', CROSS],
        [94, 'var(--grey-solid)', 'M-4 0h8'],
      ] as const
    ).map(([y, color, mark], line) => (
      <g key={y}>
        <rect x="12" y={y - 5} width={190 + line * 24} height="10" rx="3" fill="var(--ink-4)" />
        <path d={`M${230 + line * 24} ${y}H500`} stroke="var(--ink-3)" strokeDasharray="3 5" />
        <Mark x={524} y={y} color={color} d={mark} />
      </g>
    ))}
  </Frame>
);

/** A question that becomes people. */
export const SearchArt = () => (
  <Frame>
    <rect x="12" y="42" width="190" height="36" rx="4" fill="var(--bg)" stroke="var(--ink)" />
    <circle cx="32" cy="59" r="5.5" stroke="var(--ink)" />
    <path d="m36 63 4.5 4.5" stroke="var(--ink)" strokeLinecap="round" />
    <rect x="52" y="55" width="112" height="10" rx="3" fill="var(--ink-4)" />
    {[16, 60, 104].map((y) => (
      <g key={y}>
        <path d={`M210 60C290 60 290 ${y} 360 ${y}`} stroke="var(--ink-3)" strokeDasharray="3 5" />
        <circle cx="380" cy={y} r="11" fill="var(--grey-bg)" />
        <rect x="402" y={y - 5} width="138" height="10" rx="3" fill="var(--ink-4)" />
      </g>
    ))}
  </Frame>
);

/** Answers coming in. */
export const InboxArt = () => (
  <Frame>
    <path d="M12 100h536" stroke="var(--ink-4)" />
    {[70, 190, 310].map((x, index) => (
      <g key={x}>
        <path d={`M${x + 22} ${8 + index * 10}v${26 - index * 4}`} stroke="var(--ink-3)" strokeDasharray="3 5" />
        <Envelope x={x} y={50} />
      </g>
    ))}
    <path d="M452 8v34" stroke="var(--violet-solid)" strokeDasharray="3 5" />
    <Envelope x={430} y={50} color="var(--ink)" />
    <circle cx="474" cy="50" r="7" fill="var(--violet-solid)" />
  </Frame>
);

/** From a name to a mailbox that may send. */
export const DomainArt = () => (
  <Frame>
    <path d="M40 60h480" stroke="var(--ink-3)" strokeDasharray="3 5" />
    {[40, 120, 200, 280, 360, 440].map((x, step) => (
      <circle key={x} cx={x} cy="60" r="9" fill={step === 0 ? 'var(--ink)' : 'var(--bg)'} stroke="var(--ink-3)" />
    ))}
    <Envelope x={498} y={44} color="var(--ink)" />
  </Frame>
);
