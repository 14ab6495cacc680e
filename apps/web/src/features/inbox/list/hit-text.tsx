import { Fragment } from 'react';
import styles from './message-row.module.css';

/** Set by the server around each hit. */
const BEGIN = '\u0001';
const END = '\u0002';

export function HitText({ text }: { text: string }) {
  const [before, ...marked] = text.split(BEGIN);
  return (
    <>
      {before}
      {marked.map((part, index) => {
        const [hit = '', ...after] = part.split(END);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order.
          <Fragment key={index}>
            <mark className={styles.hit}>{hit}</mark>
            {after.join('')}
          </Fragment>
        );
      })}
    </>
  );
}
