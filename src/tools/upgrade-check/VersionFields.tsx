import { useId } from 'react';
import type { RefObject } from 'react';
import type { UpgradeCheckData } from './types';
import styles from './CheckMyCode.module.css';
import { TEXTS } from './texts';

interface Props {
  data: UpgradeCheckData;
  /** The field with the version that the code is written for; its value is empty for any. */
  version: RefObject<HTMLSelectElement | null>;
  /** The field with the version to upgrade to; its value is the URL of the rules. */
  target: RefObject<HTMLSelectElement | null>;
}

const majorOf = (version: string) => Number.parseInt(version, 10);

/** Selects the versions between which code is checked. */
export function VersionFields({ data, version, target }: Props) {
  const id = useId();
  return (
    <div className={styles.versions}>
      <div>
        <label className={styles.label} htmlFor={`${id}version`}>
          {TEXTS.version}
        </label>
        <select ref={version} id={`${id}version`} className={styles.field}>
          <option value="">{TEXTS.anyVersion}</option>
          {data.versions.map(majorOf).map((major) => (
            <option key={major} value={major}>
              {TEXTS.major(major)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label className={styles.label} htmlFor={`${id}target`}>
          {TEXTS.target}
        </label>
        <select ref={target} id={`${id}target`} className={styles.field}>
          {data.targets.map(({ to, rules }) => (
            <option key={to} value={rules}>
              {TEXTS.major(majorOf(to))}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
