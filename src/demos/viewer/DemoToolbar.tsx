import { CopyButton } from '@site/src/code';
import { setCodeVariant, useCodeVariant } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import { fetchSource } from './fetch-source';
import styles from './Demo.module.css';

interface Props {
  name: string;
  /** Id of the element that the toggle opens. */
  sourceId: string;
  sourceUrl: string;
  open: boolean;
  hasPreview: boolean;
  onToggle: () => void;
  onReset: () => void;
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
const VARIANT_NAMES: Record<CodeVariant, string> = { TS: 'TypeScript', JS: 'JavaScript' };

function toggleLabel(open: boolean, hasPreview: boolean): string {
  if (hasPreview) {
    return open ? 'Collapse code' : 'Expand code';
  }
  return open ? 'Hide code' : 'Show code';
}

/** The controls under a demo. */
export function DemoToolbar(props: Props) {
  const { name, sourceId, sourceUrl, open, hasPreview, onToggle, onReset } = props;
  const variant = useCodeVariant();
  return (
    <div className={styles.toolbar} role="group" aria-label={`Demo ${name}`}>
      {VARIANTS.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.button}
          aria-pressed={variant === value}
          aria-label={`Show ${VARIANT_NAMES[value]} source`}
          onClick={() => setCodeVariant(value)}
        >
          {value}
        </button>
      ))}
      <span className={styles.space} />
      <button type="button" className={styles.button} onClick={onReset}>
        Reset
      </button>
      <CopyButton
        className={styles.button}
        getText={async () => (await fetchSource(sourceUrl)).text}
      />
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={sourceId}
        onClick={onToggle}
      >
        {toggleLabel(open, hasPreview)}
      </button>
    </div>
  );
}
