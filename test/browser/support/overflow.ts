import type { Page } from '@playwright/test';

/**
 * Finds what makes a page scroll horizontally.
 *
 * @returns The innermost elements that are wider than the page; none if it doesn't scroll.
 */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    const wide = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 0.5 || left < -0.5;
    });
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const describe = ({ tagName, className, textContent }: HTMLElement) =>
      `<${tagName.toLowerCase()} class="${String(className)}"> ${textContent?.slice(0, 40)}`;
    return [
      `the page is ${scrollWidth} px wide in a window of ${clientWidth} px`,
      ...innermost.slice(0, 5).map(describe),
    ];
  });
}
