import { useDeferredValue, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { DemoErrorBoundary } from '@site/src/demos/island-app';
import { PartBoundary } from '@site/src/ui/dialog';
import { SCHEMES } from 'mui-theme-kit/theme';
import type { BasicTheme, SchemeName } from 'mui-theme-kit/theme';
import type { Library } from 'mui-theme-kit/print';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import { Tabs } from '@site/src/ui/tabs';
import { useSettings } from '@site/src/reader/settings';
import { PRESETS } from '../presets';
import type { BoardComponent } from './board/types';
import { ExportDialog } from './ExportDialog';
import { ColorsPanel } from './panels/ColorsPanel';
import { ComponentsPanel } from './panels/ComponentsPanel';
import { LayoutPanel } from './panels/LayoutPanel';
import { PresetsPanel } from './panels/PresetsPanel';
import { TypographyPanel } from './panels/TypographyPanel';
import { PasteDialog } from './PasteDialog';
import styles from './Studio.module.css';
import { StudioToolbar } from './StudioToolbar';
import { TEXTS } from './texts';
import { useStudio } from './use-studio';

const PANELS = {
  presets: PresetsPanel,
  colors: ColorsPanel,
  typography: TypographyPanel,
  layout: LayoutPanel,
  components: ComponentsPanel,
} as const;

type PanelName = keyof typeof PANELS;

const PANEL_NAMES = Object.keys(PANELS) as PanelName[];

const SCHEME_SEGMENTS = SCHEMES.map((value) => ({ value, label: TEXTS.schemes[value] }));

/** Themes to compare with, by name. */
const OTHERS = new Map<string, BasicTheme>([
  [TEXTS.libraryDefault, {}],
  ...PRESETS.map(({ name, theme }) => [name, theme] as const),
]);

/** Fields in which the browser undoes typing itself. */
const TEXT_FIELDS =
  'textarea, input:not([type=range], [type=color], [type=checkbox], [type=radio])';

interface Props {
  /** The library that the board and the exported code are for. */
  library: Library;
  Board: BoardComponent;
}

/** Makes a theme: controls, and a board of components that wear it. */
export function StudioApp(props: Props) {
  return (
    <PartBoundary>
      <Studio {...props} />
    </PartBoundary>
  );
}

function Studio({ library, Board }: Props) {
  const studio = useStudio();
  const { app, theme, change, replace } = studio;
  const { dense, direction, paletteMode } = useSettings();
  const [chosenScheme, setScheme] = useState<SchemeName | null>(null);
  const scheme = chosenScheme ?? paletteMode;
  const [panel, setPanel] = useState<PanelName>('presets');
  const [otherName, setOtherName] = useState('');
  const [dialog, setDialog] = useState<'paste' | 'export' | null>(null);
  // Sliders aren't blocked by rendering the board.
  const shownTheme = useDeferredValue(theme);
  const panelId = useId();
  const Panel = PANELS[panel];
  const other = OTHERS.get(otherName);
  const boards = [
    { label: TEXTS.board, caption: TEXTS.yours, theme: shownTheme },
    ...(other ? [{ label: TEXTS.boardOf(otherName), caption: otherName, theme: other }] : []),
  ];

  const handleKeyDown = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      (key === 'z' || key === 'y') &&
      !(event.target as Element).matches(TEXT_FIELDS)
    ) {
      event.preventDefault();
      (key === 'y' || event.shiftKey ? studio.redo : studio.undo)();
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of its buttons
    <div className={styles.root} onKeyDown={handleKeyDown}>
      <StudioToolbar
        studio={studio}
        onPaste={() => setDialog('paste')}
        onExport={() => setDialog('export')}
      />
      <p className={styles.notice} role="status">
        {studio.notice ?? (studio.isUsed ? TEXTS.used : TEXTS.idle)}
      </p>
      <div className={styles.areas} data-panel={panel}>
        <div className={styles.controls}>
          <Tabs
            label={TEXTS.controls}
            className={styles.tabs}
            tabs={PANEL_NAMES.map((name) => ({ label: TEXTS.tabs[name], panelId }))}
            selected={PANEL_NAMES.indexOf(panel)}
            onSelect={(index) => setPanel(PANEL_NAMES[index]!)}
          />
          <div id={panelId} role="tabpanel" aria-label={TEXTS.tabs[panel]} className={styles.panel}>
            <Panel theme={theme} scheme={scheme} change={change} replace={replace} />
          </div>
        </div>
        <section className={styles.preview} aria-label={TEXTS.board}>
          <div className={styles.scheme}>
            <SegmentedControl
              label={TEXTS.scheme}
              segments={SCHEME_SEGMENTS}
              value={scheme}
              onChange={setScheme}
            />
            <label className={styles.compare}>
              <span>{TEXTS.compare}</span>
              <select
                className={styles.field}
                value={otherName}
                onChange={({ target }) => setOtherName(target.value)}
              >
                {['', ...OTHERS.keys()].map((name) => (
                  <option key={name} value={name}>
                    {name || TEXTS.nothing}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className={styles.boards}>
            {boards.map(({ label, caption, theme: worn }) => (
              <div key={label} className={styles.stage} role="group" aria-label={label}>
                {other && <p className={styles.caption}>{caption}</p>}
                <DemoErrorBoundary name={TEXTS.studio} inputs={worn}>
                  <Board theme={worn} scheme={scheme} direction={direction} isCompact={dense} />
                </DemoErrorBoundary>
              </div>
            ))}
          </div>
        </section>
      </div>
      {dialog === 'paste' && (
        <PasteDialog
          app={app}
          library={library}
          onUse={(read) => {
            replace(read);
            if (read.scheme && read.scheme !== scheme) {
              setScheme(read.scheme);
              studio.setNotice(TEXTS.readInScheme(TEXTS.schemes[read.scheme]));
            } else {
              studio.setNotice(TEXTS.read);
            }
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'export' && (
        <ExportDialog app={app} library={library} onClose={() => setDialog(null)} />
      )}
    </div>
  );
}
