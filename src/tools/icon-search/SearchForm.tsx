import { useId } from 'react';
import { MAX_VALUE } from '@site/src/foundation/browser/link-query';
import type { IconAddress } from './address';
import styles from './IconSearch.module.css';
import { ICON_THEMES } from './types';
import { TEXTS } from './texts';

interface Props extends Pick<IconAddress, 'query' | 'theme'> {
  onChange: (change: Partial<IconAddress>) => void;
}

/** The search field and the choice of the theme. */
export function SearchForm({ query, theme, onChange }: Props) {
  const id = useId();
  return (
    <div role="search" className={styles.form}>
      <input
        type="search"
        className={styles.field}
        aria-label={TEXTS.search}
        placeholder={TEXTS.placeholder}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_VALUE}
        value={query}
        onChange={({ target }) => onChange({ query: target.value })}
      />
      <fieldset className={styles.themes}>
        <legend className={styles.legend}>{TEXTS.theme}</legend>
        {ICON_THEMES.map((one) => (
          <label key={one} className={styles.theme}>
            <input
              type="radio"
              name={id}
              checked={one === theme}
              onChange={() => onChange({ theme: one })}
            />
            <span>{TEXTS.themes[one]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
