import { CopyIconButton } from '@site/src/page/code';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import searchStyles from '../IconSearch.module.css';
import { IconSvg } from '../IconSvg';
import type { IconTheme } from '../types';
import { useDrawings } from '../find/drawings';
import type { ThemedIcon } from '../find/drawings';
import { IconButtons } from './IconButtons';
import styles from './IconDialog.module.css';
import type { LoadedIcons } from './loaded-icons';
import { exportName, splitExportName } from './names';
import { nearIcons } from './near-icons';
import { relatedIcons } from './related-icons';
import { TEXTS } from '../texts';
import type { Entry } from '../find/search';

interface VariantsProps extends Pick<IconDialogProps, 'icons' | 'onSelect'> {
  entry: Entry;
  /** The theme that the dialog shows. */
  theme: IconTheme;
}

/** The names of an icon in the other themes. */
function IconVariants({ entry, theme, icons: { index, drawings }, onSelect }: VariantsProps) {
  const others = index.themesOf(entry.position).filter((one) => one !== theme);
  useDrawings(
    drawings,
    others.map((one) => [entry.position, one] as const),
  );
  return (
    others.length > 0 && (
      <section>
        <p className={searchStyles.heading}>{TEXTS.variants}</p>
        <ul className={styles.variants}>
          {others.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.variant}
                onClick={() => onSelect(exportName(entry.name, one))}
              >
                <IconSvg drawing={drawings.peek(entry.position, one)} size={24} />
                {exportName(entry.name, one)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** Sizes of `SvgIcon`: small, medium and large, in pixels. */
const SIZES = [20, 24, 35] as const;

/** Icons listed as related, or as similar to an unknown name. */
const LISTED = 6;

/** Props of `IconDialog`. */
export interface IconDialogProps {
  icons: LoadedIcons;
  /** Name of an icon's export, from the URL. */
  selected: string;
  onSelect: (selected: string) => void;
  onClose: () => void;
}

/** An icon's import, sizes, variants and related icons; or what the reader may have meant. */
export function IconDialog(props: IconDialogProps) {
  return (
    <DialogBoundary title={props.selected} onClose={props.onClose}>
      <IconDetails {...props} />
    </DialogBoundary>
  );
}

function IconDetails({ icons, selected, onSelect, onClose }: IconDialogProps) {
  const { index, entries, drawings } = icons;
  const shared = { icons, onSelect };
  const split = splitExportName(selected, index.names);
  const entry = split && entries.find(({ name }) => name === split.name);
  const isKnown = entry !== null && entry !== undefined && index.has(entry.position, split!.theme);
  const icon: ThemedIcon | null = isKnown ? [entry.position, split!.theme] : null;
  useDrawings(drawings, icon ? [icon] : []);

  if (!icon || !entry) {
    const near = entry ? [entry] : nearIcons(entries, selected, LISTED);
    return (
      <Dialog title={TEXTS.unknown} shape="sheet" onClose={onClose}>
        <p>{TEXTS.unknownName(selected)}</p>
        {near.length > 0 && (
          <IconButtons {...shared} title={TEXTS.near} entries={near} theme="Filled" />
        )}
      </Dialog>
    );
  }

  const [position, theme] = icon;
  const drawing = drawings.peek(position, theme);
  const line = `import ${selected} from '@mui/icons-material/${selected}';`;
  const related = relatedIcons(entries, entry, LISTED);
  return (
    <Dialog title={selected} shape="sheet" onClose={onClose}>
      <div className={styles.import}>
        <pre className={styles.line} dir="ltr">
          <code>{line}</code>
        </pre>
        <CopyIconButton className={styles.copy} getText={() => line} />
      </div>
      <div className={styles.samples}>
        <figure className={styles.sample}>
          <span className={styles.sizes}>
            {SIZES.map((size) => (
              <IconSvg key={size} drawing={drawing} size={size} />
            ))}
          </span>
          <figcaption>{TEXTS.sizes}</figcaption>
        </figure>
        <figure className={styles.sample}>
          <span className={styles.button} aria-hidden="true">
            <IconSvg drawing={drawing} size={20} />
            {TEXTS.button}
          </span>
          <figcaption>{TEXTS.onButton}</figcaption>
        </figure>
      </div>
      <IconVariants {...shared} entry={entry} theme={theme} />
      {related.length > 0 && (
        <IconButtons {...shared} title={TEXTS.related} entries={related} theme={theme} />
      )}
    </Dialog>
  );
}
