import type { CSSProperties } from 'react';
import styles from './slider.module.css';

type SliderProps = { label: string; value: number; step: number; onChange: (value: number) => void };

/** A share from nothing to all, in percent. The browser's own: arrows, Home and End move it. */
export const Slider = ({ label, value, step, onChange }: SliderProps) => (
  <input
    type="range"
    aria-label={label}
    className={styles.slider}
    style={{ '--share': `${value}%` } as CSSProperties}
    min={0}
    max={100}
    step={step}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
  />
);
