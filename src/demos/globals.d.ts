/** Whether this is the bundle that renders pages on the server; set by `plugins/demos`. */
declare const __SERVER__: boolean;

/** Address of each library theme's stylesheet; set by `plugins/static-theme`. */
declare const __LIBRARY_STYLESHEETS__: Record<import('@site/src/products').DemoScope, string>;

/** All that only a visible or touched demo needs; made by `plugins/demos` from the demo's file. */
declare module '*.tsx?island' {
  const island: import('./types').IslandModule;
  export = island;
}

/** What a page needs to reserve a demo's room; made by `plugins/demos` from the demo's file. */
declare module '*.tsx?facts' {
  const facts: import('./types').DemoFacts;
  export = facts;
}
