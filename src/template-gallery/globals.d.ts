/** Written by `plugins/templates`. */
declare module '@generated/templates/default/gallery.json' {
  const templates: import('./types').GalleryTemplate[];
  export default templates;
}
