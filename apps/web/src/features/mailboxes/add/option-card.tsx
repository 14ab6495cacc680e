import type { ReactNode } from 'react';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
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
  <Stack
    as="section"
    tall
    minWidth={0}
    rounded
    surface="raised"
    gap={0}
    className={isChosen ? `${styles.option} ${styles.chosen}` : styles.option}
  >
    <label className={styles.optionHead}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        <Row as="span" size={14} leading={22} weight={600}>
          {title}
        </Row>
        <span className="muted small">{hint}</span>
      </span>
    </label>
    <div className={styles.optionBody}>{children}</div>
  </Stack>
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
      <Row as="span" size={14} leading={22} weight={600}>
        {icon}
        {title}
      </Row>
      <span className="muted small">{hint}</span>
    </span>
  </label>
);
