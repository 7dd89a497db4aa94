import { MAX_VALUE } from '@site/src/foundation/browser/link-query';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import type { IconAddress } from './address';
import styles from './IconSearch.module.css';
import { ICON_THEMES } from './types';
import { TEXTS } from './texts';

const THEMES = ICON_THEMES.map((value) => ({ value, label: TEXTS.themes[value] }));

interface Props extends Pick<IconAddress, 'query' | 'theme'> {
  onChange: (change: Partial<IconAddress>) => void;
}

/** The search field and the choice of the theme. */
export function SearchForm({ query, theme, onChange }: Props) {
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
      <SegmentedControl
        label={TEXTS.theme}
        segments={THEMES}
        value={theme}
        onChange={(one) => onChange({ theme: one })}
      />
    </div>
  );
}
