export { CodeEditor } from './CodeEditor';
export { LiveStage } from './LiveStage';
export { shownPreview } from '../edits/shown-preview';
