export { editorForm } from './forms';
export type { SandboxEditor } from './forms';
export { postForm } from './post-form';
