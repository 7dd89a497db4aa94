import type { EVENTS, NARROWED, USER_PROPERTIES } from './events';

type Catalogue = typeof EVENTS;

/** Name of an event in the catalogue. */
export type EventName = keyof Catalogue;

type Value<Rule> = Rule extends readonly (infer Word)[] ? Word : number;

type NarrowedOf<Name> = Name extends keyof typeof NARROWED
  ? { [Key in keyof (typeof NARROWED)[Name]]: Value<(typeof NARROWED)[Name][Key]> }
  : unknown;

/** Parameters of an event, exactly those in the catalogue. */
export type EventParameters<Name extends EventName> = Omit<
  Record<keyof Catalogue[Name]['parameters'], string>,
  keyof NarrowedOf<Name>
> &
  NarrowedOf<Name>;

/** User properties, none of which identifies a person. */
export type UserProperties = Readonly<Record<keyof typeof USER_PROPERTIES, string>>;

/** Any event on its way to a sink. */
export interface SentEvent {
  name: EventName;
  parameters: Readonly<Record<string, string | number>>;
}

/** Receives events. */
export interface Sink {
  /** Receives user properties: before the first event, and when they change. */
  setUser: (user: UserProperties) => void;
  send: (event: SentEvent) => void;
}

/** The site's sink and its settings. */
export type SinkConfig =
  { sink: 'console' } | { sink: 'google'; id: string } | { sink: 'collector'; url: string };
