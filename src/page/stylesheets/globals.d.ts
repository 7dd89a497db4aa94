/** URL of each stylesheet for single pages; set by `plugins/assets/icon-fonts`. */
declare const __PAGE_STYLESHEETS__: Readonly<Record<string, string>>;
