import styles from './avatar.module.css';

/** A person: the picture, or the first letters of the name. Neutral, because colour means state. */
export function Avatar({ name, picture, size = 28 }: { name: string; picture: string; size?: number }) {
  if (picture !== '') return <img className={styles.avatar} src={picture} alt="" width={size} height={size} />;
  const letters = name
    .split(/[\s@.]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}
      data-letters={letters}
      aria-hidden
    />
  );
}
