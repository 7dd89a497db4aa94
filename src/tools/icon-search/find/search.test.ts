import path from 'node:path';
import { iconAssets } from '../../../../plugins/assets/icon-search/assets';
import { readIcons } from '../../../../plugins/assets/icon-search/read-icons';
import type { IconIndexFile } from '../types';
import { indexOf } from './icon-index';
import { nearIcons } from '../results/near-icons';
import { relatedIcons } from '../results/related-icons';
import { entriesOf, searchIcons, tokensOf } from './search';
import otherSets from './other-sets.json';
import synonyms from './synonyms.json';

// The installed package, so a release that renames icons fails here.
const folder = path.dirname(require.resolve('@mui/icons-material/package.json'));
const { content } = iconAssets(readIcons(folder), '/').index;
const index = indexOf(JSON.parse(content) as IconIndexFile);
const entries = entriesOf(index);

function found(query: string, theme: 'Filled' | 'Sharp' = 'Filled'): string[] {
  return searchIcons(entries, query, theme, index.has).map((position) => index.names[position]!);
}

describe('a long query', () => {
  /** The entries, which count how often their texts are read. */
  function counted() {
    let count = 0;
    const some = entries.slice(0, 50).map(
      (entry) =>
        new Proxy(entry, {
          get(target, key: keyof typeof entry) {
            count += 1;
            return target[key];
          },
        }),
    );
    return { some, read: () => count };
  }

  it.each([
    [
      'searching',
      (some: typeof entries, text: string) => void searchIcons(some, text, 'Filled', index.has),
    ],
    ['similar names', (some: typeof entries, text: string) => void nearIcons(some, text, 6)],
  ])('takes no more work than 16 words: %s', (_case, run) => {
    // Each word is in most icons, so none ends the comparison.
    const [few, many] = [16, 4_000].map((words) => {
      const { some, read } = counted();
      run(some, 'a '.repeat(words));
      return read();
    });
    expect(many).toBe(few);
  });

  it('compares each word of similar names with 16 words', () => {
    expect(tokensOf('zzz '.repeat(4_000))).toHaveLength(16);
  });
});

describe('searchIcons', () => {
  it.each([
    ['delete', 'Delete'],
    ['DELETE', 'Delete'],
    ['arrow back', 'ArrowBack'],
    ['arrowback', 'ArrowBack'],
    ['arrow_back', 'ArrowBack'],
    ['log out', 'Logout'],
    ['DeleteOutlined', 'Delete'],
    ['alarm icon', 'Alarm'],
    ["import Alarm from '@mui/icons-material/AlarmTwoTone';", 'Alarm'],
    ['4k', 'FourK'],
    ['5g', 'FiveG'],
    ['360', 'ThreeSixty'],
    ['3d rotation', 'ThreeDRotation'],
    ['18 up', 'EighteenUpRating'],
    ['24mp', 'TwentyFourMp'],
    ['20 mp', 'TwentyZeroMp'],
    ['60fps', 'SixtyFps'],
    ['+', 'Add'],
    ['?', 'Help'],
    ['x', 'X'],
    ['stars', 'Stars'],
    ['a/c', 'AcUnit'],
    ['wi-fi', 'Wifi'],
    ['e-mail', 'Email'],
    ['3g', 'ThreeGMobiledata'],
    ['hdr+', 'HdrPlus'],
    ['8k+', 'EightKPlus'],
    ['18+', 'EighteenUpRating'],
    ['360°', 'ThreeSixty'],
    ['check-box', 'CheckBox'],
    ['usb-c', 'Usb'],
    ['centre focus', 'CenterFocusStrong'],
    ['<DeleteIcon />', 'Delete'],
    ["import { Alarm } from '@mui/icons-material';", 'Alarm'],
  ])('finds %j first as %s by name', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it.each([
    ['trash', 'Delete'],
    ['trash can', 'Delete'],
    ['cog', 'Settings'],
    ['hamburger', 'Menu'],
    ['magnifying glass', 'Search'],
    ['sign out', 'Logout'],
    ['robot', 'SmartToy'],
    ['funnel', 'FilterAlt'],
    ['bell', 'Notifications'],
    ['eye', 'Visibility'],
    ['pencils', 'Edit'],
    ['1x', 'Speed'],
    ['to-do', 'Checklist'],
    ['drop-down', 'ArrowDropDown'],
    ['t-shirt', 'Checkroom'],
    ['favourites', 'Favorite'],
    ['colour', 'Palette'],
    ['cancelled', 'Cancel'],
    ['theatre', 'Theaters'],
    ['tyre', 'TireRepair'],
    ['aeroplane', 'Flight'],
    ['lift', 'Elevator'],
    ['categories', 'Category'],
    ['boxes', 'Inventory'],
    ['buses', 'DirectionsBus'],
    ['children', 'ChildCare'],
    ['mice', 'Mouse'],
    ['café', 'LocalCafe'],
  ])('finds %j near the top as %s by synonym', (query, name) => {
    expect(found(query).slice(0, 5)).toContain(name);
  });

  it.each([
    ['on/off', ['Power', 'ToggleOff', 'ToggleOn']],
    ['play/pause', ['PlayArrow', 'Pause']],
  ])('finds the words on both sides of the slash in %j', (query, names) => {
    expect(found(query)).toEqual(expect.arrayContaining(names));
  });

  it('only finds icons that match every word', () => {
    expect(found('alarm zzz')).toEqual([]);
    expect(found('alarm add')).toEqual(expect.arrayContaining(['AlarmAdd', 'AddAlarm']));
    expect(found('alarm add')).not.toContain('AlarmOff');
  });

  it('only finds icons of the theme', () => {
    expect(found('github')).toEqual(['GitHub']);
    expect(found('github', 'Sharp')).toEqual([]);
  });

  it('finds all icons without a text, and none for signs that stand for nothing', () => {
    expect(found(' ').length).toBeGreaterThan(2_100);
    expect(found('§¶')).toEqual([]);
  });
});

describe('tokensOf', () => {
  it.each([...'+-?!@#$€£¥%<>×✓→←↑↓★♥…⋮☰'])('finds an icon for %s', (sign) => {
    expect(found(sign)[0]?.toLowerCase()).toBe(tokensOf(sign).join(''));
  });

  it('ignores words such as icon, unless there are no others', () => {
    expect(tokensOf('menu icon')).toEqual(['menu']);
    expect(tokensOf('icon')).toEqual(['icon']);
  });
});

describe('the synonyms', () => {
  it('are listed for names of icons and for words in them', () => {
    const known = new Set(entries.flatMap(({ name, words }) => [name, ...words]));
    expect(Object.keys(synonyms).filter((key) => !known.has(key))).toEqual([]);
  });

  it('are words in lower case, each listed once', () => {
    const wrong = Object.entries(synonyms).filter(([, list]) => {
      const words = list.split(' ');
      return new Set(words).size < words.length || words.some((word) => !/^[a-z\d]+$/.test(word));
    });
    expect(wrong).toEqual([]);
  });
});

describe('nearIcons', () => {
  it.each([
    ['delte', 'Delete'],
    ['AcUnt', 'AcUnit'],
    ['settngs', 'Settings'],
    ['magnifer', 'Search'],
  ])('suggests for %j, among others, %s', (text, name) => {
    const near = nearIcons(entries, text, 6);
    expect(near.length).toBeLessThanOrEqual(6);
    expect(near.map((entry) => entry.name)).toContain(name);
  });

  it('suggests nothing for a text unlike any name', () => {
    expect(nearIcons(entries, 'qqqqqqqq', 6)).toEqual([]);
    expect(nearIcons(entries, '', 6)).toEqual([]);
  });
});

describe('relatedIcons', () => {
  it('lists icons that share the most words', () => {
    const alarm = entries.find(({ name }) => name === 'AccessAlarm')!;
    const related = relatedIcons(entries, alarm, 4).map(({ name }) => name);
    expect(related).toHaveLength(4);
    expect(related).toContain('Alarm');
    expect(related).not.toContain('AccessAlarm');
  });
});

it('finds an icon first by its name in Font Awesome, Feather, Lucide and Bootstrap Icons', () => {
  const wrong = Object.entries(otherSets).filter(([name, icons]) => {
    const first = found(name).slice(0, icons.length);
    return icons.some((icon) => !first.includes(icon));
  });
  expect(wrong).toEqual([]);
  expect(found('user')[0]).toBe('Person');
  expect(found('eye-slash')[0]).toBe('VisibilityOff');
});
