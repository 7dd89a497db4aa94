export { CodeBlock } from './CodeBlock';
export { CopyButton } from './CopyButton';
export { CopyIconButton } from './CopyIconButton';
export { copyText } from './copy-text';
export { LinkedPre } from './links/LinkedPre';
