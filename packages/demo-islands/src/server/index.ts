export { DemoServerError, throwingLine, throwsOnServer } from './demo-server-error';
export { renderDemo } from './render-demo';
export type { ServerDemo } from './render-demo';
export { ServerIsland } from './ServerIsland';
