import siteConfig from '@generated/docusaurus.config';

/**
 * A path of the site without its base URL, as the catalogue, the trees and the statistics have it. Where
 * hooks can run, `useLocalPathname` returns that of the current page.
 *
 * @param pathname - A path with the base URL, such as `/docs/joy-ui/react-button/`.
 * @example localPath('/docs/joy-ui/react-button/') // '/joy-ui/react-button/'
 */
export function localPath(pathname: string): string {
  const { baseUrl } = siteConfig;
  return pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
}

/**
 * A path of the site with its base URL, for addresses that no component or hook of Docusaurus writes.
 *
 * @example hostPath('/api/feedback') // '/docs/api/feedback'
 */
export function hostPath(path: string): string {
  return siteConfig.baseUrl + path.slice(1);
}
