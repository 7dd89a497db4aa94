import { useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { materialOptions, useReaderTheme } from '@site/src/reader/reader-theme';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { ThemeStateProvider, useThemeState } from '@site/src/reader/settings';
import { EmotionScope } from '../../emotion/EmotionScope';
import { cached } from '../cached';
import { logicalSliders } from '../logical-sliders';
import type { Provider } from '../types';
import { compactMaterial } from './compact';
import { useInjectedTheme } from './use-injected-theme';

interface Props {
  children: ReactNode;
}

/** What a scope uses of a release of Material UI. */
interface Library {
  createTheme: (options: object, ...others: object[]) => object;
  ThemeProvider: ComponentType<Props & { theme: object }>;
  /** The theme without settings of the reader. */
  defaultTheme: object;
}

// Spread, because the library types these props only after a global augmentation, which would
// affect the demos. The page owns the document's attributes and the stored mode, not the demo.
const INSIDE_A_PAGE = {
  colorSchemeNode: null,
  storageManager: null,
  disableStyleSheetGeneration: true,
};

/** The site's Content Security Policy forbids the `new Function` with which the data grid filters. */
const WITHOUT_EVAL = { MuiDataGrid: { defaultProps: { disableEval: true } } };

const COMPACT = { ...WITHOUT_EVAL, ...compactMaterial };

/**
 * Creates the scope of the demos of a release of Material UI: its theme with the reader's settings.
 *
 * @param library - Passed in, because each scope imports its own release.
 */
export function materialScope({ createTheme, ThemeProvider, defaultTheme }: Library) {
  const createReaderTheme = cached((theme: BasicTheme) =>
    createTheme(materialOptions(theme), { components: WITHOUT_EVAL }),
  );
  const createCompactTheme = cached((theme: BasicTheme) =>
    createTheme(materialOptions(theme), { components: COMPACT }),
  );

  function MaterialTheme({ children }: Props) {
    const { dense, direction, paletteMode } = useThemeState();
    const injected = useInjectedTheme();
    const { active } = useReaderTheme();
    // The other themes have both modes: with a new theme, all components would render again.
    const mode = injected ? paletteMode : undefined;
    const theme = useMemo(() => {
      const components = dense ? COMPACT : WITHOUT_EVAL;
      if (injected) {
        // Without CSS variables, because the values of the injected theme aren't in the stylesheet.
        const options = { palette: { mode }, direction };
        return createTheme(options, { components }, injected);
      }
      if (active) {
        const create = dense ? createCompactTheme : createReaderTheme;
        return { ...create(active.material), direction };
      }
      return { ...defaultTheme, direction, components };
    }, [dense, direction, mode, injected, active]);
    return (
      <ThemeProvider theme={theme} {...INSIDE_A_PAGE}>
        {children}
      </ThemeProvider>
    );
  }

  const MaterialScope: Provider = ({ children }) => {
    return (
      <EmotionScope>
        <ThemeStateProvider>
          <MaterialTheme>{children}</MaterialTheme>
        </ThemeStateProvider>
      </EmotionScope>
    );
  };
  if (__SERVER__) {
    MaterialScope.serverHtml = logicalSliders;
  }
  return MaterialScope;
}
