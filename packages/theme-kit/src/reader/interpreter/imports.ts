import * as materialHues from '@mui/material/colors';
import joyHues from '@mui/joy/colors';
import generateUtilityClass from '@mui/material/generateUtilityClass';
import { printInline } from '../../printer';
import type { Data } from '../../printer';
import { chroma } from './chroma';
import { CREATORS, creator, nativeNamed } from './library';
import { plain, wrapped } from './plain';
import { themeData } from './theme-data';
import { Foreign, Native, Unknown } from './values';
import type { Place, Run, Value } from './values';

const MUI = /^@(?:mui|material-ui)\//;
const JOY = /^@mui\/joy(?:\/|$)/;
const HUES = /^@(?:mui\/(?:material|joy)|material-ui\/core)\/colors(?:\/(\w+))?/;
const FONTS = /^next\/font\/(?:google|local)$/;
const REACT = /^(?:react|preact\/compat)$/;
const CHROMA = /^chroma-js$/;
const LODASH = /^(?:lodash(?:-es)?(?:[./](?:fp\/)?\w+)?|deepmerge|ts-deepmerge)$/;

/** Packages whose values are kept as code. */
const KEPT = /^(?:@mui\/|@emotion\/|next\/|react$|react-router-dom$)/;

/** Packages of version 4, and what they're called now. */
const RENAMED: [RegExp, string][] = [
  [/^@material-ui\/core/, '@mui/material'],
  [/^@material-ui\/icons/, '@mui/icons-material'],
  [/^@material-ui\/lab/, '@mui/lab'],
  [/^@material-ui\/styles/, '@mui/styles'],
];

function modernSource(source: string): string {
  const found = RENAMED.find(([pattern]) => pattern.test(source));
  return found ? source.replace(...found) : source;
}

/** The last part of a module's name, which is that of its default export. */
function lastPart(source: string): string {
  return (
    source
      .split(/[./]/)
      .filter((part) => !/^(?:js|index|esm|cjs)$/.test(part))
      .at(-1) ?? ''
  );
}

/** Something that a module imports. */
export interface Imported {
  source: string;
  /** The name in the module, `default`, or `*`. */
  imported: string;
  local: string;
}

const FONT_NAME = (name: string) => name.replaceAll('_', ' ');

/** A font of Next.js, whose name is only known in the built app. */
function font(run: Run, { source, imported, local }: Imported): Native {
  const code = run.localName(source, imported, local);
  const needs = { imports: [{ source, imported, local: code }], constants: [] };
  return new Native(local, (_run, args, place) => {
    const options = plain(args[0], (part) => themeData(run, part)) as Data | undefined;
    const preview = source.endsWith('google') ? `"${FONT_NAME(imported)}"` : null;
    return new Foreign(
      place,
      `${code}(${options === undefined ? '' : printInline(options)})`,
      needs,
      preview,
    );
  });
}

/** Classes that fields of Material UI have of their own; they share the others with InputBase. */
const FIELD_CLASSES: [RegExp, RegExp][] = [
  [/^(?:input|outlinedInput)Classes$/, /^(?:root|underline|notchedOutline|input)$/],
  [
    /^filledInputClasses$/,
    /^(?:root|underline|input|adorned(?:Start|End)|sizeSmall|multiline|hiddenLabel)$/,
  ],
];

/** The classes of a component, such as `buttonClasses.root`. Joy UI's have the same prefix. */
function classes(name: string, isJoy: boolean): Native {
  const component = name.replace(/Classes$/, '').replace(/^./, (letter) => letter.toUpperCase());
  const field = isJoy ? undefined : FIELD_CLASSES.find(([pattern]) => pattern.test(name));
  return new Native(name, null, (slot) =>
    generateUtilityClass(field && !field[1].test(slot) ? 'MuiInputBase' : `Mui${component}`, slot),
  );
}

function hues(run: Run, source: string, name: string): Value {
  const all: Record<string, unknown> = JOY.test(source) ? joyHues : materialHues;
  const [, single] = HUES.exec(source) ?? [];
  const hue = single ?? name;
  const isAll = hue === '*' || hue === 'default' || hue === 'colors';
  return run.constant(`${JOY.test(source)} ${hue}`, () => {
    const value = isAll ? { ...all } : Object.hasOwn(all, hue) ? all[hue] : undefined;
    return value === undefined ? undefined : wrapped(value, { file: null, line: 1, column: 1 });
  });
}

/** A value that stays code. */
function foreign(run: Run, { source, imported, local }: Imported, place: Place): Foreign {
  const modern = modernSource(source);
  const code = run.localName(modern, imported, local);
  const imports = [{ source: modern, imported, local: code }];
  return new Foreign(place, code, { imports, constants: [] });
}

/** What a name of the library means. */
function ofLibrary(run: Run, one: Imported, place: Place): Value {
  const { source, imported } = one;
  if (imported === '*') {
    const member = (name: string) => ofLibrary(run, { source, imported: name, local: name }, place);
    return HUES.test(source) ? hues(run, source, '*') : new Native(one.local, null, member);
  }
  const name = imported === 'default' ? lastPart(source) : imported;
  if (HUES.test(source) || name === 'colors') {
    return (
      hues(
        run,
        source,
        name === 'colors' ? '*' : imported === 'default' ? lastPart(source) : name,
      ) ?? foreign(run, one, place)
    );
  }
  if (CREATORS.test(name)) {
    return creator(name, JOY.test(source) ? 'joy' : 'material');
  }
  if (/^[a-z]\w+Classes$/.test(name) && /^@mui\/(?:material|lab|joy)/.test(modernSource(source))) {
    return classes(name, JOY.test(source));
  }
  return nativeNamed(name) ?? hook(name, place) ?? foreign(run, one, place);
}

/** Hooks and other functions whose results depend on where the code runs. */
function hook(name: string, place: Place): Unknown | null {
  const reason = `\`${name}()\` is only known when the code runs. Write the value.`;
  return /^use[A-Z]/.test(name) ? new Unknown(place, reason, name) : null;
}

/** What an imported name means, if it isn't a module of the text. */
export function importedValue(run: Run, one: Imported, place: Place): Value {
  const { source, imported, local } = one;
  if (MUI.test(source)) {
    return ofLibrary(run, one, place);
  }
  if (FONTS.test(source)) {
    return font(run, one);
  }
  if (REACT.test(source) || LODASH.test(source)) {
    const named = (name: string) => nativeNamed(name) ?? hook(name, place) ?? undefined;
    if (imported === '*' || (imported === 'default' && /^(?:react|lodash(?:-es)?)$/.test(source))) {
      return new Native(local, null, named);
    }
    const known = named(imported === 'default' ? lastPart(source) : imported);
    if (known) {
      return known;
    }
  }
  if (CHROMA.test(source)) {
    return chroma;
  }
  if (KEPT.test(source)) {
    return foreign(run, one, place);
  }
  // Projects import the library through modules of their own.
  if (/^[.@~#]|^src\//.test(source) && (CREATORS.test(imported) || nativeNamed(imported))) {
    return CREATORS.test(imported) ? creator(imported, null) : nativeNamed(imported)!;
  }
  const advice = /^[.@~#]/.test(source) ? 'Add that file, or write its value.' : 'Write its value.';
  const reason = `\`${local}\` is imported from \`${source}\`, which isn’t read. ${advice}`;
  return new Unknown(place, reason, local);
}
