/** Written by `plugins/coverage`. */
declare module '@generated/coverage/default/coverage.json' {
  const coverage: import('./types').CoverageProduct[];
  export default coverage;
}
