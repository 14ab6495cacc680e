import type { BillLine, Money } from '@outrider/contract/billing/plans';
import { showMoney } from '../platform/money.ts';
import styles from './bill-lines.module.css';
import { useLineWords } from './use-line-words.ts';

type BillLinesProps = {
  label: string;
  lines: readonly BillLine[];
  /** What they add up to, below them. */
  total: { name: string; money: Money };
};

/** What is to be paid, line by line, and the sum. */
export function BillLines({ label, lines, total }: BillLinesProps) {
  const wordsOf = useLineWords();
  const { currency } = total.money;
  return (
    <dl className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.of} ${line.from ?? ''}`}>
          <dt className="secondary">{wordsOf(line, currency)}</dt>
          <dd className="numbers">{showMoney({ amount: line.amount, currency })}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.name}</dt>
        <dd className="numbers">{showMoney(total.money)}</dd>
      </div>
    </dl>
  );
}
