import { useId } from 'react';
import { SCHEMES } from 'mui-theme-kit/theme';
import type { Assigned, FoundTheme } from 'mui-theme-kit/read';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

interface Props {
  themes: readonly FoundTheme[];
  onAssign: (assigned: Assigned) => void;
}

/** Lists the themes of the code, of which the reader selects one for each scheme. */
export function FoundThemes({ themes, onAssign }: Props) {
  const id = useId();
  const assigned = Object.fromEntries(
    SCHEMES.map((scheme) => [
      scheme,
      themes.find((one) => one.isUsed && (one.scheme ?? scheme) === scheme)?.key,
    ]),
  ) as Assigned;
  return (
    <fieldset className={styles.found}>
      <legend>{TEXTS.foundThemes(themes.length)}</legend>
      {SCHEMES.map((scheme) => (
        <div key={scheme} className={styles.choice}>
          <label htmlFor={`${id}${scheme}`} className={styles.label}>
            {TEXTS.schemes[scheme]}
          </label>
          <select
            id={`${id}${scheme}`}
            className={styles.field}
            value={assigned[scheme] ?? ''}
            onChange={({ target }) =>
              onAssign({ ...assigned, [scheme]: target.value || undefined })
            }
          >
            <option value="">{TEXTS.noTheme}</option>
            {themes.map(({ key, name, place }) => (
              <option key={key} value={key}>
                {TEXTS.foundTheme(name, place.file, place.line)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
