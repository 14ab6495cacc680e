import { Check } from 'lucide-react';
import { classes } from './classes.ts';

type StepsProps = { className?: string; current: number; titles: readonly string[] };

export const Steps = ({ className, current, titles }: StepsProps) => (
  <div
    className={classes(
      'ant-steps ant-steps-horizontal ant-steps-title-horizontal ant-steps-filled ant-steps-small ant-tokens',
      className,
    )}
  >
    {titles.map((title, index) => {
      const state = index < current ? 'finish' : index === current ? 'process' : 'wait';
      return (
        <div
          key={title}
          className={classes(`ant-steps-item ant-steps-item-${state}`, state === 'process' && 'ant-steps-item-active')}
          aria-current={state === 'process' ? 'step' : undefined}
        >
          <div className="ant-steps-item-wrapper">
            <div className="ant-steps-item-icon">
              {state === 'finish' ? (
                <Check size={12} aria-hidden className="ant-steps-item-icon-finish" />
              ) : (
                <span className="ant-steps-item-icon-number">{index + 1}</span>
              )}
            </div>
            <div className="ant-steps-item-section">
              <div className="ant-steps-item-header">
                <div className="ant-steps-item-title">{title}</div>
                {index < titles.length - 1 && (
                  <div className={`ant-steps-item-rail ant-steps-item-rail-${index < current ? 'finish' : 'wait'}`} />
                )}
              </div>
            </div>
          </div>
        </div>
      );
    })}
  </div>
);
