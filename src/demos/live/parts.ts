export { CodeEditor } from './CodeEditor';
export { LiveStage } from './LiveStage';
