import { CopyIconButton } from '@site/src/page/code';
import type { FoundValue } from './find-entries';
import { TEXTS } from './texts';
import styles from './ThemeViewer.module.css';

function rowsOf({ path, value, dark }: FoundValue): [label: string, text: string][] {
  return dark === undefined
    ? [
        [TEXTS.path, `theme.${path}`],
        [TEXTS.value, value],
      ]
    : [
        [TEXTS.path, `theme.${path}`],
        [TEXTS.light, value],
        [TEXTS.dark, dark],
      ];
}

/** The path and the values of a selected value, with buttons that copy them. */
export function SelectedValue({ value }: { value: FoundValue | undefined }) {
  return (
    <section className={styles.selected} aria-label={TEXTS.selected} aria-live="polite">
      {value ? (
        rowsOf(value).map(([label, text]) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <code dir="ltr">{text}</code>
            <CopyIconButton
              className={styles.copy}
              getText={() => text.replace(/^"(.*)"$/, '$1')}
            />
          </div>
        ))
      ) : (
        <p className={styles.hint}>{TEXTS.hint}</p>
      )}
    </section>
  );
}
