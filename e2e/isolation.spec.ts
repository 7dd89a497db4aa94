import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openBarePage } from './support/bare-page';
import type { BareDemo } from './support/bare-page';
import { computedStyles } from './support/computed-styles';
import { demoRoot } from './support/hydration';
import { whenPainted } from './support/painted';
import { differences } from './support/style-differences';

type Demo = Pick<BareDemo, 'file' | 'library'> & { url: string };

/** Tables, lists, headings, links and form controls; and what is most often styled by a site. */
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

/** The site's fonts: which ones a page offers is no matter of its stylesheet's reach. */
function fontFaces(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rulesOf = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) =>
        'cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [rule],
      );
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesOf(cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText)
      .join('\n');
  });
}

// The server's HTML and stylesheets alone: what a script adds is the library's, and the same anywhere.
test.use({ javaScriptEnabled: false });

for (const { url, file, library } of DEMOS) {
  const name = file.replace(/^.*\/|\.tsx$/g, '');
  for (const { mode, direction } of LOOKS) {
    test(`${library} ${name} looks as on a bare page, ${mode}, ${direction}`, async ({
      page,
      context,
    }) => {
      await page.goto(url);
      await page.evaluate(
        ([theme, dir]) => {
          document.documentElement.dataset.theme = theme;
          document.documentElement.dir = dir;
          document.body.dir = dir;
        },
        [mode, direction],
      );
      await whenPainted(page);
      const root = demoRoot(page, name);
      await root.scrollIntoViewIfNeeded();
      const { width } = (await root.boundingBox())!;

      const bare = await context.newPage();
      const fonts = await fontFaces(page);
      expect(fonts).toContain('Roboto');
      await openBarePage(bare, { file, library, mode, direction }, { width, fontFaces: fonts });
      await whenPainted(bare);

      const expected = await computedStyles(bare.locator('#bare'));
      const actual = await computedStyles(root);
      expect(actual.map(({ place }) => place)).toEqual(expected.map(({ place }) => place));
      expect(differences(expected, actual)).toEqual([]);
    });
  }
}
