import { useState } from 'react';
import { CopyButton } from '@site/src/page/code';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import { onlyScheme, printTheme, usageOf } from 'mui-theme-kit/print';
import type { AppTheme, Library, PrintLanguage } from 'mui-theme-kit/print';
import styles from './Studio.module.css';
import { TEXTS } from './texts';

const LANGUAGES = (['ts', 'js'] as const).map((value) => ({
  value,
  label: TEXTS.languages[value],
}));

interface Props {
  app: AppTheme;
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

function Export({ app, library, onClose }: Props) {
  const [language, setLanguage] = useState<PrintLanguage>('ts');
  const code = printTheme(app, language, library);
  const scheme = onlyScheme(app);
  const schemes = scheme ? TEXTS.oneScheme(TEXTS.schemes[scheme]) : TEXTS.bothSchemes;
  return (
    <Dialog title={TEXTS.export} shape="sheet" onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.hint}>
          {usageOf(app, library)} {library === 'joy' ? TEXTS.bothSchemes : schemes}
        </p>
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
