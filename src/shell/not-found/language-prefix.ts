/**
 * Splits the language from a path such as `/zh/material-ui/react-button/`.
 *
 * @param pathname - Path without the site's base URL.
 * @param languages - Codes of the languages that such paths may start with.
 * @returns The language's code and the path after it, `null` for any other path.
 */
export function languagePrefix(
  pathname: string,
  languages: readonly string[],
): { language: string; rest: string } | null {
  const [, language, rest] = /^\/([a-z]{2})(\/.*)$/.exec(pathname) ?? [];
  return language && rest && languages.includes(language) ? { language, rest } : null;
}
