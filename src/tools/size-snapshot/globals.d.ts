/** Written by `plugins/assets/size-snapshot`. */
declare module '@generated/size-snapshot/default/sizes.json' {
  const sizes: import('./types').ProductSizes[];
  export default sizes;
}
