import type { EVENTS, NARROWED, USER_PROPERTIES } from './events';

type Catalogue = typeof EVENTS;

/** Name of an event of the catalogue. */
export type EventName = keyof Catalogue;

type Value<Rule> = Rule extends readonly (infer Word)[] ? Word : number;

type NarrowedOf<Name> = Name extends keyof typeof NARROWED
  ? { [Key in keyof (typeof NARROWED)[Name]]: Value<(typeof NARROWED)[Name][Key]> }
  : unknown;

/** Parameters of an event: those of the catalogue, no more and no fewer. */
export type EventParameters<Name extends EventName> = Omit<
  Record<keyof Catalogue[Name]['parameters'], string>,
  keyof NarrowedOf<Name>
> &
  NarrowedOf<Name>;

/** What every sink is told of the reader; nothing that names a person. */
export type UserProperties = Readonly<Record<keyof typeof USER_PROPERTIES, string>>;

/** An event of any name on its way to a sink. */
export interface SentEvent {
  name: EventName;
  parameters: Readonly<Record<string, string | number>>;
}

/** Where events go. */
export interface Sink {
  /** Takes the reader's properties: before the first event, and when they change. */
  setUser: (user: UserProperties) => void;
  send: (event: SentEvent) => void;
}

/** Which sink a site has, and what it needs to know. */
export type SinkConfig =
  { sink: 'console' } | { sink: 'google'; id: string } | { sink: 'collector'; url: string };
