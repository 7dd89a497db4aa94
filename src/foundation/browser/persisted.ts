import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage';
import type { StorageArea } from './storage';

/**
 * What describes a persisted value. Without more, the value is any text, or `null` if nothing is
 * stored; whoever reads it validates it.
 */
interface Description {
  /** Name in storage. */
  key: string;
  /** Where it's stored, `localStorage` by default. */
  area?: StorageArea | 'cookie';
  /**
   * The text that the page starts with, read once. By default, the stored text is read each time.
   * For a value that can come from elsewhere, or whose storage is slow.
   */
  start?: () => string | null;
  /** Attribute of `<html>` that shows the value. */
  attribute?: string;
  /** Whether it's memory or an answer, which Reset leaves. Other values are settings. */
  isMemory?: boolean;
}

/** A value that is one of several texts. The first is the default, which unknown texts count as. */
interface ChoiceOptions<Value> extends Description {
  values: readonly Value[];
}

/** A value with a format of its own. */
interface FormatOptions<Value> extends Description {
  /** Parses any stored text; `null` if there is none, for the default. */
  parse: (stored: string | null) => Value;
  /** Formats a value for storage; `null` removes it. By default, the value itself. */
  format?: (value: Value) => string | null;
}

/** A value that is stored in the browser. */
export interface Persisted<Value> extends Description {
  /** The value if nothing is stored, on the server and while hydrating. */
  default: Value;
  /** The current value, the same object until it changes. */
  get: () => Value;
  /** Stores a value. If the browser refuses, the value applies until the page is closed. */
  set(value: Value): void;
  /** Sets a value for this page only: what is stored stays, and later changes of it don't matter. */
  hold(value: Value): void;
  /** Removes what is stored, which returns to the default. */
  reset: () => void;
  /**
   * Calls a function after each change in this tab, and after changes in other tabs.
   *
   * @returns A function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
}

/** A persisted value that is one of several texts. */
export type Choice<Value> = Persisted<Value> & ChoiceOptions<Value>;

/** A persisted value, whatever its type. */
export type AnyPersisted = Persisted<unknown> & Partial<ChoiceOptions<unknown>>;

type Listener = (changed: AnyPersisted) => void;

const listeners = new Set<Listener>();

/** The values that exist. */
export const PERSISTED: AnyPersisted[] = [];

function notify(changed: AnyPersisted): void {
  listeners.forEach((listener) => listener(changed));
}

/**
 * Calls a function with each persisted value that changes.
 *
 * @returns A function that unsubscribes.
 */
export function subscribeAll(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined') {
  // Follows the other tabs.
  window.addEventListener('storage', (event) =>
    PERSISTED.filter((value) => event.key === null || event.key === value.key).forEach(notify),
  );
}

/**
 * Creates a value that is stored in the browser and follows other tabs. Those of the site are in
 * `src/reader/settings/registry.ts`; memory that only one part of the site reads can be next to it.
 *
 * @example
 * const font = persisted({ key: 'docs-font', values: ['serif', 'sans'], attribute: 'data-font' });
 * font.set('sans');
 * const current = usePersisted(font); // in a component
 */
export function persisted<const Value extends string | null>(
  options: ChoiceOptions<Value>,
): Choice<Value>;
export function persisted<Value>(options: FormatOptions<Value>): Persisted<Value>;
export function persisted(options: Description): Persisted<string | null>;
export function persisted(
  options: Description & Partial<ChoiceOptions<unknown> & FormatOptions<unknown>>,
): AnyPersisted {
  const { key, area = 'localStorage', start, values } = options;
  const {
    parse = (stored) => (values ? (values.find((one) => one === stored) ?? values[0]) : stored),
    format = (value) => value as string | null,
  } = options;
  /** The text of this page: held, refused by the browser, or what it started with. */
  let own: string | null | undefined;
  let text: string | null | undefined;
  let current: unknown;

  const get = () => {
    if (own === undefined && start) {
      own = start();
    }
    // A cookie has a start, so only the others are read here.
    const next = own === undefined ? readStored(area as StorageArea, key) : own;
    if (next !== text) {
      text = next;
      current = parse(next);
    }
    return current;
  };
  const change = (next: string | null | undefined) => {
    const before = current;
    own = next;
    if (get() !== before) {
      notify(value);
    }
  };
  const write = (next: string | null) =>
    change(writeStored(area, key, next) && !start ? undefined : next);
  const value: AnyPersisted = {
    ...options,
    default: parse(null),
    get,
    set: (next) => write(format(next)),
    hold: (next) => change(format(next)),
    reset: () => write(null),
    subscribe: (listener) => subscribeAll((changed) => changed === value && listener()),
  };
  PERSISTED.push(value);
  return value;
}

/** The current value in a component. It hydrates with the default, like the server. */
export function usePersisted<Value>(value: Persisted<Value>): Value {
  return useSyncExternalStore(value.subscribe, value.get, () => value.default);
}
