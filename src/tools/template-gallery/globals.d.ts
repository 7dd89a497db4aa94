/** Written by `plugins/content/templates`. */
declare module '@generated/templates/default/gallery.json' {
  const templates: import('./types').GalleryTemplate[];
  export default templates;
}
