/** Calls a function after the next frame has been drawn; in a background tab, once there is one. */
export function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
