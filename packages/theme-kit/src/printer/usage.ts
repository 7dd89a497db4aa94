import { dataAt } from './merge';
import { isRecord } from './types';
import type { AppTheme, Library } from './types';

/** Whether a theme has colors only for the dark scheme; Joy UI adds its own for the light one. */
function isOnlyDark({ theme, kept }: AppTheme): boolean {
  const joy = dataAt(kept.joy, ['colorSchemes']);
  const schemes = [theme.colorSchemes ?? {}, isRecord(joy) ? joy : {}].flatMap(Object.keys);
  return !schemes.includes('light') && (kept.scheme === 'dark' || schemes.includes('dark'));
}

/** How an app uses the module of a printed theme, in English sentences. */
export function usageOf(app: AppTheme, library: Library): string {
  const provider = library === 'joy' ? 'CssVarsProvider' : 'ThemeProvider';
  const usage = `Save it as a module and pass the theme to ${provider}.`;
  return library === 'joy' && isOnlyDark(app)
    ? `${usage} Only its dark color scheme has colors of its own; set defaultMode="dark" to start with it.`
    : usage;
}
