/** Address of each stylesheet that pages may ask for; set by `plugins/icon-fonts`. */
declare const __PAGE_STYLESHEETS__: Readonly<Record<string, string>>;
