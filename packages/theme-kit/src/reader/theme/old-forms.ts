import { COLOR_NAMES } from '../../theme/types';
import { dataAt, isRecord, merged, withData, withoutData } from '../../printer';
import type { Data, DataRecord } from '../../printer';
import { placeIn } from './reading';
import type { Reading } from './reading';

const note = (reading: Reading, path: readonly string[], text: string) =>
  reading.notes.push({ place: placeIn(reading, path), text });

function changed(reading: Reading, options: DataRecord): Reading {
  return { ...reading, options };
}

/** `palette.type` of version 4. */
function withMode(reading: Reading): Reading {
  const type = dataAt(reading.options, ['palette', 'type']);
  if (typeof type !== 'string') {
    return reading;
  }
  note(reading, ['palette', 'type'], '`palette.type` is called `mode` since version 5.');
  const options = withoutData(reading.options, ['palette', 'type']);
  return changed(reading, withData(options, ['palette', 'mode'], type));
}

/** `props` and `overrides` of version 4. */
function withComponents(reading: Reading): Reading {
  let { options } = reading;
  const moved: [string, string][] = [
    ['props', 'defaultProps'],
    ['overrides', 'styleOverrides'],
  ];
  for (const [old, name] of moved) {
    const parts = dataAt(options, [old]);
    if (isRecord(parts)) {
      note(reading, [old], `\`${old}\` is \`components.….${name}\` since version 5.`);
      const components = Object.fromEntries(
        Object.entries(parts).map(([component, part]): [string, Data] => [
          component,
          { [name]: part },
        ]),
      );
      const { [old]: _moved, ...others } = options;
      options = merged({ components: {}, ...others }, { components });
    }
  }
  const locate: Reading['locate'] = (path) => {
    const [first, component = '', part, ...rest] = path;
    const old = moved.find(([, name]) => name === part)?.[0];
    const isMoved = old && dataAt(reading.options, [old, component]) !== undefined;
    return reading.locate(first === 'components' && isMoved ? [old, component, ...rest] : path);
  };
  return { ...changed(reading, options), locate };
}

function joinedFonts(reading: Reading, value: Data, path: readonly string[]): Data {
  if (!isRecord(value)) {
    return value;
  }
  const entries = Object.entries(value).map(([key, part]): [string, Data] => {
    const own = [...path, key];
    if (key === 'fontFamily' && Array.isArray(part)) {
      note(reading, own, 'The list of fonts was joined to one text.');
      return [key, part.join(', ')];
    }
    return [key, joinedFonts(reading, part, own)];
  });
  return Object.fromEntries(entries);
}

/** Lists of fonts, which JSS of version 4 joined. */
function withFonts(reading: Reading): Reading {
  const { typography } = reading.options;
  return isRecord(typography)
    ? changed(reading, {
        ...reading.options,
        typography: joinedFonts(reading, typography, ['typography']),
      })
    : reading;
}

/** `primary: '#1976d2'`, which the library refuses. */
function withMainColors(reading: Reading): Reading {
  return COLOR_NAMES.reduce((all, name) => {
    const path = ['palette', name];
    const color = dataAt(all.options, path);
    if (typeof color !== 'string') {
      return all;
    }
    note(all, path, `A color needs a \`main\` color: \`${name}: { main: '${color}' }\`.`);
    return changed(all, withData(all.options, path, { main: color }));
  }, reading);
}

/** Brings options of Material UI to the form of its current version. */
export function modernized(reading: Reading): Reading {
  return [withMode, withComponents, withFonts, withMainColors].reduce(
    (all, change) => change(all),
    reading,
  );
}
