import { alpha, emphasize, luminance } from '@site/src/foundation/colors';
import styles from './ColorTool.module.css';
import type { PaletteColor } from './palette-color';
import { TEXTS } from './texts';

/** Luminance above which the library makes a color darker to emphasize it. */
const THRESHOLD = 0.5;

/** Opacity of a hovered text button: `palette.action.hoverOpacity` in light mode. */
const HOVER_OPACITY = 0.04;

/** What components derive from a palette color in addition to its tokens. */
export function DerivedColors({ color: { main, contrastText } }: { color: PaletteColor }) {
  const brightness = luminance(main);
  const rows = [
    ['contrastText', contrastText],
    [TEXTS.luminance, brightness],
    [TEXTS.emphasized(brightness > THRESHOLD), emphasize(main)],
    [TEXTS.hover, alpha(main, HOVER_OPACITY)],
  ];
  return (
    <div role="group" aria-label={TEXTS.derived}>
      <dl className={styles.derived}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code dir="ltr">{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
