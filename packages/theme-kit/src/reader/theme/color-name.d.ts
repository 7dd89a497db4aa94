declare module 'color-name' {
  /** Red, green and blue of CSS's named colors, by name. */
  const colors: Record<string, [red: number, green: number, blue: number]>;
  export default colors;
}
