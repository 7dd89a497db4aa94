/** Written by `plugins/upgrade-check`. */
declare module '@generated/upgrade-check/default/upgrade-check.json' {
  const data: import('./types').UpgradeCheckData;
  export default data;
}
