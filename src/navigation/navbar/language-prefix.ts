import { DEFAULT_LANGUAGE } from '@site/src/i18n';

/**
 * An address outside of this site in the reader's language: other languages than English stand in
 * the first segment of its path.
 *
 * @param language - As the reader's address names it; anything but two letters counts as English.
 * @example withLanguagePrefix('https://mui.com/versions/', 'zh') // 'https://mui.com/zh/versions/'
 */
export function withLanguagePrefix(href: string, language: string): string {
  if (language === DEFAULT_LANGUAGE || !/^[a-z]{2}$/.test(language)) {
    return href;
  }
  const url = new URL(href);
  url.pathname = `/${language}${url.pathname}`;
  return url.href;
}
