import { useState } from 'react';
import { CopyButton } from '@site/src/page/code';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import type { ReaderTheme } from '@site/src/reader/reader-theme';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import { printTheme } from '../print-theme';
import type { PrintLanguage } from '../print-theme';
import type { Library } from '../types';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

const LANGUAGES = (['ts', 'js'] as const).map((value) => ({
  value,
  label: TEXTS.languages[value],
}));

interface Props {
  theme: ReaderTheme;
  library: Library;
  onClose: () => void;
}

/** The theme as code. */
export function ExportDialog(props: Props) {
  return (
    <DialogBoundary title={TEXTS.export} onClose={props.onClose}>
      <Export {...props} />
    </DialogBoundary>
  );
}

function Export({ theme, library, onClose }: Props) {
  const [language, setLanguage] = useState<PrintLanguage>('ts');
  const code = printTheme(theme, language, library);
  return (
    <Dialog title={TEXTS.export} shape="sheet" onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.hint}>{TEXTS.exportHints[library]}</p>
        <SegmentedControl
          label={TEXTS.language}
          segments={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
        {/* Scrolls, so it must be focusable. */}
        <pre
          className={styles.code}
          dir="ltr"
          tabIndex={0}
          role="group"
          aria-label={TEXTS.exported}
        >
          <code>{code}</code>
        </pre>
        <CopyButton className={styles.main} getText={() => code} />
      </div>
    </Dialog>
  );
}
