/** Written by `plugins/assets/default-theme`. */
declare module '@generated/default-theme/default/*.json' {
  const entries: import('./types').ThemeEntry[];
  export default entries;
}
