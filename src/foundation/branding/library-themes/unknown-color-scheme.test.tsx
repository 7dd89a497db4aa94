/** @jest-environment ./test/unit/jsdom-environment.ts */
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { act, render } from '@testing-library/react';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

it('logs an unknown color scheme and keeps the previous one', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  let current: ReturnType<typeof useColorScheme> | undefined;
  function Reader() {
    const value = useColorScheme();
    current = value;
    return null;
  }
  render(
    <ThemeProvider theme={theme}>
      <Reader />
    </ThemeProvider>,
  );
  const before = current?.colorScheme;
  act(() => current?.setColorScheme('sepia' as 'light'));
  // The text is quoted in docs-material/customization/css-theme-variables/configuration.
  expect(log).toHaveBeenCalledWith('`sepia` does not exist in `theme.colorSchemes`.');
  expect(current?.colorScheme).toBe(before);
});
