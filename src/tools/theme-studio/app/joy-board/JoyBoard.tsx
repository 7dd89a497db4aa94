import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { COLOR_SCHEME_SELECTOR } from '@site/src/foundation/branding/library-themes/color-scheme-selector';
import { EmotionScope } from '@site/src/demos/emotion/EmotionScope';
import { compactJoy } from '@site/src/demos/libraries/joy/compact';
import { propertiesOf } from 'mui-theme-kit/custom-properties';
import { joyOptions } from 'mui-theme-kit/joy-options';
import type { BoardProps } from '../board/types';
import { JoyActions } from './JoyActions';
import { JoyForm } from './JoyForm';
import { JoyOverview } from './JoyOverview';

// The library's type of a created theme lacks `components`.
type JoyTheme = ReturnType<typeof extendTheme> & { components?: object };

/** Components of Joy UI that wear a theme. */
export const JoyBoard = memo(function JoyBoard(props: BoardProps) {
  const { theme, scheme, direction, isCompact } = props;
  const [created, properties] = useMemo(() => {
    const options = { ...joyOptions(theme), colorSchemeSelector: COLOR_SCHEME_SELECTOR };
    const extended: JoyTheme = extendTheme(options as object);
    const components = { ...extended.components, ...(isCompact && compactJoy) };
    return [
      { ...extended, direction, components },
      Object.fromEntries(propertiesOf(extended, scheme)),
    ];
  }, [theme, scheme, direction, isCompact]);
  return (
    <EmotionScope>
      <CssVarsProvider
        theme={created}
        colorSchemeNode={null}
        modeStorageKey="mui-mode"
        colorSchemeStorageKey="mui-color-scheme"
        disableStyleSheetGeneration
        disableNestedContext
      >
        {/* The properties are the board's own, so it can have another scheme than the page. */}
        <Box
          className="demo-root"
          data-scope="joy"
          style={{ ...properties, colorScheme: scheme } as CSSProperties}
          sx={{
            ...{ p: 2, minHeight: '100%', display: 'grid', gap: 2, alignContent: 'start' },
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
            typography: 'body-md',
            color: 'text.primary',
            bgcolor: 'background.body',
          }}
        >
          <JoyOverview />
          <JoyActions />
          <JoyForm />
        </Box>
      </CssVarsProvider>
    </EmotionScope>
  );
});
