import type { BillLine, Money } from '@outrider/contract/billing/plans';
import { showMoney } from '../platform/money.ts';
import styles from './bill-lines.module.css';
import { useLineWords } from './hooks/use-line-words.ts';
import { Grid, Text } from './layout/layout.tsx';

type BillLinesProps = {
  label: string;
  lines: readonly BillLine[];
  /** What they add up to, below them. */
  total: { name: string; money: Money };
};

export function BillLines({ label, lines, total }: BillLinesProps) {
  const wordsOf = useLineWords();
  const { currency } = total.money;
  return (
    <Grid as="dl" gap={1.5} className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <Grid columns="minmax(0, 1fr) auto" gap={4} align="baseline" key={`${line.kind} ${line.of} ${line.from ?? ''}`}>
          <Text as="dt" breaks className="secondary">
            {wordsOf(line, currency)}
          </Text>
          <dd className="numbers">{showMoney({ amount: line.amount, currency })}</dd>
        </Grid>
      ))}
      <Grid columns="minmax(0, 1fr) auto" gap={4} align="baseline" className={styles.total}>
        <Text as="dt" breaks>
          {total.name}
        </Text>
        <Text as="dd" size={20} leading={28} className="numbers">
          {showMoney(total.money)}
        </Text>
      </Grid>
    </Grid>
  );
}
