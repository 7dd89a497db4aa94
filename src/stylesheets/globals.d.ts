/** URL of each stylesheet for single pages; set by `plugins/icon-fonts`. */
declare const __PAGE_STYLESHEETS__: Readonly<Record<string, string>>;
