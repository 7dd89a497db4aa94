/** Whether this is the bundle that renders pages on the server; set by `plugins/demos`. */
declare const __SERVER__: boolean;

/** Address of each library theme's stylesheet; set by `plugins/static-theme`. */
declare const __LIBRARY_STYLESHEETS__: Record<'material' | 'joy', string>;
