export { CodeBlock } from './CodeBlock';
export { CopyButton } from './CopyButton';
export { copyText } from './copy-text';
export { LinkedPre } from './links/LinkedPre';
