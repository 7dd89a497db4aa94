import fs from 'node:fs';
import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import { IconSvg } from '../../../src/tools/icon-search/IconSvg';
import { ICON_THEMES } from '../../../src/tools/icon-search/types';
import { commonIcons } from './common-icons';
import { readIcons, splitName } from './read-icons';

const folder = path.dirname(require.resolve('@mui/icons-material/package.json'));
const icons = readIcons(folder);

describe('splitName', () => {
  it.each([
    ['Alarm', { name: 'Alarm', theme: 'Filled' }],
    ['AlarmTwoTone', { name: 'Alarm', theme: 'TwoTone' }],
    ['ChartOutlined', { name: 'ChartOutlined', theme: 'Filled' }],
    ['ChartOutlinedSharp', { name: 'ChartOutlined', theme: 'Sharp' }],
  ])('splits %s', (name, expected) => {
    expect(splitName(name, new Set(['ChartOutlined', 'ChartOutlinedSharp']))).toEqual(expected);
  });
});

describe('readIcons', () => {
  it('reads every module of the installed package once', () => {
    const modules = fs.readdirSync(folder).filter((file) => /^[A-Z]\w*\.js$/.test(file));
    const read = [...icons.values()].flatMap((icon) => Object.keys(icon));
    expect(read).toHaveLength(modules.length);
    expect(icons.size).toBeGreaterThan(2_100);
  });

  it('has most icons in all themes', () => {
    const complete = [...icons.values()].filter((icon) =>
      ICON_THEMES.every((theme) => icon[theme]),
    );
    expect(complete.length / icons.size).toBeGreaterThan(0.95);
  });

  // A path, several paths, circles, groups and fragments.
  it.each(['AcUnit', 'AccessAlarmTwoTone', 'MoreVert', 'Http', 'LocalFloristTwoTone', 'Grid4x4'])(
    'draws %s as the package does',
    (exported) => {
      const { default: Icon } = jest.requireActual<{ default: ComponentType }>(
        `@mui/icons-material/${exported}`,
      );
      const { name, theme } = splitName(exported, new Set());
      const contentOf = (html: string) => load(html)('svg').html();
      expect(contentOf(renderToStaticMarkup(<IconSvg drawing={icons.get(name)![theme]!} />))).toBe(
        contentOf(renderToStaticMarkup(<Icon />)),
      );
    },
  );
});

describe('commonIcons', () => {
  it('finds all of them in the package', () => {
    expect(commonIcons(icons)).toContainEqual({ name: 'Menu', drawing: icons.get('Menu')!.Filled });
  });

  it('throws if the package lacks one', () => {
    expect(() => commonIcons(new Map())).toThrow(
      '@mui/icons-material has no icon "Menu". Replace it in plugins/assets/icon-search/common-icons.ts.',
    );
  });
});
