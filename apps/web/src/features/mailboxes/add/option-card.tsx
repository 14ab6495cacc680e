import type { ReactNode } from 'react';
import styles from './options.module.css';

type OptionCardProps = {
  name: string;
  title: ReactNode;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of two ways in, side by side with the other. */
export const OptionCard = ({ name, title, hint, isChosen, onChoose, children }: OptionCardProps) => (
  <section className={isChosen ? `${styles.option} ${styles.chosen}` : styles.option}>
    <label className={styles.optionHead}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <span className={styles.optionTitle}>{title}</span>
        <span className="muted small">{hint}</span>
      </span>
    </label>
    <div className={styles.optionBody}>{children}</div>
  </section>
);

type PickProps = {
  name: string;
  icon: ReactNode;
  title: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
};

export const Pick = ({ name, icon, title, hint, isChosen, onChoose }: PickProps) => (
  <label className={isChosen ? `${styles.pick} ${styles.chosen}` : styles.pick}>
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    <span>
      <span className={styles.pickTitle}>
        {icon}
        {title}
      </span>
      <span className="muted small">{hint}</span>
    </span>
  </label>
);
