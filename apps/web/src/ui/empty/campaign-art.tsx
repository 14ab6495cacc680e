const DAY_PX = 47;
const WEEKEND = [5, 6];
/** Day and line of each mail: three rounds over two weeks. */
const MAILS = [
  [0, 22],
  [1, 22],
  [2, 22],
  [3, 58],
  [4, 58],
  [7, 58],
  [8, 94],
  [9, 94],
] as const;
const ANSWER_DAY = 11;

const x = (day: number) => 20 + day * DAY_PX;

/** Two weeks of a campaign that ends with an answer. `weekdays` are five short names. */
export function CampaignArt({ weekdays }: { weekdays: readonly string[] }) {
  const days = Array.from({ length: 12 }, (_, day) => day).filter((day) => !WEEKEND.includes(day));
  return (
    <svg width="560" height="136" viewBox="0 0 560 136" aria-hidden="true" fill="none">
      <rect x={x(5) - 20} width={2 * DAY_PX - 7} height="116" fill="var(--bg-app)" />
      {days.map((day) => (
        <g key={day}>
          <line x1={x(day)} x2={x(day)} y2="114" stroke="var(--grid)" />
          <text x={x(day)} y="130" textAnchor="middle" fontSize="11" fill="var(--text-3)">
            {weekdays[day % 7]}
          </text>
        </g>
      ))}
      <path
        d={`M${x(0)} 22H${x(2)}C${x(3)} 22 ${x(2)} 58 ${x(3)} 58H${x(7)}C${x(8)} 58 ${x(7)} 94 ${x(8)} 94H${x(11)}`}
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      {MAILS.map(([day, y]) => (
        <g key={day} stroke="var(--ink-3)" strokeWidth="1.25">
          <rect x={x(day) - 11} y={y - 8} width="22" height="16" rx="3" fill="var(--bg)" />
          <path d={`M${x(day) - 7} ${y - 4}l7 5 7-5`} />
        </g>
      ))}
      <path d={`M${x(9) + 14} 94H${x(ANSWER_DAY) - 14}`} stroke="var(--text)" strokeWidth="1.5" />
      <circle cx={x(ANSWER_DAY)} cy="94" r="11" fill="var(--text)" />
      <path
        d={`m${x(ANSWER_DAY) - 4.5} 94.5 3 3 6-6.5`}
        stroke="var(--bg)"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
