import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import { LATIN, fallbackFace, fontFace } from './font-faces';
import type { FontFace, FontMetrics, LocalFont } from './font-faces';
import { siteFontFaces } from './site-font';

const MODULE = 'fonts.css';

/** Arial, or what has its metrics. Source of the numbers: `@capsizecss/metrics` 3. */
const ARIAL = {
  familyName: 'Arial',
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xWidthAvg: 913,
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  weights: '1 599',
} satisfies LocalFont;

// Without a bold face, browsers embolden the regular one, and its glyphs keep their width.
const ARIAL_BOLD: LocalFont = {
  ...ARIAL,
  xWidthAvg: 983,
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
  ],
  weights: '600 1000',
};

/** The font of the site's own texts. */
const SITE = { package: 'ibm-plex-sans', family: 'IBM Plex Sans', weights: [400, 600] } as const;

/** The font of code. Its letters are as wide as those of Menlo and Liberation Mono, so it has no fallback. */
const CODE = { package: 'ibm-plex-mono', family: 'IBM Plex Mono', weights: [400, 600] } as const;

/** General Sans is not on npm. A file such as `GeneralSans-600.woff2` in static/fonts/ is picked up. */
const DROPPED = /^GeneralSans-(\d{3})\.woff2$/;

function packagedFile(name: string, weight: number): string {
  return require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
}

/** The fonts that the libraries' default themes name; fetched only when a demo uses them. */
function packagedFaces(): FontFace[] {
  const fonts = Object.values(LIBRARIES).flatMap(({ font }) => font ?? []);
  return [CODE, ...new Set(fonts)].flatMap(({ package: name, family, weights }) =>
    weights.map((weight) => ({
      family,
      weight,
      url: `~@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
      unicodeRange: LATIN,
    })),
  );
}

function droppedFonts(siteDir: string): { file: string; weight: number }[] {
  const folder = path.join(siteDir, 'static/fonts');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.flatMap((name) => {
    const weight = DROPPED.exec(name)?.[1];
    return weight ? [{ file: path.join(folder, name), weight: Number(weight) }] : [];
  });
}

async function metricsOf(file: string): Promise<FontMetrics> {
  const { fromFile } = await import('@capsizecss/unpack/fs');
  try {
    return await fromFile(file);
  } catch (cause) {
    throw new Error(`${file} cannot be read as a font. Put a WOFF2 file there, or remove it.`, {
      cause,
    });
  }
}

async function stylesheet(siteDir: string, folder: string): Promise<string> {
  const site = await Promise.all(
    SITE.weights.map((weight) =>
      siteFontFaces(folder, {
        family: SITE.family,
        weight,
        source: packagedFile(SITE.package, weight),
      }),
    ),
  );
  const dropped = droppedFonts(siteDir);
  const packaged = (name: string, weight: number) => metricsOf(packagedFile(name, weight));
  const faces = [
    ...[...site.flat(), ...packagedFaces()].map(fontFace),
    ...dropped.map(({ file, weight }) => fontFace({ family: 'General Sans', weight, url: file })),
    fallbackFace('IBM Plex Sans Fallback', await packaged(SITE.package, 400), ARIAL),
    fallbackFace('IBM Plex Sans Fallback', await packaged(SITE.package, 600), ARIAL_BOLD),
    // Material UI's font stack names Helvetica after Roboto, so Helvetica gets Roboto's metrics.
    fallbackFace('Helvetica', await packaged('roboto', 400), ARIAL),
    fallbackFace('Helvetica', await packaged('roboto', 700), ARIAL_BOLD),
  ];
  const [first] = dropped;
  if (first) {
    const heading = await metricsOf(first.file);
    faces.push(fallbackFace('General Sans Fallback', heading, ARIAL_BOLD));
  }
  return faces.join('\n');
}

/** Self-hosts the fonts of the site and the demos, with fallbacks of the same metrics. */
export default function fontsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'fonts', 'default');
  return {
    name: 'fonts',
    async contentLoaded({ actions }) {
      await actions.createData(MODULE, await stylesheet(siteDir, folder));
    },
    getClientModules() {
      return [path.join(folder, MODULE)];
    },
  };
}
