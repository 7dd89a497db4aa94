import { useId } from 'react';
import styles from './SegmentedControl.module.css';

/** An option of a segmented control. */
export interface Segment<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A group of native radio buttons, shown side by side. */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, segments, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span className={styles.option}>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
