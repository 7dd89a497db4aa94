import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';
import { memo, useMemo } from 'react';
import { EmotionScope } from '@site/src/demos/emotion/EmotionScope';
import { compactMaterial } from '@site/src/demos/libraries/material/compact';
import { Actions } from './Actions';
import { Feedback } from './Feedback';
import { Form } from './Form';
import { Overview } from './Overview';
import { TypeScale } from './TypeScale';
import type { BoardProps } from './types';

/**
 * Options without CSS variables, so the board can have another scheme than the page, and inserts no
 * variables into it.
 */
function boardOptions({ theme, scheme, direction }: Omit<BoardProps, 'isCompact'>): ThemeOptions {
  const { colorSchemes, ...others } = theme;
  return {
    ...(others as ThemeOptions),
    palette: { ...colorSchemes?.[scheme]?.palette, mode: scheme } as ThemeOptions['palette'],
    direction,
  };
}

/** Components that wear a theme. */
export const Board = memo(function Board(props: BoardProps) {
  const { theme, scheme, direction, isCompact } = props;
  const created = useMemo(
    () =>
      createTheme(boardOptions({ theme, scheme, direction }), {
        ...(isCompact && { components: compactMaterial }),
      }),
    [theme, scheme, direction, isCompact],
  );
  return (
    <EmotionScope>
      <ThemeProvider theme={created}>
        <Box
          className="demo-root"
          data-scope="material"
          sx={{
            ...{ p: 2, minHeight: '100%', display: 'grid', gap: 2, alignContent: 'start' },
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
            typography: 'body1',
            color: 'text.primary',
            bgcolor: 'background.default',
            colorScheme: scheme,
          }}
        >
          <Overview />
          <Actions />
          <Form />
          <Feedback />
          <TypeScale />
        </Box>
      </ThemeProvider>
    </EmotionScope>
  );
});
