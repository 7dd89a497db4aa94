import type * as z from 'zod';
import type * as schema from './schema';

/** A TypeScript type in readable form. */
export type TypeText = z.infer<typeof schema.typeText>;

/** The kind of value that a prop accepts, for playground controls and labels. */
export type TypeKind = TypeText['kind'];

/** One argument of a callback. */
export type ArgumentApi = z.infer<typeof schema.argument>;

/** The signature of a callback. */
export type SignatureApi = z.infer<typeof schema.signature>;

/** The facts that changed. */
export type EntryFacts = z.infer<typeof schema.facts>;

/** One change between two releases. */
export type EntryChange = z.infer<typeof schema.change>;

/** How a prop, slot or class changed between two releases. */
export type ChangeKind = EntryChange['kind'];

/** All changes of a component, sorted by kind and name. */
export type ComponentChanges = z.infer<typeof schema.changes>;

/** The changes of a component between two documented releases. */
export type ReleaseChanges = z.infer<typeof schema.releaseChanges>;

/** The versions that added and removed something. */
export type Dated = Pick<PropApi, 'since' | 'removed'>;

/** One prop. */
export type PropApi = z.infer<typeof schema.prop>;

/** An inherited prop, described on another component's page. */
export type InheritedProp = z.infer<typeof schema.inheritedProp>;

/** A part of the component that projects can replace. */
export type SlotApi = z.infer<typeof schema.slot>;

/** A class that a component puts on one of its elements. */
export type ClassApi = z.infer<typeof schema.classEntry>;

/** The description of a component; `schema.ts` describes its fields. */
export type ComponentApi = z.infer<typeof schema.component>;
