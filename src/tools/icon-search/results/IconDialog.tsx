import { CopyIconButton } from '@site/src/page/code';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { IconSvg } from '../IconSvg';
import { IconButtons } from './IconButtons';
import styles from './IconDialog.module.css';
import { IconVariants } from './IconVariants';
import type { LoadedIcons } from './loaded-icons';
import { splitExportName } from './names';
import { nearIcons } from './near-icons';
import { relatedIcons } from './related-icons';
import { useDrawings } from './use-drawings';
import type { ThemedIcon } from './use-drawings';
import { TEXTS } from '../texts';

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
          <IconButtons
            title={TEXTS.near}
            entries={near}
            theme="Filled"
            index={index}
            drawings={drawings}
            onSelect={onSelect}
          />
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
        <code className={styles.line}>{line}</code>
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
      <IconVariants
        entry={entry}
        theme={theme}
        index={index}
        drawings={drawings}
        onSelect={onSelect}
      />
      {related.length > 0 && (
        <IconButtons
          title={TEXTS.related}
          entries={related}
          theme={theme}
          index={index}
          drawings={drawings}
          onSelect={onSelect}
        />
      )}
    </Dialog>
  );
}
