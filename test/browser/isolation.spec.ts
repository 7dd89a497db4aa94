import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openBarePage } from './support/bare-page';
import type { BareDemo } from './support/bare-page';
import { computedStyles } from './support/computed-styles';
import { demoRoot } from './support/hydration';
import { isScript } from './support/hold-requests';
import { whenPainted } from './support/painted';
import { storeSettings } from './support/reader-settings';
import { differences } from './support/style-differences';
import { withoutFonts } from './support/without-fonts';

type Demo = Pick<BareDemo, 'file' | 'library'> & { url: string };

/** Demos with elements that sites often style: tables, lists, headings, links, form controls. */
const DEMOS: Demo[] = [
  {
    url: '/material-ui/react-table/',
    file: 'docs-material/components/table/demos/BasicTable.tsx',
    library: 'material',
  },
  {
    url: '/material-ui/react-list/',
    file: 'docs-material/components/list/demos/BasicList.tsx',
    library: 'material',
  },
  {
    url: '/experiments/docs/demos/',
    file: 'docs-infra/experiments/demos/BareElements.tsx',
    library: 'material',
  },
  {
    url: '/material-ui/react-text-field/',
    file: 'docs-material/components/text-field/demos/BasicTextFields.tsx',
    library: 'material',
  },
  {
    url: '/material-ui/react-select/',
    file: 'docs-material/components/select/demos/NativeSelectDemo.tsx',
    library: 'material',
  },
  {
    url: '/material-ui/react-card/',
    file: 'docs-material/components/card/demos/BasicCard.tsx',
    library: 'material',
  },
  {
    url: '/joy-ui/react-input/',
    file: 'docs-joy/components/input/demos/BasicInput.tsx',
    library: 'joy',
  },
  {
    url: '/joy-ui/react-card/',
    file: 'docs-joy/components/card/demos/BasicCard.tsx',
    library: 'joy',
  },
];

const LOOKS = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
] as const;

/** Properties that differ without any effect on a page at rest, most because of the HTML minifier. */
const INVISIBLE = [
  // Only `display: -webkit-box` uses these, so the minifier removes them.
  '-webkit-box-align',
  '-webkit-box-flex',
  '-webkit-box-pack',
  // It writes `background: none` as `background: 0 0`, which has no image either.
  'background-position',
  'background-position-x',
  'background-position-y',
  // Animations wait until the demo runs, and the test blocks its scripts.
  'animation-play-state',
];

/** Shows a page as rendered from its HTML and stylesheets, before scripts change it. */
async function withoutScriptsAndFonts(page: Page): Promise<void> {
  await page.route(isScript, (route) => route.abort());
  await withoutFonts(page);
}

for (const { url, file, library } of DEMOS) {
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  for (const { mode, direction } of LOOKS) {
    const tag = name === 'BareElements' && mode === 'dark' ? '@commit' : [];
    test(
      `${library} ${name} looks the same as on a page without the site's styles, ${mode}, ${direction}`,
      { tag },
      async ({ page, context }) => {
        await withoutScriptsAndFonts(page);
        await storeSettings(page, { mode, direction });
        await page.goto(url);
        await whenPainted(page);
        const root = demoRoot(page, name);
        await root.scrollIntoViewIfNeeded();
        const { width } = (await root.boundingBox())!;

        const bare = await context.newPage();
        await openBarePage(bare, { file, library, mode, direction }, width);
        await whenPainted(bare);

        const expected = await computedStyles(bare.locator('#bare'));
        const actual = await computedStyles(root.locator('> div'));
        expect(actual.map(({ place }) => place)).toEqual(expected.map(({ place }) => place));
        expect(differences(expected, actual, INVISIBLE)).toEqual([]);
      },
    );
  }
}
