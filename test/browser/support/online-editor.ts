import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Files } from './sandbox-project';
import { control } from './toolbar';

/** A request that opens a project in an online editor. */
export interface Posted {
  url: URL;
  fields: URLSearchParams;
}

/**
 * Clicks a button that opens a demo in an online editor, and intercepts the request.
 *
 * @param name - Name of the demo.
 * @param label - Label of the button.
 */
export async function postToEditor(page: Page, name: string, label: string): Promise<Posted> {
  const posted = new Promise<Posted>((resolve) => {
    void page.context().route(/^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//, async (route) => {
      const request = route.request();
      await route.fulfill({ body: 'the editor', contentType: 'text/html' });
      resolve({
        url: new URL(request.url()),
        fields: new URLSearchParams(request.postData() ?? ''),
      });
    });
  });
  const tab = page.context().waitForEvent('page');
  await control(page, name, label).click();
  const result = await posted;
  const editor = await tab;
  await editor.waitForURL(result.url.href);
  expect(await editor.evaluate(() => window.opener as unknown)).toBeNull();
  await editor.close();
  return result;
}

/** The files of a project that was sent to StackBlitz. */
export function filesOf({ fields }: Posted): Files {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, file] = /^project\[files\]\[(.+)\]$/.exec(name) ?? [];
      // Forms send every line break as CR LF.
      return file ? [[file, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}
