import { MAX_VALUE, linkQuery } from '@site/src/foundation/browser/link-query';
import { ownValue } from '@site/src/foundation/own-value';
import type { Control, Literal, PlaygroundSpec, PropValue, State } from '../types';

/** An invalid parameter in the URL. */
export interface Fault {
  /** The prop's name in the URL, without the component's. */
  prop: string;
  /** The invalid value; absent if the prop doesn't exist. */
  value?: string;
  /** The valid values, if they can be listed. */
  allowed?: string;
}

/** Prefix for values other than text: the name of a predefined value, or nothing. */
const MARK = '~';

/** Most faults that are listed; a link can contain thousands. */
const MAX_FAULTS = 10;

/** Removes an initial prop. */
const NOTHING = `${MARK}none`;

// In text that starts with the prefix, the prefix is doubled.
function textOf(written: string): string {
  return written.startsWith(MARK + MARK) ? written.slice(MARK.length) : written;
}

function written(value: PropValue): string {
  if (typeof value === 'object') {
    return MARK + value.named;
  }
  return String(value).startsWith(MARK) ? MARK + String(value) : String(value);
}

function namedIn(control: Control): string[] {
  return control.kind === 'node' ? control.named! : [];
}

function valueOf(control: Control, text: string): PropValue | undefined {
  const name = text.startsWith(MARK) && !text.startsWith(MARK + MARK) ? text.slice(1) : null;
  if (name !== null) {
    return namedIn(control).includes(name) ? { named: name } : undefined;
  }
  switch (control.kind) {
    case 'switch':
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    case 'choice':
      return control.values!.find((value) => String(value) === text);
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
    default:
      return textOf(text);
  }
}

/** Text of a link in a message. */
const shown = (text: string) => text.slice(0, MAX_VALUE);

function allowedBy({ kind, values }: Control): string | undefined {
  const lists: Partial<Record<Control['kind'], readonly Literal[]>> = {
    switch: [true, false],
    choice: values,
  };
  return lists[kind]?.join(', ');
}

/** Whether two values are equal. */
export function isSame(one: PropValue | undefined, other: PropValue | undefined): boolean {
  return typeof one === 'object' && typeof other === 'object'
    ? one.named === other.named
    : one === other;
}

/**
 * Reads the state of a playground from a URL. Parameters start with the component's name:
 * `?Button.variant=contained&Button.startIcon=~icon`.
 *
 * @param search - The URL's query, with or without `?`.
 * @returns The state, and the first invalid parameters, each name once.
 */
export function decodeState(
  { name, controls, initial }: PlaygroundSpec,
  search: string,
): { state: State; faults: Fault[] } {
  const state: Record<string, PropValue> = { ...initial };
  const faults: Fault[] = [];
  const byProp = new Map(controls.map((control) => [control.prop, control]));
  // If a link has a parameter twice, the last one counts.
  for (const [key, text] of new Map(linkQuery(search))) {
    if (key.startsWith(`${name}.`)) {
      const prop = key.slice(name.length + 1);
      const control = byProp.get(prop);
      const value = control && valueOf(control, text);
      if (control && text === NOTHING) {
        delete state[prop];
      } else if (value !== undefined) {
        state[prop] = value;
      } else if (control) {
        const allowed = allowedBy(control);
        faults.push({ prop, value: shown(text), ...(allowed ? { allowed } : {}) });
      } else {
        faults.push({ prop: shown(prop) });
      }
    }
  }
  return { state, faults: faults.slice(0, MAX_FAULTS) };
}

/**
 * Numbers in links, because components render as many stars, dots or marks as a number says: at most
 * `MOST`, and no smaller parts than `LEAST`, for example as the distance of marks.
 */
const MOST = 1_000;
const LEAST = 0.1;

/** Props that only set a time or a size. */
const MEASURE = /(?:duration|delay|timeout|ms|px|width|height|size)$/i;
const MOST_MEASURED = 100_000;

const mostOf = (prop: string) => (MEASURE.test(prop) ? MOST_MEASURED : MOST);

function isLight(prop: string, value: PropValue | undefined): boolean {
  const size = typeof value === 'number' ? Math.abs(value) : 0;
  return size === 0 || (size >= LEAST && size <= mostOf(prop));
}

/**
 * `decodeState` for a link, which anybody may have written: numbers that could make a component so large
 * that the page freezes are invalid.
 */
export function decodeLink(
  spec: PlaygroundSpec,
  search: string,
): { state: State; faults: Fault[] } {
  const { state, faults } = decodeState(spec, search);
  const heavy = Object.entries(state).filter(
    ([prop, value]) => value !== ownValue(spec.initial, prop) && !isLight(prop, value),
  );
  const refused = new Set(heavy.map(([prop]) => prop));
  const kept = Object.entries(state).filter(([prop]) => !refused.has(prop));
  const initial = Object.entries(spec.initial).filter(([prop]) => refused.has(prop));
  const tooHeavy = heavy.map(([prop, value]) => ({
    prop,
    value: String(value),
    allowed: `0, ±${LEAST}–${mostOf(prop)}`,
  }));
  return {
    state: Object.fromEntries([...kept, ...initial]),
    faults: [...tooHeavy, ...faults].slice(0, MAX_FAULTS),
  };
}

/**
 * Writes the differences from the initial state to a URL. Keeps other parameters.
 *
 * @param search - The current query.
 * @returns The query, with `?` unless it is empty.
 */
export function encodeState(
  { name, controls, initial }: PlaygroundSpec,
  state: State,
  search: string,
): string {
  const others = [...linkQuery(search)].filter(([key]) => !key.startsWith(`${name}.`));
  const query = new URLSearchParams(others);
  for (const { prop } of controls) {
    const value = ownValue(state, prop);
    if (!isSame(value, ownValue(initial, prop))) {
      query.set(`${name}.${prop}`, value === undefined ? NOTHING : written(value));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
