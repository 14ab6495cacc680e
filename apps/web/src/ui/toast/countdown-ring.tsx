const RADIUS = 19;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of a wait is left, as a ring that empties. The number beside it is the one that is read out. */
export const CountdownRing = ({ share }: { share: number }) => (
  <svg width="44" height="44" viewBox="0 0 44 44" fill="none" strokeWidth="3" aria-hidden="true">
    <circle cx="22" cy="22" r={RADIUS} stroke="var(--ink-4)" />
    {share > 0 && (
      <circle
        cx="22"
        cy="22"
        r={RADIUS}
        stroke="var(--ink)"
        strokeLinecap="round"
        strokeDasharray={`${LENGTH * Math.min(1, share)} ${LENGTH}`}
        transform="rotate(-90 22 22)"
      />
    )}
  </svg>
);
