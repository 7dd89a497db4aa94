/** Written by `plugins/reference/upgrade-check`. */
declare module '@generated/upgrade-check/default/upgrade-check.json' {
  const data: import('./types').UpgradeCheckData;
  export default data;
}
