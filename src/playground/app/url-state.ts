import type { Control, Literal, PlaygroundSpec, PropValue, State } from '../types';

/** What an address asked for that cannot be had. */
export interface Fault {
  /** The name in the address, without the component's. */
  prop: string;
  /** The value that the prop does not take; absent when there is no such prop. */
  value?: string;
  /** The values that it does take, when they can be listed. */
  allowed?: string;
}

/** Begins what is no text: the name of a ready value, or nothing at all. */
const MARK = '~';

/** Takes a prop away that is there at the beginning. */
const NOTHING = `${MARK}none`;

// A text that begins with the mark has it twice.
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

function allowedBy({ kind, values }: Control): string | undefined {
  const lists: Partial<Record<Control['kind'], readonly Literal[]>> = {
    switch: [true, false],
    choice: values,
  };
  return lists[kind]?.join(', ');
}

/** Whether two values are the same. */
export function isSame(one: PropValue | undefined, other: PropValue | undefined): boolean {
  return typeof one === 'object' && typeof other === 'object'
    ? one.named === other.named
    : one === other;
}

/**
 * Reads the state of a playground out of an address, where its props begin with the component's
 * name: `?Button.variant=contained&Button.startIcon=~icon`.
 *
 * @param search - Query of the address, with or without `?`.
 * @returns The state, and what was left out of it and why.
 */
export function decodeState(
  { name, controls, initial }: PlaygroundSpec,
  search: string,
): { state: State; faults: Fault[] } {
  const state: Record<string, PropValue> = { ...initial };
  const faults: Fault[] = [];
  for (const [key, text] of new URLSearchParams(search)) {
    if (key.startsWith(`${name}.`)) {
      const prop = key.slice(name.length + 1);
      const control = controls.find((one) => one.prop === prop);
      const value = control && valueOf(control, text);
      if (control && text === NOTHING) {
        delete state[prop];
      } else if (value !== undefined) {
        state[prop] = value;
      } else if (control) {
        const allowed = allowedBy(control);
        faults.push({ prop, value: text, ...(allowed ? { allowed } : {}) });
      } else {
        faults.push({ prop });
      }
    }
  }
  return { state, faults };
}

/**
 * Writes a state into an address, as far as it differs from the beginning. All that the query holds
 * besides stays.
 *
 * @param search - Query of the present address.
 * @returns The query, with `?` unless it is empty.
 */
export function encodeState(
  { name, controls, initial }: PlaygroundSpec,
  state: State,
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const key of [...query.keys()].filter((one) => one.startsWith(`${name}.`))) {
    query.delete(key);
  }
  for (const { prop } of controls) {
    const value = state[prop];
    if (!isSame(value, initial[prop])) {
      query.set(`${name}.${prop}`, value === undefined ? NOTHING : written(value));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
